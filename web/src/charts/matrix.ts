/** Who gave how much to whom, as a table with sums at its edges. */

export interface Matrix {
  /** The largest number in it, at least 1. */
  most: number;
  /** What each row gave, and what each column got. */
  given: number[];
  got: number[];
  total: number;
}

export function matrixOf(values: readonly (readonly number[])[]): Matrix {
  const given = values.map((row) => sum(row));
  const got = values.map((_, column) => sum(values.map((row) => row[column] ?? 0)));
  return { most: Math.max(1, ...values.flat()), given, got, total: sum(given) };
}

/** How wide the spot of a number is: its area is the number, and the largest fills the room. */
export function spot(value: number, most: number, room: number): number {
  return Math.sqrt(Math.max(0, value) / Math.max(1, most)) * room;
}

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}
