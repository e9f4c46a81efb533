/**
 * The clocks of a table. The server says what is left and when that was; between its words the page counts down.
 *
 * Whoever shows a clock follows it with a timer of its own: a second that passes changes one figure, not the table.
 */
import type { ClockTold } from '../api/types';
import { clearTimer, now, setTimer, type Timer } from '../clock';

import { untilNext } from './time';

/** Milliseconds: no message takes so long. If one seems to, our own clock has gone wrong, as after a sleep. */
const SLOWEST = 2000;

export class TableClock {
  told = $state.raw<ClockTold | null>(null);
  /** The server has reminded of the own time: what was left then; null when it does not run any more. */
  reminded = $state<number | null>(null);
  readonly isPaused = $derived(this.told?.paused ?? false);
  /** The seats that want a pause; empty when nobody does, or when it has come. */
  readonly pausing = $derived(this.told === null || this.told.paused ? [] : this.told.pausing);

  /** Our clock minus the server's, as the quickest message has shown it. */
  private behind: number | null = null;

  /** What an update says; `seat` is the own one. */
  hear(told: ClockTold | null, seat: number | null = null): void {
    this.told = told;
    if (seat === null || !this.runs(seat)) this.reminded = null;
    if (told === null) return;
    const behind = now() - told.now;
    const isBetter = this.behind === null || behind < this.behind || behind > this.behind + SLOWEST;
    if (isBetter) this.behind = behind;
  }

  /** What a seat has left at this moment (milliseconds); null if no clock is kept for it. */
  left(seat: number): number | null {
    const told = this.told;
    const own = told?.seats[seat];
    if (!told || own?.left === null || own?.left === undefined) return null;
    const passed = own.runs && !told.paused ? now() - (this.behind ?? 0) - told.now : 0;
    return Math.max(0, own.left - Math.max(0, passed));
  }

  runs(seat: number): boolean {
    const told = this.told;
    return told !== null && !told.paused && (told.seats[seat]?.runs ?? false);
  }

  /** Tell what is left, now and whenever that reads otherwise; what is returned ends it. */
  follow(seat: number, tell: (left: number | null) => void): () => void {
    let timer: Timer | undefined;
    const look = () => {
      const left = this.left(seat);
      tell(left);
      if (left !== null && left > 0 && this.runs(seat)) timer = setTimer(look, untilNext(left));
    };
    look();
    return () => {
      clearTimer(timer);
    };
  }

  remind(left: number): void {
    this.reminded = left;
  }
}
