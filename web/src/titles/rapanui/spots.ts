/** Where things lie on the table: names that elements carry as `data-spot`, for scenes and marks. */
import type { Happening } from './events';
import { isCrop } from './position';
import type { RapaNuiCard, RapaNuiCrop } from './types';

export const spot = {
  deck: 'deck',
  column: (column: number) => `column-${String(column)}`,
  hand: (seat: number) => `hand-${String(seat)}`,
  area: (seat: number, kind: RapaNuiCard) => `area-${String(seat)}-${kind}`,
  wood: (seat: number) => `wood-${String(seat)}`,
  points: (seat: number) => `points-${String(seat)}`,
  offerings: (seat: number) => `offerings-${String(seat)}`,
  offering: (seat: number, crop: RapaNuiCrop) => `offerings-${String(seat)}-${crop}`,
  pile: (crop: RapaNuiCrop) => `pile-${crop}`,
  stone: (crop: RapaNuiCrop) => `stone-${crop}`,
  hidden: 'stone-hidden',
};

/** Where a seat's offerings of a crop lie: others' are one heap, so the second name is the one that is found. */
export function owned(seat: number, crop: RapaNuiCrop | null): string[] {
  return crop === null ? [spot.offerings(seat)] : [spot.offering(seat, crop), spot.offerings(seat)];
}

export function gained(seat: number, what: 'wood' | 'points' | RapaNuiCrop): string[] {
  if (isCrop(what)) return owned(seat, what);
  return [what === 'wood' ? spot.wood(seat) : spot.points(seat)];
}

/** The spots that something concerns, to be marked while its entry in the log is looked at. */
export function concerned(each: Happening, seats: number): string[] {
  switch (each.name) {
    case 'buy':
      return [spot.pile(each.crop), ...owned(each.seat, each.crop)];
    case 'play':
      return [spot.area(each.seat, each.card)];
    case 'remove':
      return [spot.hand(each.seat)];
    case 'sacrifice':
    case 'add':
    case 'reveal':
      return [spot.stone(each.crop)];
    case 'hide':
    case 'hide-own':
      return [spot.hidden];
    case 'draw':
      return [spot.column(each.column), spot.hand(each.seat)];
    case 'new-column':
      return [spot.deck, spot.column(each.column)];
    case 'scoring':
      return Array.from({ length: seats }, (_, seat) => spot.area(seat, each.card));
    case 'gain-wood':
      return [spot.wood(each.seat)];
    case 'gain-points':
      return [spot.points(each.seat)];
    case 'gain-offering':
      return owned(each.seat, each.crop);
    case 'value':
      return [spot.stone(each.crop)];
    case 'nothing-to-place':
    case 'no-offering':
      return [spot.offerings(each.seat)];
    case 'deck-empty':
      return [spot.deck];
    case 'skip':
      return [];
    default:
      return []; // a younger server may tell what this page does not know yet
  }
}
