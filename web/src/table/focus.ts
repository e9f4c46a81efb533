/** Where the keyboard goes on when what it was on has gone: to the choices, or to the question. */
import { tick } from 'svelte';

/** What is folded away cannot get the focus. */
export function unfold(within: Element | undefined | null): void {
  const folded = within?.closest('details');
  if (folded) folded.open = true;
}

export class Focus {
  private from: 'choices' | 'board' | 'elsewhere' | null = null;
  private last = '';

  constructor(private readonly frame: () => HTMLElement | undefined) {}

  /** Something has got the focus. */
  moved(event: FocusEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('#choices')) this.from = 'choices';
    else if (target.closest('section.board')) this.from = 'board';
    else if (target.id !== 'question') this.from = 'elsewhere'; // there we have put it ourselves
  }

  /** Another moment, another list. Nobody is taken away from where he has gone himself. */
  async goOn(moment: string): Promise<void> {
    if (moment === this.last) return;
    this.last = moment;
    await tick();
    const now = document.activeElement;
    const isLost = now === null || now === document.body;
    const wasChoosing = this.from === 'choices' && (isLost || now.closest('#choices, #question') !== null);
    if (wasChoosing && this.enterChoices()) return;
    if (wasChoosing || (isLost && this.from !== null)) this.find('#question')?.focus({ preventScroll: true });
  }

  /** To the first choice; false if there is none. */
  enterChoices(): boolean {
    const first = this.find('#choices [data-index]');
    unfold(first);
    first?.focus({ preventScroll: true });
    return first !== null;
  }

  /** Also into sight: on a phone the list lies below the board. */
  jump(): void {
    this.find('#choices')?.scrollIntoView({ block: 'start' });
    this.enterChoices();
  }

  /** From the list to the board. */
  back(): void {
    this.find('section.board')?.scrollIntoView({ block: 'start' });
    this.find('#question')?.focus({ preventScroll: true });
  }

  /** Tell whether the list of choices is out of sight, until the answer of this is called. */
  watch(far: (far: boolean) => void): () => void {
    const list = this.find('#choices');
    far(false);
    if (list === null) return () => undefined;
    const watch = new IntersectionObserver(([entry]) => far(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '-80px 0px', // what lies at the edges of a phone's screen covers as much
    });
    watch.observe(list);
    return () => {
      watch.disconnect();
    };
  }

  private find(what: string): HTMLElement | null {
    return this.frame()?.querySelector<HTMLElement>(what) ?? null;
  }
}
