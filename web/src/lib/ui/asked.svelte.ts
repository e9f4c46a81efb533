/** Something that the server is asked for: still waited for, here, or refused with a reason. */
import { Unreachable } from '../api/client';
import { clearTimer, setTimer, type Timer } from '../clock';
import { t } from '../words/words.svelte';

const PATIENCE = 4000; // milliseconds until a server that is gone is asked again

export class Asked<T> {
  value = $state.raw<T | null>(null);
  problem = $state<string | null>(null);
  /** Nobody answers; we go on asking by ourselves. */
  gone = $state(false);
  #round = $state(0);

  /**
   * Only while a component is made. It asks anew when what `ask` reads has changed (the language, a filter), and
   * `every` so many milliseconds while somebody looks. Where there is nothing to ask, `ask` gives null.
   */
  constructor(ask: () => Promise<T> | null, every: number | null = null) {
    $effect(() => {
      // Reading the round makes `again` ask once more.
      const asking = this.#round >= 0 ? ask() : null;
      let wanted = true;
      let timer: Timer | undefined;
      const later = (milliseconds: number) => {
        timer = setTimer(() => {
          if (document.visibilityState === 'visible') this.again();
          else later(milliseconds);
        }, milliseconds);
      };
      asking?.then(
        (value) => {
          if (!wanted) return;
          this.value = value;
          this.problem = null;
          this.gone = false;
          if (every !== null) later(every);
        },
        (error: unknown) => {
          if (!wanted) return;
          this.gone = error instanceof Unreachable;
          this.problem = said(error);
          if (this.gone) later(PATIENCE);
        },
      );
      return () => {
        wanted = false;
        clearTimer(timer);
      };
    });
  }

  again(): void {
    this.#round += 1;
  }
}

/** A problem in words. */
export function said(error: unknown): string {
  if (error instanceof Unreachable) return t('web-unreachable');
  return error instanceof Error && error.message ? error.message : t('web-page-failed');
}
