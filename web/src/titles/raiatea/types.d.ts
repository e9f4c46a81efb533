/** Written by script/web-types; do not edit. */
export type RaiateaActions = {
  done: RaiateaNoArgs;
  pass: RaiateaNoArgs;
  gatherer: RaiateaNoArgs;
  go: RaiateaGoArgs;
  draw: RaiateaDrawArgs;
  priests: RaiateaCountArgs;
  sacrifice: RaiateaGoodsArgs;
  sell: RaiateaGoodsArgs;
  merchant: RaiateaGoodsArgs;
  take: RaiateaGoodsArgs | RaiateaAssistantArgs | RaiateaMaskArgs;
  pay: RaiateaGoodsArgs | RaiateaMaskArgs;
  lose: RaiateaGoodsArgs | RaiateaAssistantArgs | RaiateaMaskArgs | RaiateaRitualArgs;
  steal: RaiateaGoodsArgs | RaiateaMaskArgs;
  hire: RaiateaAssistantArgs;
  ready: RaiateaAssistantArgs;
  use: RaiateaAssistantArgs;
  bonus: RaiateaStepArgs;
  gift: RaiateaGiftArgs;
  choose: RaiateaOptionArgs;
  opponent: RaiateaSeatArgs;
  bid: RaiateaManaArgs;
  complete: RaiateaSpaceArgs;
  keep: RaiateaRitualArgs;
  prepare: RaiateaRitualArgs;
  shaman: RaiateaRitualArgs;
  perform: RaiateaRitualArgs;
  first: RaiateaRitualArgs;
  stop: RaiateaRitualArgs;
  offer: RaiateaMaskArgs;
  fetch: RaiateaMaskArgs;
  mirror: RaiateaMaskArgs;
  pick: RaiateaPickArgs;
};

export type RaiateaAssistant = 'gatherer' | 'merchant' | 'shaman' | 'diver';

/** An assistant. */
export type RaiateaAssistantArgs = {
  assistant: RaiateaAssistant;
};

/** A mission goes up for auction. */
export type RaiateaAuctionEvent = {
  mission: string;
  statue: number;
  space: number;
};

/** A player won an auction. */
export type RaiateaAuctionWonEvent = {
  seat: number;
  mana: number;
  mission: string;
};

/** Hidden rituals as everybody knows them. */
export type RaiateaBacks = {
  /** Their deck. */
  deck: RaiateaRitualDeck;
  /** The era of the deck they were drawn in. */
  era: number;
  /** Whether they are in the bag without a clip, so they are common rituals. */
  common: boolean;
  /** How many. */
  count: number;
};

/** What is behind a screen. */
export type RaiateaBehindScreen = {
  /** Mana. */
  mana: number;
  /** Pearls. */
  pearls: number;
  /** Goods. */
  goods: RaiateaByGoods;
  /** Completed missions. */
  missions: string[];
};

/** A player took the bonus of a step. */
export type RaiateaBonusEvent = {
  seat: number;
  goods: RaiateaGoods;
  step: number;
};

/** A number of each assistant. */
export type RaiateaByAssistant = {
  gatherer: number;
  merchant: number;
  shaman: number;
  diver: number;
};

export type RaiateaByGoods = {
  uru: number;
  taro: number;
  'mahi-mahi': number;
  tiare: number;
};

/** A forest card. */
export type RaiateaCardEvent = {
  card: string;
};

export type RaiateaCardGroup = 'goods' | 'assistant' | 'mask';

/** A ceremony began. */
export type RaiateaCeremonyEvent = {
  number: number;
};

/** A ritual and the mana it costs. */
export type RaiateaCostEvent = {
  seat: number;
  ritual: string;
  cost: number;
};

/** A number of priests. */
export type RaiateaCountArgs = {
  count: number;
};

export type RaiateaCounted = '' | 'priest' | 'rank' | 'assistant' | 'gatherer' | 'merchant' | 'shaman' | 'diver' | 'pair' | 'mask' | 'mission' | 'goods' | 'permanent' | 'player' | 'pip' | 'kind';

/** What is asked. */
export type RaiateaDecision = {
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
  kind: RaiateaDecisionKind;
};

export type RaiateaDecisionKind = 'begin' | 'go' | 'forest' | 'marae' | 'reef' | 'path' | 'border' | 'market' | 'gather' | 'fetch' | 'bonus' | 'draw' | 'keep' | 'priests' | 'mission' | 'pay' | 'buy' | 'prepare' | 'bid' | 'gift' | 'first' | 'build' | 'auction' | 'goods' | 'assistant' | 'mask' | 'card' | 'ready' | 'use' | 'perform' | 'choose' | 'opponent' | 'lose' | 'steal' | 'stop';

/** A deck of rituals. */
export type RaiateaDeckEvent = {
  deck: RaiateaRitualDeck;
};

/** What the die shows. */
export type RaiateaDieEvent = {
  die: number;
};

/** A player discarded rituals. */
export type RaiateaDiscardEvent = {
  seat: number;
  rituals: string[];
};

/** A deck of rituals. */
export type RaiateaDrawArgs = {
  deck: RaiateaRitualDeck;
};

/** A player drew rituals. */
export type RaiateaDrawEvent = {
  seat: number;
  deck: RaiateaRitualDeck;
  count: number;
};

/** One part of what a bonus, a ritual or a treasure does. */
export type RaiateaEffect = {
  /** What it does. */
  word: RaiateaEffectWord;
  /** With what; empty if the word says it all. */
  what: string;
  /** How many. */
  amount: number;
  /** To whom. */
  scope: RaiateaScope;
  /** It is done for each of these; empty: once. */
  each: RaiateaCounted;
  /** For each so many of them. */
  per: number;
  /** The highest cost of a ritual to perform, 0 for any; of `bag` 1 if it is for each player. */
  limit: number;
  /** When it is done. */
  when: RaiateaWhen;
  /** The effects inside, of which one list is done. */
  alternatives: RaiateaEffect[][];
  /** How often, if more than once. */
  times?: number;
};

export type RaiateaEffectWord = 'gain' | 'lose' | 'steal' | 'draw' | 'perform' | 'ready' | 'use' | 'mission' | 'path' | 'bag' | 'points' | 'stop' | 'choose' | 'send' | 'roll' | 'raise' | 'lower' | 'reveal' | 'pay' | 'if' | 'bid';

export type RaiateaEvents = {
  round: RaiateaRoundEvent;
  go: RaiateaGoEvent;
  roll: RaiateaRollEvent;
  helped: RaiateaSeatAssistantEvent;
  'reef-roll': RaiateaDieEvent;
  die: RaiateaSeatDieEvent;
  forest: RaiateaForestEvent;
  leftover: RaiateaCardEvent;
  'new-forest-deck': RaiateaNoArgs;
  pick: RaiateaPickEvent;
  gatherer: RaiateaSeatCardEvent;
  gain: RaiateaThingEvent;
  lose: RaiateaThingEvent;
  pay: RaiateaThingEvent;
  rank: RaiateaRankEvent;
  mask: RaiateaSeatMaskEvent;
  'lose-mask': RaiateaSeatMaskEvent;
  pair: RaiateaSeatMaskEvent;
  mirror: RaiateaSeatMaskEvent;
  draw: RaiateaDrawEvent;
  drawn: RaiateaRitualsEvent;
  keep: RaiateaRitualEvent;
  kept: RaiateaSeatCountEvent;
  discard: RaiateaDiscardEvent;
  'give-up': RaiateaSeatRitualEvent;
  'new-deck': RaiateaDeckEvent;
  sacrifice: RaiateaSeatGoodsEvent;
  sell: RaiateaSeatGoodsEvent;
  bonus: RaiateaBonusEvent;
  price: RaiateaPriceEvent;
  hire: RaiateaSeatAssistantEvent;
  merchant: RaiateaSeatGoodsEvent;
  shaman: RaiateaSeatRitualEvent;
  ready: RaiateaSeatAssistantEvent;
  use: RaiateaSeatAssistantEvent;
  send: RaiateaSeatAssistantEvent;
  diver: RaiateaSeatEvent;
  offer: RaiateaSeatMaskEvent;
  fetch: RaiateaSeatMaskEvent;
  ceremony: RaiateaCeremonyEvent;
  buy: RaiateaSeatManaEvent;
  prepare: RaiateaPrepareEvent;
  bid: RaiateaSeatManaEvent;
  order: RaiateaOrderEvent;
  gift: RaiateaGiftEvent;
  laid: RaiateaCostEvent;
  paid: RaiateaCostEvent;
  unpaid: RaiateaSeatRitualEvent;
  perform: RaiateaSeatRitualEvent;
  bag: RaiateaManaEvent;
  'leftover-mana': RaiateaManaEvent;
  permanent: RaiateaSeatRitualEvent;
  trigger: RaiateaSeatRitualEvent;
  opponent: RaiateaOpponentEvent;
  steal: RaiateaStealEvent;
  'steal-mask': RaiateaStealMaskEvent;
  stop: RaiateaStopEvent;
  mission: RaiateaMissionEvent;
  auction: RaiateaAuctionEvent;
  'auction-bid': RaiateaSeatManaEvent;
  'auction-won': RaiateaAuctionWonEvent;
  offering: RaiateaSeatEvent;
  'offering-won': RaiateaSeatManaEvent;
  reveal: RaiateaStatueEvent;
  open: RaiateaStatueEvent;
  pass: RaiateaSeatEvent;
  'third-ceremony': RaiateaNoArgs;
};

/** A card of the forest row. */
export type RaiateaForestCard = {
  /** A goods, an assistant, a mask or `mirror`. */
  card: string;
  /** The treasure on a mask card. */
  treasure: string | null;
  /** What it is. */
  group: RaiateaCardGroup;
};

/** The cards of the forest row. */
export type RaiateaForestEvent = {
  cards: string[];
};

export type RaiateaGift = 'tattoo' | 'goods' | 'pearls';

/** A gift. */
export type RaiateaGiftArgs = {
  kind: RaiateaGift;
};

/** A player chose a gift. */
export type RaiateaGiftEvent = {
  seat: number;
  gift: RaiateaGift;
};

/** A location. */
export type RaiateaGoArgs = {
  location: RaiateaLocation;
};

/** A player chose a location. */
export type RaiateaGoEvent = {
  seat: number;
  location: RaiateaLocation;
};

export type RaiateaGoods = 'uru' | 'taro' | 'mahi-mahi' | 'tiare';

/** A goods. */
export type RaiateaGoodsArgs = {
  goods: RaiateaGoods;
};

/** A ritual in the row of the blessing. */
export type RaiateaLaid = {
  /** The ritual. */
  ritual: string;
  /** Its seat. */
  seat: number;
  /** The mana it costs. */
  cost: number;
  /** Whether it is a common ritual. */
  common: boolean;
};

export type RaiateaLocation = 'forest' | 'marae' | 'reef' | 'path' | 'border' | 'market';

/** The seat that took each location this round; null if nobody did. */
export type RaiateaLocations = {
  forest: number | null;
  marae: number | null;
  reef: number | null;
  path: number | null;
  border: number | null;
  market: number | null;
};

/** Mana. */
export type RaiateaManaArgs = {
  mana: number;
};

/** Mana. */
export type RaiateaManaEvent = {
  mana: number;
};

/** A mask, or `mirror`. */
export type RaiateaMaskArgs = {
  mask: string;
};

/** What a player who forgets nothing knows. */
export type RaiateaMemory = {
  /** What is behind each screen. */
  seats: RaiateaBehindScreen[];
  /** The rituals this seat has not seen: in other hands, in the bag or in the decks. */
  unseen: RaiateaUnseen[];
};

/** A player completed a mission. */
export type RaiateaMissionEvent = {
  seat: number;
  mission: string;
  statue: number;
  space: number;
};

export type RaiateaMissionType = 'pearl' | 'mana' | 'goods' | 'conditional' | 'auction' | 'mask' | 'ritual';

/** The condition of a conditional mission. */
export type RaiateaNeed = {
  /** What is needed. */
  what: RaiateaNeedKind;
  /** How many; of a rank its number, from 0. */
  amount: number;
  /** The rank, if a rank is needed. */
  rank?: RaiateaRank;
};

export type RaiateaNeedKind = 'rank' | 'priest' | 'assistant' | 'gatherer' | 'merchant' | 'shaman' | 'diver' | 'pair';

/** No arguments. */
export type RaiateaNoArgs = Record<string, never>;

/** A player chose an opponent. */
export type RaiateaOpponentEvent = {
  seat: number;
  opponent: number;
};

/** One of the effects to choose from, from 1. */
export type RaiateaOptionArgs = {
  option: number;
};

/** The ceremony order: the numbers of the seats, as text. */
export type RaiateaOrderEvent = {
  seats: string[];
};

/** The result of a finished game. */
export type RaiateaOutcome = {
  /** The points of each seat. */
  scores: number[];
  /** The place of each seat, 1 for the first; seats that tie share a place. */
  ranking: number[];
  /** The seats on the first place. */
  winners: number[];
  /** Why the game ended. */
  reason: 'third-ceremony';
  /** Where each seat's points came from. */
  parts: RaiateaParts[];
};

/** A pair of masks. */
export type RaiateaPair = {
  /** The mask. */
  mask: string;
  /** Whether it was made with a rainbow mirror. */
  mirror: boolean;
  /** The points it is worth now. */
  worth: number;
};

/** Where a seat's points came from. */
export type RaiateaParts = {
  /** Points for the rank. */
  ranks: number;
  /** Points for permanent rituals. */
  rituals: number;
  /** Points for missions. */
  missions: number;
  /** Points for pairs of masks. */
  masks: number;
};

export type RaiateaPhase = 'begin' | 'round' | 'forest' | 'marae' | 'reef' | 'path' | 'border' | 'market' | 'dance' | 'buy' | 'prepare' | 'invocation' | 'gifts' | 'blessing' | 'building';

/** A card of the forest row, and the treasure on a mask. */
export type RaiateaPickArgs = {
  card: string;
  treasure?: string;
};

/** A player took a card of the forest row; `treasure` is `none` without one. */
export type RaiateaPickEvent = {
  seat: number;
  card: string;
  treasure: string;
};

/** A deck of rituals. */
export type RaiateaPile = {
  /** Cards left. */
  left: number;
  /** How often the deck has been made from its discards. */
  era: number;
};

/** The decks of rituals. */
export type RaiateaPiles = {
  /** Normal rituals. */
  normal: RaiateaPile;
  /** Forbidden rituals. */
  forbidden: RaiateaPile;
};

/** A player put rituals into the bag, so many of them with clips. */
export type RaiateaPrepareEvent = {
  seat: number;
  count: number;
  clips: number;
};

/** A price column. */
export type RaiateaPrice = {
  /** The step the price marker is on, from 1 at the bottom. */
  step: number;
  /** The bonus of each step, from the bottom. */
  bonuses: RaiateaEffect[][];
};

/** A price marker is on a new step. */
export type RaiateaPriceEvent = {
  goods: RaiateaGoods;
  step: number;
};

export type RaiateaPrices = {
  uru: RaiateaPrice;
  taro: RaiateaPrice;
  'mahi-mahi': RaiateaPrice;
  tiare: RaiateaPrice;
};

export type RaiateaRank = 'raatira' | 'ariki' | 'arioi' | 'tahua';

/** A player has a new rank. */
export type RaiateaRankEvent = {
  seat: number;
  rank: RaiateaRank;
};

/** A ritual. */
export type RaiateaRitualArgs = {
  ritual: string;
};

export type RaiateaRitualDeck = 'normal' | 'forbidden';

/** A ritual. */
export type RaiateaRitualEvent = {
  ritual: string;
};

/** Rituals. */
export type RaiateaRitualsEvent = {
  rituals: string[];
};

/** The die was rolled for assistants. */
export type RaiateaRollEvent = {
  die: number;
  assistant: RaiateaAssistant;
};

/** An action round began. */
export type RaiateaRoundEvent = {
  round: number;
  ceremony: number;
  first: number;
};

export type RaiateaScope = 'you' | 'each-opponent' | 'everyone' | 'one-opponent';

/** What is known of a player. */
export type RaiateaSeat = {
  /** Mana; null if this seat does not know it. */
  mana: number | null;
  /** Pearls; null if this seat does not know it. */
  pearls: number | null;
  /** Goods; null if this seat does not know them. */
  goods: RaiateaByGoods | null;
  /** Completed missions; null if this seat does not know them. */
  missions: string[] | null;
  /** The number of goods. */
  goods_count: number;
  /** The number of completed missions. */
  missions_count: number;
  /** The place on the priest track. */
  priests: number;
  /** The place on the tattoo track. */
  tattoo: number;
  /** The rank. */
  rank: RaiateaRank;
  /** Assistants that are ready. */
  ready: RaiateaByAssistant;
  /** Assistants that are used. */
  used: RaiateaByAssistant;
  /** Unpaired masks. */
  masks: string[];
  /** Unpaired rainbow mirrors. */
  mirrors: number;
  /** Pairs of masks. */
  pairs: RaiateaPair[];
  /** The rituals in hand; null if this seat does not know them. */
  hand: string[] | null;
  /** The eras of the rituals in hand; null if this seat does not know them. */
  hand_eras: number[] | null;
  /** The rituals in hand as everybody knows them. */
  hand_cards: RaiateaBacks[];
  /** The rituals put into the bag; null if this seat does not know them. */
  bag: string[] | null;
  /** The eras of the rituals in the bag; null if this seat does not know them. */
  bag_eras: number[] | null;
  /** The rituals in the bag as everybody knows them. */
  bag_cards: RaiateaBacks[];
  /** Permanent rituals in front of the player. */
  permanent: string[];
  /** Rituals that are being performed. */
  acting: string[];
  /** Rituals drawn and not kept yet; null if this seat does not know them. */
  drawn: string[] | null;
  /** The number of rituals drawn and not kept yet. */
  drawn_count: number;
  /** Whether the player passed for the rest of the ceremony. */
  passed: boolean;
  /** Whether the player used a pearl diver in this building step. */
  dived: boolean;
  /** The points now; null if this seat does not know them. */
  score: number | null;
};

/** A player. */
export type RaiateaSeatArgs = {
  seat: number;
};

/** A player and an assistant. */
export type RaiateaSeatAssistantEvent = {
  seat: number;
  assistant: RaiateaAssistant;
};

/** A player and a forest card. */
export type RaiateaSeatCardEvent = {
  seat: number;
  card: string;
};

/** A player and a number of rituals. */
export type RaiateaSeatCountEvent = {
  seat: number;
  count: number;
};

/** A player rolled the die. */
export type RaiateaSeatDieEvent = {
  seat: number;
  die: number;
};

/** A player. */
export type RaiateaSeatEvent = {
  seat: number;
};

/** A player and a goods. */
export type RaiateaSeatGoodsEvent = {
  seat: number;
  goods: RaiateaGoods;
};

/** A player and mana. */
export type RaiateaSeatManaEvent = {
  seat: number;
  mana: number;
};

/** A player and a mask. */
export type RaiateaSeatMaskEvent = {
  seat: number;
  mask: string;
};

/** A player and a ritual. */
export type RaiateaSeatRitualEvent = {
  seat: number;
  ritual: string;
};

/** A space of a statue, with its mission. */
export type RaiateaSpace = {
  /** The statue, from 1. */
  statue: number;
  /** The space, from 1. */
  space: number;
  /** The row of the statue, from 1. */
  row: number;
  /** The mission; null if nobody knows it yet, or it is gone. */
  mission: string | null;
  /** The points for the mission. */
  points: number;
  /** The type of the mission. */
  type: RaiateaMissionType | null;
  /** The types that masks count it as. */
  kinds: RaiateaMissionType[];
  /** The seat that completed it. */
  owner: number | null;
  /** What it costs; `any`, `equal` and `different` are goods. */
  pay: Record<string, number> | null;
  /** Its condition. */
  need: RaiateaNeed | null;
  /** Whether this seat has all it takes. */
  can: boolean;
};

/** A space of a statue, both from 1. */
export type RaiateaSpaceArgs = {
  statue: number;
  space: number;
};

/** A statue. */
export type RaiateaStatue = {
  /** Whether its missions are known. */
  open: boolean;
  /** Whether its missions can be completed. */
  buildable: boolean;
  /** Its spaces. */
  spaces: RaiateaSpace[];
};

/** A statue. */
export type RaiateaStatueEvent = {
  statue: number;
};

/** A player stole something from an opponent. */
export type RaiateaStealEvent = {
  seat: number;
  opponent: number;
  what: RaiateaThing;
  amount: number;
};

/** A player stole a mask from an opponent. */
export type RaiateaStealMaskEvent = {
  seat: number;
  opponent: number;
  mask: string;
};

/** A step of a price column, from 1. */
export type RaiateaStepArgs = {
  step: number;
};

/** A player stopped an opponent's ritual. */
export type RaiateaStopEvent = {
  seat: number;
  opponent: number;
  ritual: string;
};

/** What the decision is about. */
export type RaiateaTask = {
  /** The task as the engine keeps it. */
  code: number;
  /** The seat that does it. */
  seat: number;
  /** How many times it is still to be done. */
  count: number;
  /** The effects to choose from. */
  options?: RaiateaEffect[][];
  /** Whether assistants are used for their B effect. */
  sent?: boolean;
  /** The opponent it is done to. */
  opponent?: number;
  /** The goods that was sold. */
  goods?: RaiateaGoods;
  /** The statue of the mission at auction. */
  statue?: number;
  /** The space of the mission at auction. */
  space?: number;
  /** The deck a ritual must be from; null for any. */
  deck?: RaiateaRitualDeck | null;
  /** The highest cost of a ritual; null for any. */
  most?: number | null;
  /** True if a pearl diver is used. */
  diver?: boolean;
};

export type RaiateaThing = 'mana' | 'pearl' | 'tattoo' | 'priest' | 'goods' | 'assistant' | 'mask' | 'card' | 'uru' | 'taro' | 'mahi-mahi' | 'tiare' | 'gatherer' | 'merchant' | 'shaman' | 'diver' | 'ritual';

/** A player gained, lost or paid something. */
export type RaiateaThingEvent = {
  seat: number;
  what: RaiateaThing;
  amount: number;
};

/** What was done in the turn at this location. */
export type RaiateaTurn = {
  /** Goods sold. */
  sold: number;
  /** Assistants hired. */
  hired: number;
  /** Goods sacrificed. */
  sacrificed: number;
  /** How often rituals were drawn. */
  drew: number;
  /** How often an assistant helped. */
  helped: number;
  /** Cards, masks or priests taken. */
  picked: number;
};

/** The rituals of a deck and an era that this seat has not seen. */
export type RaiateaUnseen = {
  /** The deck. */
  deck: RaiateaRitualDeck;
  /** The era. */
  era: number;
  /** How many there are of each ritual. */
  rituals: Record<string, number>;
};

/** What a seat or a spectator may know of a game of Raiatea. */
export type RaiateaView = {
  /** The version of the title's rules. */
  rules_version: number;
  /** The number of players. */
  players: number;
  /** The options of this game. */
  options: Record<string, boolean | number | string>;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  /** The title. */
  title: 'raiatea';
  /** What is asked; null when the game is over. */
  decision: RaiateaDecision | null;
  /** The result; null while the game runs. */
  outcome: RaiateaOutcome | null;
  /** The step of the game: in a turn at a location its name, in a ceremony its step. */
  phase: RaiateaPhase;
  /** How many ceremonies have begun. */
  ceremony: number;
  /** The action round, from 1. */
  round: number;
  /** How many action rounds come before each ceremony. */
  rounds: number[];
  /** The first player. */
  first: number;
  /** The ceremony order. */
  order: number[];
  /** The seat that chose the location; null between locations. */
  kahuna: number | null;
  /** The location; null between locations. */
  location: RaiateaLocation | null;
  /** The die for the assistants. */
  die: number | null;
  /** The die at the Reef. */
  reef_die: number | null;
  /** The seat that took each location this round. */
  locations: RaiateaLocations;
  /** The forest row. */
  forest_row: RaiateaForestCard[];
  /** Cards left in the forest deck. */
  forest_deck: number;
  /** The goods market. */
  goods_market: RaiateaByGoods;
  /** The price columns. */
  prices: RaiateaPrices;
  /** The assistant market. */
  assistant_market: RaiateaByAssistant;
  /** The mask market. */
  mask_market: Record<string, number>;
  /** The decks of rituals. */
  decks: RaiateaPiles;
  /** How many of each ritual are discarded. */
  discards: Record<string, number>;
  /** The mana in the bag; null if it is not counted. */
  bag: number | null;
  /** The gifts that are left. */
  gifts: RaiateaGift[];
  /** How many statues can be built. */
  opened: number;
  /** The statues. */
  statues: RaiateaStatue[];
  /** The rituals in the row of the blessing. */
  blessing: RaiateaLaid[];
  /** The players, by seat. */
  seats: RaiateaSeat[];
  /** What was done in the turn at this location. */
  turn: RaiateaTurn;
  /** What the decision is about. */
  task: RaiateaTask | null;
  /** The tasks still to be done, as the engine keeps them; the last comes first. */
  pending: number[];
  /** What a player who forgets nothing knows. */
  memory: RaiateaMemory;
};

export type RaiateaWhen = 'now' | 'forest' | 'marae' | 'reef' | 'path' | 'border' | 'market' | 'ceremony' | 'location' | 'round' | 'bid' | 'blessing' | 'building';
