/** What somebody at a table is about to do: what is chosen, asked about, looked at. */
import { api, Refused, Unreachable } from '$lib/api/client';
import type { GameEvent, Hint } from '$lib/api/types';
import { choicesOf } from '$lib/table/choices';
import { keepIn, kept } from '$lib/table/kept';
import { HungUp, NotSaid } from '$lib/table/line';
import type { TableStore } from '$lib/table/table.svelte';
import { notes } from '$lib/ui/notes.svelte';
import { t } from '$lib/words/words.svelte';

/** Why something is or is not possible, with the numbers of the rules that say so. */
export interface Why {
  possible: boolean;
  message: string;
  rules: string[];
}

const CONFIRM = 'vaka-confirm';

export class Play {
  /** Whether a choice is confirmed before it is played. */
  careful = $state(kept(CONFIRM) !== 'no');
  /** The events of the entry of the log that somebody looks at. */
  marked = $state.raw<readonly GameEvent[]>([]);
  why = $state.raw<Why | null>(null);
  hinting = $state(false);

  private picked = $state.raw<{ moment: string; index: number } | null>(null);
  private hinted = $state.raw<{ moment: string; hint: Hint } | null>(null);
  private readonly labels = new Map<string, string>();

  /** What may be chosen now; nothing while something moves. */
  readonly choices = $derived.by(() =>
    this.store.isMoving ? [] : choicesOf(this.store.shown),
  );
  /** A question has its own moment: what was chosen or advised for another one means nothing. */
  readonly moment = $derived.by(() => {
    const { shown, isMoving } = this.store;
    return `${String(shown?.ply)} ${String(shown?.step)} ${String(isMoving)}`;
  });
  readonly chosen = $derived(this.picked?.moment === this.moment ? this.picked.index : null);
  readonly hint = $derived(this.hinted?.moment === this.moment ? this.hinted.hint : null);
  readonly choice = $derived(
    this.choices.find((choice) => choice.action.index === this.chosen) ?? null,
  );

  constructor(readonly store: TableStore) {}

  /** Choose an action; the second time it is played, or at once for who wants that. */
  choose(index: number): void {
    if (this.store.acting !== null) return;
    if (!this.choices.some((choice) => choice.action.index === index)) return;
    this.why = null;
    const again = this.chosen === index;
    this.picked = { moment: this.moment, index };
    if (again || !this.careful) void this.confirm();
  }

  /** Play what is chosen. */
  async confirm(): Promise<void> {
    const choice = this.choice;
    if (choice === null) return;
    this.labels.set(choice.action.text, choice.words.label);
    await told(this.store.act(choice.action.index), this.store);
  }

  /** What was chosen before the page was left, and never answered, is not lost. */
  async goOn(): Promise<void> {
    await told(this.store.actAgain(), this.store);
  }

  letGo(): void {
    this.picked = null;
  }

  async takeBack(): Promise<void> {
    await told(this.store.undo(), this.store);
  }

  async consent(agree: boolean): Promise<void> {
    await told(this.store.consent(agree), this.store);
  }

  setCareful(careful: boolean): void {
    this.careful = careful;
    keepIn(CONFIRM, careful ? 'yes' : 'no');
  }

  /** Why can this not be done? The server knows the rule. */
  async ask(action: string): Promise<void> {
    const moment = this.moment;
    try {
      const why = await api.get<Why>(`/tables/${encodeURIComponent(this.store.id)}/why`, { action });
      if (moment === this.moment) this.why = why;
    } catch (error) {
      tell(error, this.store);
    }
  }

  async advise(): Promise<void> {
    if (this.hinting) return;
    const moment = this.moment;
    this.hinting = true;
    try {
      const hint = await api.post<Hint>(`/tables/${encodeURIComponent(this.store.id)}/hint`);
      this.hinted = { moment, hint };
    } catch (error) {
      tell(error, this.store);
    } finally {
      this.hinting = false;
    }
  }

  forgetHint(): void {
    this.hinted = null;
  }

  /** What an action was called when it was chosen here. */
  labelOf(text: string): string {
    return this.labels.get(text) ?? text;
  }
}

async function told(work: Promise<void>, store: TableStore): Promise<void> {
  try {
    await work;
  } catch (error) {
    tell(error, store);
  }
}

/** Say what went wrong, with the rule if there is one. */
export function tell(error: unknown, store: TableStore): void {
  if (error instanceof NotSaid) {
    const { problem } = error;
    // Another tab of ours, or somebody else, was faster: no reason to be told off.
    if (problem.error === 'server-stale') notes.plain(t('web-table-stale'));
    else notes.bad(problem.message, problem.rule ? ruleLink(store, problem.rule) : null);
  } else if (error instanceof Refused) notes.bad(error.message);
  else if (error instanceof Unreachable) notes.bad(t('web-unreachable'));
  else if (!(error instanceof HungUp)) throw error; // the table was left before the server answered
}

export function ruleLink(store: TableStore, rule: string): { label: string; href: string } {
  const title = encodeURIComponent(store.table?.title ?? '');
  return { label: t('web-table-rule', { rule }), href: `/rules/${title}#${rule}` };
}
