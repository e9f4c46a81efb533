/** Written by script/web-types; do not edit. */
/** The figure that may act. */
export type GiantsActing = {
  /** The figure. */
  figure: GiantsFigure;
  /** Its hex. */
  hex: string;
};

export type GiantsActions = {
  pass: GiantsNoArgs;
  skip: GiantsNoArgs;
  'half-tablet': GiantsNoArgs;
  perform: GiantsNoArgs;
  mark: GiantsNoArgs;
  leave: GiantsNoArgs;
  pick: GiantsPickArgs;
  place: GiantsPlaceArgs;
  bid: GiantsBidArgs;
  pay: GiantsPayArgs;
  take: GiantsObjectArgs;
  retrieve: GiantsObjectArgs;
  on: GiantsHexArgs;
  go: GiantsHexArgs;
  reserve: GiantsAhuArgs;
  erect: GiantsAhuArgs;
  crown: GiantsAhuArgs;
  peek: GiantsAhuArgs;
};

/** An ahu and what is on it. */
export type GiantsAhu = {
  /** Its hex and its edge. */
  name: string;
  /** Its hex. */
  hex: string;
  /** The edge of the hex it is on. */
  edge: GiantsEdge;
  /** The points for a moai here. */
  value: number;
  /** The points for a headdress here. */
  headdress: number;
  /** The seat whose base is here; null if there is none, or this seat does not know it. */
  base: number | null;
  /** Whether there is a base without a moai. */
  reserved: boolean;
  /** The moai here. */
  moai: string | null;
  /** The size of the moai; 0 without one. */
  size: number;
  /** The headdress on the moai. */
  crowned: string | null;
  /** The points for what is here. */
  worth: number;
};

/** An ahu. */
export type GiantsAhuArgs = {
  ahu: string;
};

/** A player and an ahu. */
export type GiantsAhuEvent = {
  seat: number;
  ahu: string;
};

/** An open bid. */
export type GiantsBid = {
  /** Markers. */
  markers: number;
  /** Workers. */
  workers: number;
  /** 1 if the sorcerer is part of it. */
  sorcerer: number;
  /** 1 if the chief is part of it. */
  chief: number;
  /** The strength the sculptors have left. */
  strength: number;
};

/** A bid; sorcerer and chief are 0 or 1. */
export type GiantsBidArgs = {
  markers: number;
  workers: number;
  sorcerer: number;
  chief: number;
};

/** A bid was opened; sorcerer and chief are 0 or 1. */
export type GiantsBidEvent = {
  seat: number;
  markers: number;
  workers: number;
  sorcerer: number;
  chief: number;
};

/** What a player can still gain from the container. */
export type GiantsContained = {
  /** Workers; null if this seat does not know it. */
  workers: number | null;
  /** Markers; null if this seat does not know it. */
  markers: number | null;
};

/** A number of pieces. */
export type GiantsCountEvent = {
  count: number;
};

/** A player cut a forest. */
export type GiantsCutEvent = {
  seat: number;
  hex: string;
  logs: number;
};

/** What is asked. */
export type GiantsDecision = {
  /** The seats that are asked and have not answered. */
  seats: number[];
  /** The numbers of the rules about it. */
  rules: string[];
  /** Whether the seats answer in secret; the answers are opened together. */
  sealed: boolean;
  /** Of a sealed decision: the seats whose answers are complete. */
  answered?: number[];
  /** Of a sealed decision: this seat's answer so far, as actions in text form. */
  own?: string[];
  /** What is asked. */
  kind: GiantsDecisionKind;
};

export type GiantsDecisionKind = 'bid' | 'pick' | 'place' | 'where' | 'act' | 'transport' | 'move' | 'pay' | 'keep' | 'retrieve';

export type GiantsEdge = 'e' | 'ne' | 'nw' | 'w' | 'sw' | 'se';

export type GiantsEvents = {
  turn: GiantsTurnEvent;
  roll: GiantsRollEvent;
  'no-moai': GiantsNoArgs;
  bid: GiantsBidEvent;
  pick: GiantsPickEvent;
  'skip-pick': GiantsSeatEvent;
  uncarved: GiantsUncarvedEvent;
  place: GiantsPlaceEvent;
  recruit: GiantsSeatEvent;
  marker: GiantsSeatEvent;
  cut: GiantsCutEvent;
  headdress: GiantsObjectEvent;
  reserve: GiantsAhuEvent;
  break: GiantsSeatEvent;
  'half-tablet': GiantsSeatEvent;
  pass: GiantsSeatEvent;
  carry: GiantsObjectHexEvent;
  paid: GiantsPaidEvent;
  erect: GiantsObjectAhuEvent;
  score: GiantsScoreEvent;
  crown: GiantsObjectAhuEvent;
  mark: GiantsObjectHexEvent;
  leave: GiantsObjectHexEvent;
  quarry: GiantsObjectHexEvent;
  retrieve: GiantsObjectEvent;
  'logs-gone': GiantsCountEvent;
  peek: GiantsAhuEvent;
  shown: GiantsShownEvent;
  'out-of-bases': GiantsSeatEvent;
  'no-moai-left': GiantsNoArgs;
  'turn-limit': GiantsTurnsEvent;
};

export type GiantsFigure = 'worker' | 'sorcerer' | 'chief';

/** A hex of the island and what is on it. */
export type GiantsHex = {
  /** The letter of its row and its number in the row. */
  name: string;
  /** Its column in axial coordinates. */
  q: number;
  /** Its row in axial coordinates. */
  r: number;
  /** What it is. */
  kind: GiantsHexKind;
  /** The logs its forest still gives; 0 if felled, or no forest. */
  forest: number;
  /** Logs placed here with figures. */
  logs: number;
  /** The number of workers of each seat. */
  workers: number[];
  /** The seats whose sorcerers are here. */
  sorcerers: number[];
  /** The seats whose chiefs are here. */
  chiefs: number[];
  /** The figures here that do not carry this turn. */
  idle: GiantsIdleFigure[];
};

/** A hex. */
export type GiantsHexArgs = {
  hex: string;
};

export type GiantsHexKind = 'plain' | 'forest' | 'village' | 'hut' | 'moai-quarry' | 'headdress-quarry';

/** A figure that does not carry this turn. */
export type GiantsIdleFigure = {
  /** Its seat. */
  seat: number;
  /** The figure. */
  figure: GiantsFigure;
};

/** The object that is being moved. */
export type GiantsMoving = {
  /** The object. */
  object: string;
  /** The hex it is on. */
  hex: string;
  /** The hex it enters, while the payment is asked. */
  to: string | null;
};

/** No arguments. */
export type GiantsNoArgs = Record<string, never>;

/** A moai or headdress that is carved and not set up yet. */
export type GiantsObject = {
  /** Its name. */
  name: string;
  /** What it is. */
  kind: 'moai' | 'headdress';
  /** The strength it takes to carry it: the size of a moai, 1 for a headdress. */
  size: number;
  /** Its hex; in front of a screen, the quarry it comes from. */
  hex: string;
  /** The seat whose screen it is in front of; null if it is on the island. */
  in_front_of: number | null;
  /** The seat that owns it. */
  owner: number | null;
  /** Whether the owner's marker is on it. */
  marked: boolean;
  /** The hexes it has been on this turn. */
  trail: string[];
};

/** A player, an object and an ahu. */
export type GiantsObjectAhuEvent = {
  seat: number;
  object: string;
  ahu: string;
};

/** An object. */
export type GiantsObjectArgs = {
  object: string;
};

/** A player and an object. */
export type GiantsObjectEvent = {
  seat: number;
  object: string;
};

/** A player, an object and a hex. */
export type GiantsObjectHexEvent = {
  seat: number;
  object: string;
  hex: string;
};

/** The result of a finished game. */
export type GiantsOutcome = {
  /** The points of each seat. */
  scores: number[];
  /** The place of each seat, 1 for the first; seats that tie share a place. */
  ranking: number[];
  /** The seats on the first place. */
  winners: number[];
  /** Why the game ended. */
  reason: GiantsReason;
  /** Where each seat's points came from. */
  parts: GiantsParts[];
};

/** A player paid another for help. */
export type GiantsPaidEvent = {
  seat: number;
  to: number;
  points: number;
};

/** Where a seat's points came from. */
export type GiantsParts = {
  /** Points for help with transports. */
  carrying: number;
  /** Points for moai. */
  moai: number;
  /** Points for headdresses. */
  headdresses: number;
  /** Points for pairs of half-tablets. */
  tablets: number;
};

/** The points that seats get for their help. */
export type GiantsPayArgs = {
  seat0?: number;
  seat1?: number;
  seat2?: number;
  seat3?: number;
  seat4?: number;
};

export type GiantsPhase = 'auction' | 'placement' | 'transport' | 'end-of-turn';

/** The size of the moai to carve. */
export type GiantsPickArgs = {
  size: number;
};

/** A player carved a moai. */
export type GiantsPickEvent = {
  seat: number;
  object: string;
  size: number;
};

/** The figure to place, and the logs that go with it. */
export type GiantsPlaceArgs = {
  figure: GiantsFigure;
  logs: number;
};

/** A player placed a figure. */
export type GiantsPlaceEvent = {
  seat: number;
  figure: GiantsFigure;
  logs: number;
  hex: string;
};

/** The figure that is being placed. */
export type GiantsPlacing = {
  /** The figure. */
  figure: GiantsFigure;
  /** The logs that go with it. */
  logs: number;
};

export type GiantsReason = 'out-of-bases' | 'no-moai-left' | 'turn-limit';

/** What the dice show, as text. */
export type GiantsRollEvent = {
  dice: string[];
};

/** A player scored points. */
export type GiantsScoreEvent = {
  seat: number;
  points: number;
};

/** What is known of a player. */
export type GiantsSeat = {
  /** Workers behind the screen; null if this seat does not know it. */
  workers: number | null;
  /** Markers behind the screen; null if this seat does not know it. */
  markers: number | null;
  /** Where the sorcerer is: `hand`, `bid` or the hex. */
  sorcerer: string;
  /** Where the chief is: `hand`, `bid` or the hex. */
  chief: string;
  /** The figures that do not carry this turn. */
  idle: GiantsFigure[];
  /** Logs; null if this seat does not know it. */
  logs: number | null;
  /** Rongo half-tablets. */
  half_tablets: number;
  /** Bases left; null if this seat does not know it. */
  bases: number | null;
  /** Points for help with transports. */
  points: number;
  /** Whether the player passed in this phase. */
  passed: boolean;
  /** The bid of this turn; null until the bids are opened. */
  bid: GiantsBid | null;
  /** Markers laid for half-tablets. */
  laid: number;
  /** What the player can still gain from the container. */
  contained: GiantsContained;
  /** The number of moai erected; null if this seat does not know it. */
  erected: number | null;
  /** The points so far, as far as all know them. */
  score: number;
  /** The ahus whose base the player has looked at. */
  shown: string[];
};

/** A player. */
export type GiantsSeatEvent = {
  seat: number;
};

/** The owner of the base of an ahu; only the player who looked sees this event. */
export type GiantsShownEvent = {
  ahu: string;
  owner: number;
};

/** A hex the object can be carried to next. */
export type GiantsStep = {
  /** The hex. */
  hex: string;
  /** The ways to pay, each as the points of every seat; none if it is free. */
  payments: number[][];
};

/** The pieces that are left for all. */
export type GiantsSupply = {
  /** Moai of size 1, 2 and 3. */
  moai: number[];
  /** Headdresses. */
  headdresses: number;
  /** Logs. */
  logs: number;
  /** Rongo half-tablets. */
  half_tablets: number;
};

/** A turn began. */
export type GiantsTurnEvent = {
  turn: number;
  first: number;
};

/** The number of turns played. */
export type GiantsTurnsEvent = {
  turns: number;
};

/** Moai that nobody carved left the game. */
export type GiantsUncarvedEvent = {
  size: number;
  count: number;
};

/** What a seat or a spectator may know of a game of Giants. */
export type GiantsView = {
  /** The version of the title's rules. */
  rules_version: number;
  /** The number of players. */
  players: number;
  /** The options of this game. */
  options: Record<string, boolean | number | string>;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The title. */
  title: 'giants';
  /** What is asked; null when the game is over. */
  decision: GiantsDecision | null;
  /** The result; null while the game runs. */
  outcome: GiantsOutcome | null;
  /** The turn, from 1. */
  turn: number;
  /** The seat with the first-player pawn. */
  first: number;
  /** The phase of the turn. */
  phase: GiantsPhase;
  /** The seat that is asked; null if several are, or none. */
  active: number | null;
  /** The dice of the moai roll. */
  dice: number[];
  /** Moai on offer of size 1, 2 and 3. */
  offered: number[];
  /** The order in which the seats pick; empty outside the auction. */
  order: number[];
  /** The pieces that are left for all. */
  supply: GiantsSupply;
  /** Moai of size 1, 2 and 3 that left the game. */
  gone: number[];
  /** Logs that left the game. */
  logs_gone: number;
  /** The hexes of the island. */
  hexes: GiantsHex[];
  /** The ahus of the island. */
  ahus: GiantsAhu[];
  /** The moai and headdresses that are carved and not set up yet. */
  objects: GiantsObject[];
  /** The object that is being moved. */
  moving: GiantsMoving | null;
  /** Where the object can be carried next. */
  steps: GiantsStep[];
  /** The figure that may act. */
  acting: GiantsActing | null;
  /** The figure that is being placed. */
  placing: GiantsPlacing | null;
  /** The players, by seat. */
  seats: GiantsSeat[];
};
