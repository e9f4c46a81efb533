/** What happened while one was away: the browser remembers for each table what was seen last. */
import { wallTime } from '../clock';

import { keepIn, kept } from './kept';
import type { Entry } from './log';

const SEEN = 'vaka-seen'; // the last ply
const LEFT = 'vaka-left'; // when the page was left
const TABLES = 60; // that are remembered
const MOMENT = 20_000; // milliseconds: who was away no longer, as for a reload, still knows the game
/** How many moves of others are worth telling: after a moment, in a page that stayed open, in one opened anew. */
const WORTH_TELLING = { moment: 3, stayed: 2, anew: 1 };

export class Away {
  /** What happened meanwhile, until it is put away. */
  missed = $state.raw<readonly Entry[]>([]);
  private arrived = false;

  constructor(private readonly id: string) {}

  /** The page is looked at, with all that is in the log now. */
  look(log: readonly Entry[], seat: number | null): void {
    const last = log.at(-1)?.step.ply ?? 0;
    const seen = remembered(SEEN)[this.id];
    const fresh = seen === undefined ? [] : log.filter((entry) => entry.step.ply > seen);
    const others = fresh.filter((entry) => entry.step.seat !== seat).length;
    const isBrief = wallTime() - (remembered(LEFT)[this.id] ?? 0) < MOMENT;
    const enough = WORTH_TELLING[isBrief ? 'moment' : this.arrived ? 'stayed' : 'anew'];
    if (others >= enough) this.missed = fresh;
    this.arrived = true;
    this.saw(last);
  }

  /** It was seen as it happened. */
  saw(ply: number): void {
    if (ply > (remembered(SEEN)[this.id] ?? -1)) remember(SEEN, this.id, ply);
  }

  /** Nobody looks at the page any more. */
  leave(): void {
    remember(LEFT, this.id, wallTime());
  }

  dismiss(): void {
    this.missed = [];
  }
}

function remember(key: string, id: string, value: number): void {
  const others = Object.entries(remembered(key)).filter(([table]) => table !== id);
  const all = [...others.slice(1 - TABLES), [id, value]];
  keepIn(key, JSON.stringify(Object.fromEntries(all)));
}

function remembered(key: string): Record<string, number> {
  try {
    const found: unknown = JSON.parse(kept(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}
