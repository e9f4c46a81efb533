/** What the page reads from a view of Giants. */
import type { GiantsFigure, GiantsObject, GiantsView } from './types';

export const FIGURES = ['worker', 'sorcerer', 'chief'] as const satisfies readonly GiantsFigure[];

/** Take a view for one of Giants; to the rest of the page it is a view of any title. */
export function read(view: Record<string, unknown>): GiantsView {
  if (view.title !== 'giants') throw new TypeError('This is not a view of Giants.');
  return view as unknown as GiantsView;
}

/** What the moai and headdresses that a seat has erected are worth; null where bases are hidden: it is not known. */
export function standing(view: GiantsView, seat: number): number | null {
  if (view.ahus.some(({ moai, base }) => moai !== null && base === null)) return null;
  return view.ahus.filter(({ base }) => base === seat).reduce((sum, { worth }) => sum + worth, 0);
}

/** What of that the score leaves out until the end: with an open score headdresses alone [G31]. Null: nothing, or it is not known. */
export function leftOut(view: GiantsView, seat: number): number | null {
  const worth = view.outcome === null ? standing(view, seat) : null;
  if (worth === null || view.options.open_score !== true) return worth;
  return view.ahus.filter(({ base, crowned }) => base === seat && crowned !== null).reduce((sum, { headdress }) => sum + headdress, 0);
}

/** What lies on a hex, not counting what still stands before a screen. */
export function lyingOn(view: GiantsView, hex: string): GiantsObject[] {
  return view.objects.filter((each) => each.in_front_of === null && each.hex === hex);
}
