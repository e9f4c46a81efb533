/** What a seat sees of Giants, as the server tells it. */

export const FIGURES = ['worker', 'sorcerer', 'chief'] as const;
export type Figure = (typeof FIGURES)[number];
export type HexKind = 'plain' | 'forest' | 'village' | 'hut' | 'moai-quarry' | 'headdress-quarry';
export type Edge = 'e' | 'ne' | 'nw' | 'w' | 'sw' | 'se';
export type Phase = 'auction' | 'placement' | 'transport' | 'end-of-turn';

export interface HexView {
  /** The letter of its row and its number in it: c4. */
  name: string;
  q: number;
  r: number;
  kind: HexKind;
  /** The logs that its forest still gives; 0: felled, or no forest at all. */
  forest: number;
  /** Logs that were placed here with figures. */
  logs: number;
  /** How many of each seat. */
  workers: number[];
  /** Whose sorcerers and chiefs stand here. */
  sorcerers: number[];
  chiefs: number[];
  /** Those of them that do not carry in this turn. */
  idle: { seat: number; figure: Figure }[];
}

export interface AhuView {
  name: string;
  hex: string;
  edge: Edge;
  value: number;
  headdress: number;
  /** Whose base lies here; null: nobody's, or not ours to know. */
  base: number | null;
  reserved: boolean;
  moai: string | null;
  size: number;
  crowned: string | null;
  /** What stands here counts so much. */
  worth: number;
}

export interface ObjectView {
  /** small-3, headdress-1, ... */
  name: string;
  kind: 'moai' | 'headdress';
  size: number;
  hex: string;
  /** Before whose screen it stands; null: it lies on its hex. */
  in_front_of: number | null;
  owner: number | null;
  /** The owner's marker is on it. */
  marked: boolean;
  /** Where it has been in this turn. */
  trail: string[];
}

export interface BidView {
  markers: number;
  workers: number;
  sorcerer: number;
  chief: number;
  /** What its sculptors can still carve. */
  strength: number;
}

/** How many there are behind a screen; null: hidden from us. */
export type Count = number | null;

export interface SeatView {
  workers: Count;
  markers: Count;
  /** 'hand', 'bid' or the hex. */
  sorcerer: string;
  chief: string;
  idle: Figure[];
  logs: Count;
  half_tablets: number;
  bases: Count;
  points: number;
  passed: boolean;
  /** Null: the bids of this turn are not open yet. */
  bid: BidView | null;
  /** Markers laid for half-tablets. */
  laid: number;
  contained: { workers: Count; markers: Count };
  erected: Count;
  score: number;
  shown: string[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  parts: Record<string, number>[];
}

export interface TableView {
  players: number;
  seat: number | null;
  options: { open_score?: boolean };
  decision: { kind: string; seats: number[]; answered?: number[] } | null;
  outcome: Outcome | null;
  turn: number;
  first: number;
  phase: Phase;
  active: number | null;
  dice: number[];
  /** Moai by size: small, medium, large. */
  offered: number[];
  order: number[];
  supply: { moai: number[]; headdresses: number; logs: number; half_tablets: number };
  gone: number[];
  logs_gone: number;
  hexes: HexView[];
  ahus: AhuView[];
  objects: ObjectView[];
  moving: { object: string; hex: string; to: string | null } | null;
  /** Where the object can be carried next, and what each way to pay gives the seats. */
  steps: { hex: string; payments: number[][] }[];
  acting: { figure: Figure; hex: string } | null;
  placing: { figure: Figure; logs: number } | null;
  seats: SeatView[];
}

/** Take a view for one of Giants; the server's schema leaves its form to the title. */
export function read(view: Record<string, unknown>): TableView {
  if (!Array.isArray(view.hexes) || !Array.isArray(view.ahus)) {
    throw new TypeError('This is not a view of Giants.');
  }
  return view as unknown as TableView;
}

/** What the moai and headdresses that a seat has erected are worth; null where bases are hidden: it is not known. */
export function standing(view: TableView, seat: number): number | null {
  if (view.ahus.some(({ moai, base }) => moai !== null && base === null)) return null;
  return view.ahus.filter(({ base }) => base === seat).reduce((sum, { worth }) => sum + worth, 0);
}

/** What of that the score leaves out until the end: with an open score headdresses alone [G31]. Null: nothing, or it is not known. */
export function leftOut(view: TableView, seat: number): number | null {
  const worth = view.outcome === null ? standing(view, seat) : null;
  if (worth === null || view.options.open_score !== true) return worth;
  return view.ahus.filter(({ base, crowned }) => base === seat && crowned !== null).reduce((sum, { headdress }) => sum + headdress, 0);
}

/** What lies on a hex, not counting what still stands before a screen. */
export function lyingOn(view: TableView, hex: string): ObjectView[] {
  return view.objects.filter((each) => each.in_front_of === null && each.hex === hex);
}
