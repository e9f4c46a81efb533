/**
 * The moments of a game that were fetched already, and how more are fetched.
 *
 * Who drags the slider passes many moments and wants to see the last: so one is only asked for when
 * the hand rests for a moment, and what is not wanted any more is broken off.
 */
import { clearTimer, setTimer, type Timer } from '$lib/clock';

export type Fetch<T> = (key: string, signal: AbortSignal) => Promise<T>;

const REST = 90; // milliseconds: as long a hand rests when it means it
const MOST = 300; // moments that are kept

export class Moments<T> {
  private readonly kept = new Map<string, T>();
  private timer: Timer | null = null;
  private asking: { key: string; control: AbortController } | null = null;
  private ahead: string[] = [];
  private wants = '';

  constructor(
    private readonly fetch: Fetch<T>,
    /** Told of what is wanted, as soon as it is here. */
    private readonly here: (key: string, moment: T) => void,
    private readonly failed: (key: string, error: unknown) => void,
  ) {}

  known(key: string): T | undefined {
    return this.kept.get(key);
  }

  /** This one is to be shown now; those `ahead` may be wanted next. */
  want(key: string, ahead: readonly string[] = [], rest = REST): void {
    this.wants = key;
    this.ahead = [...ahead];
    if (this.timer !== null) clearTimer(this.timer);
    this.timer = null;
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.here(key, known);
      this.next();
      return;
    }
    if (this.asking?.key === key) return;
    this.asking?.control.abort();
    this.asking = null;
    this.timer = setTimer(() => {
      this.timer = null;
      void this.ask(key);
    }, rest);
  }

  /** What was known is not true any more. */
  forget(): void {
    this.close();
    this.kept.clear();
  }

  close(): void {
    if (this.timer !== null) clearTimer(this.timer);
    this.timer = null;
    this.ahead = [];
    this.wants = '';
    this.asking?.control.abort();
    this.asking = null;
  }

  private async ask(key: string): Promise<void> {
    const control = new AbortController();
    const asking = { key, control };
    this.asking = asking;
    try {
      const moment = await this.fetch(key, control.signal);
      if (control.signal.aborted) return;
      this.keep(key, moment);
      this.asking = null;
      if (key === this.wants) this.here(key, moment);
    } catch (error) {
      if (control.signal.aborted) return;
      this.asking = null;
      this.ahead = []; // what fails once is not tried for what nobody has asked for
      if (key === this.wants) this.failed(key, error);
    }
    this.next();
  }

  /** While nothing else is to do, look ahead: one at a time. */
  private next(): void {
    if (this.asking !== null || this.timer !== null) return;
    const key = this.ahead.find((each) => !this.kept.has(each));
    if (key !== undefined) void this.ask(key);
  }

  private keep(key: string, moment: T): void {
    this.kept.set(key, moment);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
  }
}
