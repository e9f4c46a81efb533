/** What the server tells of a finished game. */
import type * as Schemas from '$lib/api/schema';

import type { Point } from '../charts/scale';

export type SummaryTold = Schemas.Summary;

export type FigureTold = SummaryTold['figures'][number];

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

/** The rows of a figure that grow from one to the next, as lines; they begin with what was before the first. */
export function grown(
  figure: FigureTold,
  names: readonly string[],
): { series: { name: string; points: Point[] }[]; first: number; last: number } {
  const at = figure.rows.map(Number);
  const first = (at[0] ?? 1) - 1;
  const values = figure.layers[0]?.values ?? [];
  const series = names.map((name, seat) => ({
    name,
    points: [
      ...(first === 0 ? [{ at: 0, value: 0 }] : []),
      ...at.map((place, row) => ({ at: place, value: values[row]?.[seat] ?? 0 })),
    ],
  }));
  return { series, first: first === 0 ? 0 : first + 1, last: at.at(-1) ?? 1 };
}

/** The rows of a figure in numbers: of several layers each has its own, and who stands out is said. */
export function rowsOf(figure: FigureTold, names: readonly string[]): { name: string; values: number[] }[] {
  return figure.rows.flatMap((row, at) =>
    figure.layers.map((layer) => ({
      name: [figure.kind === 'lines' ? row : label(figure, row, layer.label), leader(figure, at, names)].join(''),
      values: layer.values[at] ?? [],
    })),
  );
}

function label(figure: FigureTold, row: string, layer: string): string {
  return figure.layers.length > 1 ? `${row} · ${layer}` : row;
}

function leader(figure: FigureTold, row: number, names: readonly string[]): string {
  const seat = figure.leaders[row] ?? null;
  return seat === null ? '' : ` (★ ${names[seat] ?? ''})`;
}
