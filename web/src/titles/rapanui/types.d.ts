/** Written by script/web-types; do not edit. */
export type RapaNuiActions = {
  skip: RapaNuiNoArgs;
  buy: RapaNuiCropArgs;
  play: RapaNuiPlayArgs;
  remove: RapaNuiRemoveArgs;
  draw: RapaNuiDrawArgs;
  sacrifice: RapaNuiCropArgs;
  hide: RapaNuiCropArgs;
  add: RapaNuiCropArgs;
  collect: RapaNuiCollectArgs;
  take: RapaNuiCropArgs;
};

/** A player bought an offering. */
export type RapaNuiBuyEvent = {
  seat: number;
  crop: RapaNuiCrop;
  price: number;
};

export type RapaNuiByCard = {
  fish: number;
  mulberry: number;
  'sweet-potato': number;
  grain: number;
  woodcutter: number;
  priest: number;
  moai: number;
};

export type RapaNuiByCrop = {
  fish: number;
  mulberry: number;
  'sweet-potato': number;
  grain: number;
};

export type RapaNuiCard = 'fish' | 'mulberry' | 'sweet-potato' | 'grain' | 'woodcutter' | 'priest' | 'moai';

/** What moai bring. */
export type RapaNuiCollectArgs = {
  gain: 'wood' | 'points';
};

/** What cards cost to play, in wood. */
export type RapaNuiCosts = {
  /** The wood for a moai. */
  moai: number;
  /** The wood for 1, 2 and 3 gatherers of one crop. */
  gatherers: number[];
};

export type RapaNuiCrop = 'fish' | 'mulberry' | 'sweet-potato' | 'grain';

/** A crop. */
export type RapaNuiCropArgs = {
  crop: RapaNuiCrop;
};

/** What is asked. */
export type RapaNuiDecision = {
  /** The seats that are asked and have not answered. */
  seats: number[];
  /** The numbers of the rules about it. */
  rules: string[];
  /** Whether the seats answer in secret; the answers are opened together. */
  sealed: boolean;
  /** What is asked. */
  kind: RapaNuiDecisionKind;
};

export type RapaNuiDecisionKind = 'buy' | 'play' | 'sacrifice' | 'hide' | 'add' | 'draw' | 'collect' | 'take';

/** The column, from 1. */
export type RapaNuiDrawArgs = {
  column: number;
};

/** A player drew the front card of a column. */
export type RapaNuiDrawEvent = {
  seat: number;
  card: RapaNuiCard;
  column: number;
};

export type RapaNuiEvents = {
  skip: RapaNuiSeatEvent;
  buy: RapaNuiBuyEvent;
  play: RapaNuiPlayEvent;
  remove: RapaNuiRemoveEvent;
  sacrifice: RapaNuiSeatCropEvent;
  hide: RapaNuiSeatEvent;
  'hide-own': RapaNuiSeatCropEvent;
  'nothing-to-place': RapaNuiSeatEvent;
  add: RapaNuiSeatCropEvent;
  draw: RapaNuiDrawEvent;
  'new-column': RapaNuiNewColumnEvent;
  scoring: RapaNuiScoringEvent;
  'gain-wood': RapaNuiGainEvent;
  'gain-points': RapaNuiGainEvent;
  'gain-offering': RapaNuiGainOfferingEvent;
  'no-offering': RapaNuiSeatEvent;
  'deck-empty': RapaNuiNoArgs;
  reveal: RapaNuiSeatCropEvent;
  value: RapaNuiValueEvent;
};

/** A player got wood or points. */
export type RapaNuiGainEvent = {
  seat: number;
  amount: number;
};

/** A player got offerings. */
export type RapaNuiGainOfferingEvent = {
  seat: number;
  crop: RapaNuiCrop;
  count: number;
};

/** An offering face down on the sacrifice stone. */
export type RapaNuiHiddenOffering = {
  /** The seat that placed it. */
  seat: number;
  /** Its crop; null if this seat does not know it. */
  crop: RapaNuiCrop | null;
};

/** What a player who forgets nothing knows of the others. */
export type RapaNuiMemory = {
  /** The cards in each hand. */
  hands: RapaNuiByCard[];
  /** For each seat, offerings seen taken and not seen placed: still owned, or face down. */
  offerings: RapaNuiByCrop[];
  /** For each hidden offering, in the order placed: how many of the hidden offerings of its seat, up to this one, can be of each crop. */
  limits: RapaNuiByCrop[];
};

/** A new column was dealt; its front card is the last. */
export type RapaNuiNewColumnEvent = {
  column: number;
  count: number;
  cards: RapaNuiCard[];
};

/** No arguments. */
export type RapaNuiNoArgs = Record<string, never>;

/** The result of a finished game. */
export type RapaNuiOutcome = {
  /** The points of each seat. */
  scores: number[];
  /** The place of each seat, 1 for the first; seats that tie share a place. */
  ranking: number[];
  /** The seats on the first place. */
  winners: number[];
  /** Why the game ended. */
  reason: 'deck-empty';
  /** Where each seat's points came from. */
  parts: RapaNuiParts[];
};

/** Where a seat's points came from. */
export type RapaNuiParts = {
  /** Point tokens. */
  points: number;
  /** Points for moai. */
  moai: number;
  /** Points for wood left. */
  wood: number;
  /** Points for offerings left. */
  offerings: number;
};

/** The cards to play: several only of one gatherer. */
export type RapaNuiPlayArgs = {
  card: RapaNuiCard;
  count: number;
};

/** A player played cards. */
export type RapaNuiPlayEvent = {
  seat: number;
  card: RapaNuiCard;
  count: number;
  cost: number;
};

/** The card to remove from the game. */
export type RapaNuiRemoveArgs = {
  card: 'moai';
};

/** A player removed a card from the game. */
export type RapaNuiRemoveEvent = {
  seat: number;
  card: 'moai';
};

/** A card is scored. */
export type RapaNuiScoringEvent = {
  card: RapaNuiCard;
};

/** What is known of a player. */
export type RapaNuiSeat = {
  /** Wood. */
  wood: number;
  /** Points. */
  points: number;
  /** The cards in the player's village, by card. */
  village: RapaNuiByCard;
  /** The wood an offering of each crop costs this player. */
  prices: RapaNuiByCrop;
  /** What a scoring of moai would bring now, in wood or points. */
  moai_gain: number;
  /** The number of cards in hand. */
  hand_count: number;
  /** The cards in hand; null if this seat does not know them. */
  hand: RapaNuiByCard | null;
  /** The number of offerings. */
  offering_count: number;
  /** The offerings by crop; null if this seat does not know them. */
  offerings: RapaNuiByCrop | null;
};

/** A player and a crop. */
export type RapaNuiSeatCropEvent = {
  seat: number;
  crop: RapaNuiCrop;
};

/** A player. */
export type RapaNuiSeatEvent = {
  seat: number;
};

/** The sacrifice stone. */
export type RapaNuiStone = {
  /** Offerings face up, by crop. */
  open: RapaNuiByCrop;
  /** Offerings face down, in the order placed. */
  hidden: RapaNuiHiddenOffering[];
};

/** The points for an offering of a crop at the end. */
export type RapaNuiValueEvent = {
  crop: RapaNuiCrop;
  value: number;
};

/** What a seat or a spectator may know of a game of Rapa Nui. */
export type RapaNuiView = {
  /** The version of the title's rules. */
  rules_version: number;
  /** The number of players. */
  players: number;
  /** The options of this game. */
  options: Record<string, boolean | number | string>;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The title. */
  title: 'rapanui';
  /** What is asked; null when the game is over. */
  decision: RapaNuiDecision | null;
  /** The result; null while the game runs. */
  outcome: RapaNuiOutcome | null;
  /** The seat whose turn it is. */
  active: number;
  /** The seat that went first. */
  first: number;
  /** The number of cards left in the deck. */
  deck: number;
  /** The cards of each column; the front card is the last. */
  columns: RapaNuiCard[][];
  /** Offerings left in each offering pile. */
  piles: RapaNuiByCrop;
  /** The sacrifice stone. */
  stone: RapaNuiStone;
  /** Moai removed from the game. */
  removed: number;
  /** The card scored last; null before the first scoring. */
  scored: RapaNuiCard | null;
  /** What cards cost to play. */
  costs: RapaNuiCosts;
  /** The points for an offering of each crop; null while the game runs. */
  values: RapaNuiByCrop | null;
  /** The players, by seat. */
  seats: RapaNuiSeat[];
  /** What a player who forgets nothing knows of the others. */
  memory: RapaNuiMemory;
};
