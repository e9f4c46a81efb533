/** What the server tells of a finished game. */
import type { components } from '$lib/api/schema';

import type { Point } from '../charts/scale';

export type SummaryTold = components['schemas']['Summary'];

const ROWS = 12;

/** The plies that a table of the points shows: about as many as one reads, the last among them. */
export function moments(last: number): number[] {
  const step = Math.max(1, Math.ceil(last / ROWS));
  const found: number[] = [];
  for (let at = 0; at < last; at += step) found.push(at);
  found.push(last);
  return found;
}

/** The points of each seat as a chart draws them. */
export function seriesOf(told: SummaryTold): { name: string; points: Point[] }[] {
  return told.seats.map((seat) => ({
    name: seat.name,
    points: seat.points.map(({ ply, points }) => ({ at: ply, value: points })),
  }));
}
