/** What the page reads from a view of Rapa Nui. */
import type { RapaNuiByCrop, RapaNuiCard, RapaNuiCrop, RapaNuiView } from './types';

export const CROPS = ['fish', 'mulberry', 'sweet-potato', 'grain'] as const satisfies readonly RapaNuiCrop[];
/** In the order of a village: the cards that bring wood and points, then the gatherers. */
export const KINDS = ['woodcutter', 'priest', 'moai', ...CROPS] as const satisfies readonly RapaNuiCard[];

/** The offerings of a seat; with open hands those that could be remembered. Null: hidden from this seat. */
export function knownOfferings(view: RapaNuiView, seat: number): { crops: RapaNuiByCrop; faceDown: number } | null {
  const own = view.seats[seat];
  const crops = own?.offerings ?? (view.options.hands === 'open' ? view.memory.offerings[seat] : null);
  if (!own || !crops) return null;
  return { crops, faceDown: CROPS.reduce((sum, crop) => sum + crops[crop], 0) - own.offering_count };
}

/** Take a view for one of Rapa Nui; to the rest of the page it is a view of any title. */
export function read(view: Record<string, unknown>): RapaNuiView {
  if (view.title !== 'rapanui') throw new TypeError('This is not a view of Rapa Nui.');
  return view as unknown as RapaNuiView;
}

export function isCrop(kind: string): kind is RapaNuiCrop {
  return (CROPS as readonly string[]).includes(kind);
}
