/** How near pieces must be looked at so that they can be pressed one by one. */

export const NEAREST = 8;

/** The hit area of an object, as parts of the room that it has: no wider than it stands from the next one. */
export const HIT = { width: 0.78, height: 0.98 } as const;

/** How wide a hit area must be, in pixels: for a finger, and for a mouse. */
export const FINGER = 24;
export const MOUSE = 11;

/** `width` is that of a hit area, as a part of the map's, and `window` that of the window onto the map, in pixels. */
export function nearFor(width: number, window: number, wanted: number = FINGER): number {
  return width * window > 0 ? Math.min(NEAREST, Math.max(1, wanted / (width * window))) : 1;
}
