/** What a seat sees of Rapa Nui, as the server tells it. */

export const CROPS = ['fish', 'mulberry', 'sweet-potato', 'grain'] as const;
/** In the order in which areas show them: who brings wood and points first, then who brings offerings. */
export const KINDS = ['woodcutter', 'priest', 'moai', ...CROPS] as const;

export type Crop = (typeof CROPS)[number];
export type Kind = (typeof KINDS)[number];
export type ByCrop = Readonly<Record<Crop, number>>;
export type ByKind = Readonly<Record<Kind, number>>;

export interface SeatView {
  wood: number;
  points: number;
  village: ByKind;
  /** What an offering of each crop would cost this seat. */
  prices: ByCrop;
  /** What the seat gets when moai are scored. */
  moai_gain: number;
  hand_count: number;
  /** Null: not ours to know. */
  hand: ByKind | null;
  offering_count: number;
  offerings: ByCrop | null;
}

export interface HiddenOffering {
  /** Who laid it. */
  seat: number;
  /** Null: face down for us. */
  crop: Crop | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  /** Where each seat's points came from. */
  parts: Record<string, number>[];
}

export interface TableView {
  players: number;
  seat: number | null;
  decision: { kind: string; seats: number[] } | null;
  outcome: Outcome | null;
  active: number;
  first: number;
  deck: number;
  /** Each from the deepest card to the front card. */
  columns: Kind[][];
  piles: ByCrop;
  stone: { open: ByCrop; hidden: HiddenOffering[] };
  removed: number;
  /** What was scored last. */
  scored: Kind | null;
  costs: { moai: number; gatherers: number[] };
  /** What an offering of each crop is worth; told when the game is over. */
  values: ByCrop | null;
  seats: SeatView[];
  options: Readonly<Record<string, unknown>>;
  /** What a player who forgets nothing knows; of these offerings some may lie face down on the stone. */
  memory: { offerings: ByCrop[] };
}

/** The offerings of a seat; with open hands those that could be remembered. Null: not ours to know. */
export function knownOfferings(view: TableView, seat: number): { crops: ByCrop; faceDown: number } | null {
  const own = view.seats[seat];
  const crops = own?.offerings ?? (view.options.hands === 'open' ? view.memory.offerings[seat] : null);
  if (!own || !crops) return null;
  return { crops, faceDown: CROPS.reduce((sum, crop) => sum + crops[crop], 0) - own.offering_count };
}

/** Take a view for one of Rapa Nui; the server's schema leaves its form to the title. */
export function read(view: Record<string, unknown>): TableView {
  if (!Array.isArray(view.columns) || !Array.isArray(view.seats)) {
    throw new TypeError('This is not a view of Rapa Nui.');
  }
  return view as unknown as TableView;
}

export function isCrop(kind: string): kind is Crop {
  return (CROPS as readonly string[]).includes(kind);
}
