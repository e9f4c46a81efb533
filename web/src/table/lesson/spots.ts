/** Places on the screen that a lesson speaks of: what carries their name as `data-spot`. */
import { bringIntoSight, ownBar } from '../sight';

export interface Ring {
  spot: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOM = 6; // pixels around what is meant
const EDGE = 24; // between what is meant and a bar

function place(spot: string): Element | null {
  const places = document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`);
  for (const each of places) if (each.getClientRects().length > 0) return each;
  return null;
}

/** Where they are now; those that are not on the screen at all are left out. */
export function found(spots: readonly string[]): Ring[] {
  return spots.flatMap((spot) => {
    const box = place(spot)?.getBoundingClientRect();
    if (box === undefined) return [];
    return [
      {
        spot,
        x: Math.round(box.x) - ROOM,
        y: Math.round(box.y) - ROOM,
        width: Math.round(box.width) + 2 * ROOM,
        height: Math.round(box.height) + 2 * ROOM,
      },
    ];
  });
}

export function same(one: readonly Ring[], other: readonly Ring[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Bring all of them, or else the first, into sight, below the board's own bar too. */
export function intoSight(spots: readonly string[], calm: boolean): void {
  const places = spots.map(place).filter((each) => each !== null);
  const [first] = places;
  if (first !== undefined) bringIntoSight(places, calm ? 'instant' : 'smooth', EDGE, ownBar(first));
}
