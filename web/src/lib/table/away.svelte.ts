/** What happened while one was away: the browser remembers for each table what was seen last. */
import { keepIn, kept } from './kept';
import type { Entry } from './log';

const KEPT = 'vaka-seen';
const TABLES = 60; // that are remembered
/** Who looked elsewhere for a moment does not need to be told of a single move. */
const WORTH_TELLING = 2;

export class Away {
  /** What happened meanwhile, until it is put away. */
  missed = $state.raw<readonly Entry[]>([]);
  private arrived = false;

  constructor(private readonly id: string) {}

  /** The page is looked at, with all that is in the log now. */
  look(log: readonly Entry[], seat: number | null): void {
    const last = log.at(-1)?.step.ply ?? 0;
    const seen = remembered()[this.id];
    const fresh = seen === undefined ? [] : log.filter((entry) => entry.step.ply > seen);
    const others = fresh.filter((entry) => entry.step.seat !== seat).length;
    if (others >= (this.arrived ? WORTH_TELLING : 1)) this.missed = fresh;
    this.arrived = true;
    this.saw(last);
  }

  /** It was seen as it happened. */
  saw(ply: number): void {
    const { [this.id]: before = -1, ...others } = remembered();
    if (ply <= before) return;
    const all = [...Object.entries(others).slice(1 - TABLES), [this.id, ply]];
    keepIn(KEPT, JSON.stringify(Object.fromEntries(all)));
  }

  dismiss(): void {
    this.missed = [];
  }
}

function remembered(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}
