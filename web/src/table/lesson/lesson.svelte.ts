/**
 * A first game: what the learner is told now, and what is meant. The server follows the script; only how far
 * the notes of a moment are read is known here.
 */
import type { Update } from '$lib/api/types';

import type { Play } from '../play.svelte';

export type Told = NonNullable<Update['lesson']>;
export type Note = Told['notes'][number];

export class Lesson {
  /** Why not: the answer to a choice that was not meant. */
  private refused = $state.raw<{ moment: string; text: string } | null>(null);
  private reading = $state.raw<{ moment: string; at: number }>({ moment: '', at: 0 });
  /** Somebody wants to play on alone. */
  isPutAway = $state(false);

  readonly told = $derived.by((): Told | null => this.play.store.shown?.lesson ?? null);
  private readonly notes = $derived.by((): readonly Note[] =>
    this.play.isHeldUp ? [] : (this.told?.notes ?? []),
  );
  private readonly at = $derived.by(() => {
    const read = this.reading.moment === this.play.moment ? this.reading.at : 0;
    return Math.min(read, Math.max(this.notes.length - 1, 0));
  });
  /** What is told now; null while others play. */
  readonly note = $derived.by((): Note | null => this.notes[this.at] ?? null);
  readonly step = $derived.by(() => (this.told?.step ?? 1) + this.at);
  readonly hasMore = $derived.by(() => this.at < this.notes.length - 1);
  /** The choice that is asked for now. */
  readonly meant = $derived.by((): number | null => 
    this.hasMore || this.play.isHeldUp ? null : (this.told?.action ?? null),
  );
  /** Others play, and there is nothing to read or to do. */
  readonly isWatching = $derived.by(() => this.meant === null && !this.hasMore && !this.isOver);
  readonly isOver = $derived.by(() => this.told?.over === true && !this.hasMore);
  readonly why = $derived.by(() => (this.refused?.moment === this.play.moment ? this.refused.text : ''));
  readonly isShown = $derived.by(() => this.told !== null && !this.isPutAway);

  constructor(private readonly play: Play) {}

  goOn(): void {
    this.reading = { moment: this.play.moment, at: this.at + 1 };
  }

  /** Choose what is meant; the second time it is played, as always. */
  show(): void {
    const { meant } = this;
    if (meant === null) return;
    // With whatever is to follow it: what lies in the bag is handed in as a whole.
    if (this.play.chosen === meant) void this.play.confirm();
    else this.play.choose(meant);
  }

  /** Whether a choice is the one that is meant; if not, it is said why. */
  allows(index: number): boolean {
    const { told } = this;
    const meant = told?.action ?? index;
    if (told === null || meant === index) {
      this.refused = null;
      return true;
    }
    const text = told.whys.find((why) => why.index === index)?.text ?? told.otherwise;
    this.reading = { moment: this.play.moment, at: this.notes.length - 1 };
    this.refused = { moment: this.play.moment, text };
    return false;
  }
}
