/**
 * Where things are on the table: names that elements carry as `data-spot`, for scenes, marks and lessons.
 *
 *   hex-c4            a hex of the island
 *   ahu-b4-ne         an ahu, as the server names it
 *   standing-erect-b4-ne, standing-crown-b4-ne
 *                     the moai on an ahu, and what is on its head
 *   object-large-1    an object, on its hex or before a screen
 *   many-e8           the objects on a hex, where they stand too close to be pressed one by one
 *   auction           the bid, with what the turn before has brought (last-turn)
 *   bid-hands         the hands of the bid, with what closes them
 *   map               the island
 *   seat-2            the panel of a seat
 *   workers-2, markers-2, logs-2, halves-2, bases-2, points-2, sorcerer-2, chief-2
 *                     what a seat has, in its panel
 *   screen-2          what lies before a screen: bids and objects
 *   dice, offer       the roll of the turn, and the moai on offer
 *   phase             which turn and phase it is
 *   supply            what is left for all
 *   tray              what is answered beside the map
 *   figure-worker, figure-sorcerer, figure-chief
 *                     the figures in the tray
 */
export type Held = 'workers' | 'markers' | 'logs' | 'halves' | 'bases' | 'points' | 'standing' | 'sorcerer' | 'chief';

export const spot = {
  map: 'map',
  auction: 'auction',
  hands: 'bid-hands',
  dice: 'dice',
  offer: 'offer',
  phase: 'phase',
  supply: 'supply',
  tray: 'tray',
  hex: (name: string) => `hex-${name}`,
  ahu: (name: string) => `ahu-${name}`,
  standing: (ahu: string, how: 'erect' | 'crown') => `standing-${how}-${ahu}`,
  object: (name: string) => `object-${name}`,
  many: (hex: string) => `many-${hex}`,
  seat: (seat: number) => `seat-${String(seat)}`,
  held: (seat: number, what: Held) => `${what}-${String(seat)}`,
  screen: (seat: number) => `screen-${String(seat)}`,
  figure: (figure: string) => `figure-${figure}`,
};
