/** Numbers to places on a chart. */

/** Round numbers from `low` to `high`, about as many as asked for; the last is not below `high`. */
export function ticks(low: number, high: number, count: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 1);
  const first = Math.floor(low / step) * step;
  const found: number[] = [];
  for (let at = first; at < high + step; at += step) found.push(at);
  return found;
}

export interface Point {
  at: number;
  value: number;
}

/** The value that holds at a place: that of the last change up to there. */
export function valueAt(points: readonly Point[], at: number): number {
  let value = points[0]?.value ?? 0;
  for (const point of points) {
    if (point.at > at) break;
    value = point.value;
  }
  return value;
}

/** A line of steps through points: a value holds until it changes. */
export function stairs(points: readonly Point[], last: number, x: (at: number) => number, y: (value: number) => number): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = [`M${round(x(first.at))} ${round(y(first.value))}`];
  for (const point of rest) parts.push(`H${round(x(point.at))}V${round(y(point.value))}`);
  parts.push(`H${round(x(last))}`);
  return parts.join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface Block {
  /** Which part. */
  part: number;
  from: number;
  to: number;
}

/** The parts of a sum side by side: what counts against somebody goes to the other side of 0. */
export function blocks(parts: readonly number[]): Block[] {
  let up = 0;
  let down = 0;
  const found: Block[] = [];
  parts.forEach((value, part) => {
    if (value > 0) found.push({ part, from: up, to: (up += value) });
    else if (value < 0) found.push({ part, from: (down += value), to: down - value });
  });
  return found;
}

/** How many columns of a legend there is room for, so that its longest name can be read. */
export function columnsFor(names: readonly string[], width: number, sign: number, size = 13): number {
  const longest = Math.max(8, ...names.map((name) => name.length));
  const fits = Math.floor(width / (longest * size * 0.58 + sign));
  return Math.max(1, Math.min(names.length, fits));
}

/** A text that fits into so many pixels, roughly: the rest is left out, but for the number of a bot. */
export function cut(text: string, width: number, size = 13): string {
  const most = Math.max(2, Math.floor(width / (size * 0.56)));
  if (text.length <= most) return text;
  const end = / \S{1,2}$/.exec(text)?.[0].trim() ?? '';
  const room = most - 2 - end.length;
  return end && room > 0 ? `${text.slice(0, room).trimEnd()}…${end}` : `${text.slice(0, most - 1).trimEnd()}…`;
}
