/** What a turn has brought each seat, worked out from what happened in it. */
import type { Happening } from './events';
import type { GiantsAhu, GiantsView } from './types';

/** Something that a seat has got: a symbol of art/Pieces, of which so many, or worth so many points. */
export interface Got {
  icon: string;
  /** What it is called: a key of the labels, or an ahu. */
  label: { key: 'part-carrying' | 'part-headdresses' | 'workers' | 'markers' | 'logs' | 'halves' | 'reserved' } | { ahu: GiantsAhu };
  count: number;
  /** It counts as points. */
  scores: boolean;
}

export interface Turn {
  turn: number;
  /** What each seat has got, the weightiest first. */
  got: Got[][];
  /** The points of each. */
  points: number[];
}

const GAINS = {
  recruit: { icon: 'worker', key: 'workers' },
  marker: { icon: 'marker', key: 'markers' },
  cut: { icon: 'log', key: 'logs' },
  'half-tablet': { icon: 'half', key: 'halves' },
  headdress: { icon: 'headdress', key: 'part-headdresses' },
  reserve: { icon: 'base', key: 'reserved' },
} as const;

/** The turn before the one that has just begun; null: there was none, or the page does not know it. */
export function lastTurn(happened: readonly Happening[], view: GiantsView): Turn | null {
  const end = happened.findLastIndex((each) => each.name === 'turn');
  if (end < 0) return null;
  const begin = happened.slice(0, end).findLastIndex((each) => each.name === 'turn') + 1;
  if (begin === 0 && view.turn !== 2) return null; // its beginning is not known, as where a game goes on from a past moment
  const turn = happened.slice(begin, end);
  const got = view.seats.map((_, seat) => [...setUp(turn, view, seat), ...helped(turn, seat), ...gained(turn, seat)]);
  return { turn: view.turn - 1, got, points: got.map((all) => all.reduce((sum, { count, scores }) => sum + (scores ? count : 0), 0)) };
}

/** What stands since this turn and counts for a seat; what a headdress brings belongs to whose moai it is. */
function setUp(turn: readonly Happening[], view: GiantsView, seat: number): Got[] {
  return view.ahus.flatMap((ahu): Got[] => {
    const erected = turn.find((each) => each.name === 'erect' && each.ahu === ahu.name);
    const label = { ahu };
    if (erected) return 'seat' in erected && erected.seat === seat ? [{ icon: `moai-${String(ahu.size)}`, label, count: ahu.worth, scores: true }] : [];
    const isCrowned = ahu.base === seat && turn.some((each) => each.name === 'crown' && each.ahu === ahu.name);
    return isCrowned ? [{ icon: 'headdress', label, count: ahu.headdress, scores: true }] : [];
  });
}

function helped(turn: readonly Happening[], seat: number): Got[] {
  const count = turn.reduce((sum, each) => sum + (each.name === 'paid' && each.to === seat ? each.points : 0), 0);
  return count === 0 ? [] : [{ icon: 'points', label: { key: 'part-carrying' }, count, scores: true }];
}

function gained(turn: readonly Happening[], seat: number): Got[] {
  return Object.entries(GAINS).flatMap(([name, { icon, key }]): Got[] => {
    const mine = turn.filter((each) => each.name === name && 'seat' in each && each.seat === seat);
    const count = mine.reduce((sum, each) => sum + (each.name === 'cut' ? each.logs : 1), 0);
    return count === 0 ? [] : [{ icon, label: { key }, count, scores: false }];
  });
}
