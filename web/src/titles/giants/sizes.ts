/** How large objects are drawn, as parts of the room of a piece: three sizes that nobody mixes up. */
const HIGH = { headdress: [0.52], moai: [0.66, 0.9, 1.18] } as const;
const SHAPE = { headdress: [40 / 32], moai: [40 / 46, 46 / 60, 48 / 78] } as const;

export function heightOf(kind: 'moai' | 'headdress', size: number): number {
  return HIGH[kind][kind === 'headdress' ? 0 : size - 1] ?? 1;
}

export function widthOf(kind: 'moai' | 'headdress', size: number): number {
  return heightOf(kind, size) * (SHAPE[kind][kind === 'headdress' ? 0 : size - 1] ?? 1);
}
