/** The shapes of the seats in a square of 40: circle, square, hexagon, diamond, shield. */
export const SHAPES: readonly string[] = [
  'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38z',
  'M6 3h28a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
  'M11 3h18l10 17-10 17H11L1 20z',
  'M20 0l20 20-20 20L0 20z',
  'M3 3h34v18c0 9-8 15-17 18C11 36 3 30 3 21z',
];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? '';
}
