/** What a seat sees of Raiatea, as the server tells it. */

export const GOODS = ['uru', 'taro', 'mahi-mahi', 'tiare'] as const;
export const ASSISTANTS = ['gatherer', 'merchant', 'shaman', 'diver'] as const;
export const LOCATIONS = ['forest', 'marae', 'reef', 'path', 'border', 'market'] as const;
export const RANKS = ['raatira', 'ariki', 'arioi', 'tahua'] as const;
export const DECKS = ['normal', 'forbidden'] as const;
export const GIFTS = ['tattoo', 'goods', 'pearls'] as const;
/** The steps of a ceremony, in their order. */
export const STEPS = ['dance', 'buy', 'prepare', 'invocation', 'gifts', 'blessing', 'building'] as const;
export const MIRROR = 'mirror';

export type Goods = (typeof GOODS)[number];
export type Assistant = (typeof ASSISTANTS)[number];
export type Location = (typeof LOCATIONS)[number];
export type Rank = (typeof RANKS)[number];
export type Deck = (typeof DECKS)[number];
export type Gift = (typeof GIFTS)[number];
/** Within a turn at a location its name. */
export type Phase = 'begin' | 'round' | Location | (typeof STEPS)[number];
export type ByGoods = Readonly<Record<Goods, number>>;
export type ByAssistant = Readonly<Record<Assistant, number>>;

/** One part of what a bonus, a ritual or a treasure does. */
export interface Effect {
  word: string;
  what: string;
  amount: number;
  scope: string;
  each: string;
  per: number;
  limit: number;
  when: string;
  alternatives: Effect[][];
}

export interface ForestCard {
  /** A goods, an assistant, a god or `mirror`. */
  card: string;
  treasure: string | null;
  group: 'goods' | 'assistant' | 'mask';
}

export interface Price {
  /** Where the marker stands, from 1 at the bottom. */
  step: number;
  /** What each step gives, from the bottom. */
  bonuses: Effect[][];
}

export type MissionType = 'pearl' | 'mana' | 'goods' | 'conditional' | 'auction';

export interface Space {
  statue: number;
  space: number;
  row: number;
  /** Null: nobody knows it yet. */
  mission: string | null;
  points: number;
  type: MissionType | null;
  /** The types that masks count it as. */
  kinds: MissionType[];
  /** The seat that has completed it. */
  owner: number | null;
  /** What is paid: pearls, mana, goods by name; `any`, `equal`, `different` are goods. */
  pay: Readonly<Record<string, number>> | null;
  need: { what: string; amount: number; rank?: Rank } | null;
  /** Whether the own seat has what it takes. */
  can: boolean;
}

export interface Statue {
  open: boolean;
  buildable: boolean;
  spaces: Space[];
}

/** A ritual that lies in the row of the blessing. */
export interface Laid {
  ritual: string;
  seat: number;
  cost: number;
  common: boolean;
}

/** Hidden rituals as all know them. */
export interface Backs {
  deck: Deck;
  era: number;
  common: boolean;
  count: number;
}

export interface Pair {
  mask: string;
  /** Made with a mirror. */
  mirror: boolean;
  /** What it is worth now. */
  worth: number;
}

export interface SeatView {
  /** These four lie behind the screen; null: not ours to know. */
  mana: number | null;
  pearls: number | null;
  goods: ByGoods | null;
  missions: string[] | null;
  goods_count: number;
  missions_count: number;
  priests: number;
  tattoo: number;
  rank: Rank;
  ready: ByAssistant;
  used: ByAssistant;
  /** Unpaired ones. */
  masks: string[];
  mirrors: number;
  pairs: Pair[];
  hand: string[] | null;
  hand_cards: Backs[];
  /** What was put into the bag. */
  bag: string[] | null;
  bag_cards: Backs[];
  permanent: string[];
  /** Rituals that work just now. */
  acting: string[];
  drawn: string[] | null;
  drawn_count: number;
  /** Passed for the rest of the building. */
  passed: boolean;
  /** May use no diver again in this building step. */
  dived: boolean;
  /** The points as they stand; null: not ours to know. */
  score: number | null;
}

/** What the pending question is about. */
export interface Task {
  seat: number;
  count: number;
  options?: Effect[][];
  opponent?: number;
  goods?: Goods;
  statue?: number;
  space?: number;
  deck?: Deck | null;
  most?: number | null;
  diver?: boolean;
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
  options: Readonly<Record<string, unknown>>;
  decision: { kind: string; seats: number[]; sealed: boolean; answered?: number[]; own?: string[] } | null;
  outcome: Outcome | null;
  phase: Phase;
  /** How many ceremonies have begun. */
  ceremony: number;
  round: number;
  /** How many rounds come before each ceremony. */
  rounds: number[];
  first: number;
  /** The ceremony order. */
  order: number[];
  kahuna: number | null;
  location: Location | null;
  die: number | null;
  reef_die: number | null;
  locations: Readonly<Record<Location, number | null>>;
  forest_row: ForestCard[];
  forest_deck: number;
  goods_market: ByGoods;
  prices: Readonly<Record<Goods, Price>>;
  assistant_market: ByAssistant;
  mask_market: Readonly<Record<string, number>>;
  decks: Readonly<Record<Deck, { left: number; era: number }>>;
  discards: Readonly<Record<string, number>>;
  /** Null: it is not counted, for the suspense. */
  bag: number | null;
  gifts: Gift[];
  opened: number;
  statues: Statue[];
  blessing: Laid[];
  seats: SeatView[];
  turn: Readonly<Record<'sold' | 'hired' | 'sacrificed' | 'drew' | 'helped' | 'picked', number>>;
  task: Task | null;
}

/** Take a view for one of Raiatea; the server's schema leaves its form to the title. */
export function read(view: Record<string, unknown>): TableView {
  if (!Array.isArray(view.statues) || !Array.isArray(view.seats)) {
    throw new TypeError('This is not a view of Raiatea.');
  }
  return view as unknown as TableView;
}

export function isGoods(name: string): name is Goods {
  return (GOODS as readonly string[]).includes(name);
}

export function isAssistant(name: string): name is Assistant {
  return (ASSISTANTS as readonly string[]).includes(name);
}

/** Whether a ceremony is going on. */
export function isCeremony(phase: Phase): boolean {
  return (STEPS as readonly string[]).includes(phase);
}
