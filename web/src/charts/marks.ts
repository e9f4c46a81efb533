/** How the lines of seats differ without colours. */

export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '6 3 2 3'];

/** Circle, square, triangle, diamond, cross: around 0 0, about 10 across. */
export const MARKS = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  'M-4-4h8v8h-8z',
  'M0-5.2L5 3.8H-5z',
  'M0-5.6L5.6 0L0 5.6L-5.6 0z',
  'M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z',
];

export function of<T>(list: readonly T[], at: number, other: T): T {
  return list[at % list.length] ?? other;
}
