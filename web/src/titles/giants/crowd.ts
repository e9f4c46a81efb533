/** Who and what is on a hex, set out in rows so that everything is seen. */
import type { Point } from './geometry';
import { lyingOn } from './position';
import type { GiantsFigure, GiantsHex, GiantsObject, GiantsView } from './types';

export type Piece =
  | { is: 'figure'; key: string; seat: number; figure: GiantsFigure; count: number; idle: boolean }
  | { is: 'logs'; key: string; count: number }
  | { is: 'object'; key: string; object: GiantsObject };

/** A piece with its middle, as seen from the middle of its hex, and the room it has. */
export type Placed = Piece & { at: Point; room: number };

/** How many stand in each row, from the back to the front. */
const ROWS: readonly (readonly number[])[] = [
  [], [1], [2], [1, 2], [2, 2], [2, 3], [3, 3], [2, 3, 2], [3, 3, 2], [3, 3, 3], [3, 4, 3], [3, 4, 4], [4, 4, 4],
];
const WIDE = 94;
const HIGH = 88;
const MOST = 46;
/** Pieces are narrower than the room they are drawn in: they may stand closer than that. */
const CLOSE = 0.8;

function pieces(hex: GiantsHex, view: GiantsView): Piece[] {
  const found: Piece[] = lyingOn(view, hex.name).map((object) => ({ is: 'object', key: object.name, object }));
  const rests = (seat: number, figure: GiantsFigure) => hex.idle.some((each) => each.seat === seat && each.figure === figure);
  view.seats.forEach((_, seat) => {
    const add = (figure: GiantsFigure, count: number) => {
      if (count > 0) found.push({ is: 'figure', key: `${figure}-${String(seat)}`, seat, figure, count, idle: rests(seat, figure) });
    };
    add('chief', hex.chiefs.includes(seat) ? 1 : 0);
    add('sorcerer', hex.sorcerers.includes(seat) ? 1 : 0);
    add('worker', hex.workers[seat] ?? 0);
  });
  if (hex.logs > 0) found.push({ is: 'logs', key: 'logs', count: hex.logs });
  return found;
}

function rowsFor(count: number): readonly number[] {
  const known = ROWS[count];
  if (known) return known;
  const rows = Math.ceil(count / 5);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

export function crowdOn(hex: GiantsHex, view: GiantsView): Placed[] {
  const all = pieces(hex, view);
  const rows = rowsFor(all.length);
  const apart = Math.min(MOST * CLOSE, WIDE / Math.max(1, ...rows), HIGH / Math.max(1, rows.length));
  const room = apart / CLOSE;
  // Rows have more room than what stands in them: so what is ringed behind is not hidden by what is before it.
  const down = Math.max(apart, Math.min(40, HIGH / Math.max(1, rows.length)));
  // A lone piece leaves the picture of its hex in sight.
  const lower = rows.length === 1 ? 16 : rows.length === 2 ? 8 : 2;
  const placed: Placed[] = [];
  let next = 0;
  rows.forEach((count, row) => {
    for (let place = 0; place < count; place++, next++) {
      const piece = all[next];
      if (piece === undefined) return;
      const at = { x: (place - (count - 1) / 2) * apart, y: (row - (rows.length - 1) / 2) * down + lower };
      placed.push({ ...piece, at, room });
    }
  });
  return placed;
}
