/** Written by script/web-types; do not edit. */
export type Act = {
  action: number | string;
  ply: number;
  step: number;
};

export type ActData = {
  act: string;
  at: number;
  detail: string;
  why: string;
};

export type ActMessage = {
  action: number | string;
  id?: number | null;
  ply: number;
  step?: number;
  type: 'act';
};

export type ActionTold = {
  foreseen?: EventTold[] | null;
  index: number;
  text: string;
};

export type ActionWords = {
  group: string;
  label: string;
  remark?: string | null;
  short: string;
};

export type AllData = {
  acts: ActData[];
  chat: ChatData[];
  hooks: HookData[];
  keys: KeyData[];
  person: PersonData;
  ratings: RatingData[];
  restraints: RestraintData[];
  tables: TableData[];
};

export type Archive = {
  games: Played[];
  next: string | null;
};

export type BecomeGuest = {
  name: string;
};

export type Branch = {
  name: string;
  ply: number;
  public: boolean;
  seats?: string[] | null;
};

export type ChangeMe = {
  name?: string | null;
  settings?: ChangeWishes | null;
};

export type ChangePassword = {
  new: string;
  old: string;
};

export type ChangeWishes = {
  language?: 'auto' | 'en' | 'it' | 'de' | 'fr' | null;
  notifications?: boolean | null;
  palette?: 'standard' | 'colourblind' | 'contrast' | null;
  sound?: boolean | null;
  speed?: 'slow' | 'normal' | 'fast' | 'instant' | null;
  theme?: 'auto' | 'light' | 'dark' | null;
};

export type ChatData = {
  at: number;
  number: number;
  table: string;
  text: string;
};

export type ChatMessage = {
  id?: number | null;
  text: string;
  type: 'chat';
};

export type ChatTold = {
  at: number;
  name: string;
  number: number;
  person: string;
  table: string;
  text: string;
  type: 'chat';
};

export type ClientMessage = ActMessage | UndoMessage | ConsentMessage | ChatMessage;

export type Clock = {
  bank: number;
  increment: number;
  stand_in: string;
  turn: number;
};

export type ClockTold = {
  now: number;
  paused: boolean;
  pausing: number[];
  seats: SeatClock[];
};

export type ClosedTold = {
  by: string;
  why: string;
};

export type Consent = {
  agree: boolean;
  ply: number;
  seat: number;
};

export type ConsentMessage = {
  agree: boolean;
  id?: number | null;
  ply: number;
  seat: number;
  type: 'consent';
};

/** The message with this `id` was carried out. */
export type DoneMessage = {
  id: number;
  type: 'done';
};

export type EndingTold = {
  action: string | null;
  label: string;
  name: string;
  points: number;
};

export type EventTold = {
  args: Record<string, unknown>;
  name: string;
};

export type Explained = {
  language: string;
  things: ThingTold[];
  title: string;
};

export type FigureTold = {
  about: string;
  head: string;
  kind: 'matrix' | 'lines' | 'groups';
  label: string;
  layers: LayerTold[];
  leaders: (number | null)[];
  leading: string;
  name: string;
  rows: string[];
};

export type GameView = Record<string, unknown>;

export type GameWords = {
  actions: ActionWords[];
  closing: string[];
  hint: string;
  lacking: Record<string, string>;
  lines: string[];
  names: string[];
  opening: string[];
  question: string;
};

export type Health = {
  status: string;
  version: string;
};

/** The first message. `build` names the page that this server has, "" if it has none: a page
    of another build is out of date. */
export type Hello = {
  build: string;
  type: 'hello';
};

export type HintTold = {
  best: Prospect[];
  lead: number | null;
  note: string;
  ply: number;
  reasons: ReasonTold[];
  step: number;
  tries: number;
};

export type HookData = {
  address: string;
  created: number;
  events: string;
  id: string;
  table: string | null;
};

export type HookTested = {
  delivered: boolean;
  milliseconds: number;
  problem: string | null;
  status: number | null;
};

export type HookTold = {
  active: boolean;
  address: string;
  created: number;
  events: ('turn' | 'result' | 'reminder')[];
  failing: number | null;
  id: string;
  problem: string | null;
  reached: number | null;
  table: string | null;
};

export type Joining = {
  /** any text of one's own: it is mixed into the seed of the game */
  salt?: string | null;
  seat?: number | null;
};

export type JournalTold = {
  act: string;
  at: number;
  detail: string;
  person: PersonTold | null;
  table: string | null;
  why: string;
};

export type KeyData = {
  created: number;
  expires: number;
  id: string;
  kind: string;
  label: string;
};

export type LayerTold = {
  label: string;
  values: number[][];
};

export type Leaderboard = {
  more: boolean;
  page: number;
  players: Ranked[];
  title: string;
};

export type LeaveForGood = {
  password?: string | null;
};

export type LessonTold = {
  action: number | null;
  notes: NoteTold[];
  otherwise: string;
  over: boolean;
  step: number;
  steps: number;
  title: string;
  whys: WhyNot[];
};

export type LevelTold = {
  name: string;
  words: string;
};

export type LogIn = {
  adopt: boolean;
  name: string;
  password: string;
};

export type LogWords = {
  closing: string[];
  lines: string[];
  names: string[];
  opening: string[];
};

export type LoggedIn = {
  account: boolean;
  /** ids of tables */
  adopted: string[];
  id: string | null;
  /** ids of tables */
  left: string[];
  name: string;
  settings: Wishes;
};

export type MakeHook = {
  address: string;
  events?: ('turn' | 'result' | 'reminder')[];
  table?: string | null;
};

export type MakeToken = {
  label: string;
};

export type Me = {
  account: boolean;
  id: string | null;
  name: string;
  settings: Wishes;
};

export type NewHook = {
  active: boolean;
  address: string;
  created: number;
  events: ('turn' | 'result' | 'reminder')[];
  failing: number | null;
  id: string;
  problem: string | null;
  reached: number | null;
  /** the key of the signature */
  secret: string;
  table: string | null;
};

export type NewName = {
  name: string;
  /** told to people */
  why: string;
};

export type NewTable = {
  clock?: Clock | null;
  name: string;
  /** GET /api/titles has them all */
  options?: Record<string, boolean | number | string>;
  players: number;
  public: boolean;
  /** any text of one's own: it is mixed into the seed of the game */
  salt: string;
  seats?: string[] | null;
  start: boolean;
  title: string;
};

export type NewToken = {
  created: number;
  expires: number;
  id: string;
  label: string;
  /** the secret */
  token: string;
};

export type NoteTold = {
  spots: string[];
  text: string;
};

export type OptionTold = {
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  name: string;
  type: string;
  words: string;
};

export type PartTold = {
  label: string;
  name: string;
};

export type PaymentTold = {
  action: string;
  points: number[];
};

export type PeopleFound = {
  more: boolean;
  people: PersonFound[];
};

export type PersonData = {
  account: boolean;
  ban_reason: string | null;
  banned: number | null;
  created: number;
  id: string;
  muted: number | null;
  name: string;
  settings: Record<string, unknown>;
};

export type PersonFound = {
  account: boolean;
  ban_reason: string | null;
  banned: number | null;
  created: number;
  exact: boolean;
  id: string;
  muted: number | null;
  name: string;
  /** ids of tables */
  tables: string[];
};

export type PersonTold = {
  id: string;
  name: string;
};

export type Played = {
  ended: number;
  id: string;
  name: string;
  options: Record<string, boolean | number | string>;
  outcome: Record<string, unknown>;
  players: number;
  plies: number;
  rules_version: number;
  seats: SeatTold[];
  started: number;
  title: string;
};

export type Player = {
  account: boolean;
  id: string;
  name: string;
  played: number;
  ratings: Rated[];
  since: number;
  won: number;
};

export type PointsTold = {
  ply: number;
  points: number;
};

export type PresetTold = {
  name: string;
  options: Record<string, boolean | number | string>;
  text: string;
  words: string;
};

export type Problem = {
  details?: Record<string, string | number>;
  error: string;
  message: string;
  reason?: string | null;
  rule?: string | null;
};

/** A message was refused; `id` is that of the message, if it had one. */
export type ProblemMessage = {
  id: number | null;
  problem: Problem;
  type: 'problem';
};

export type ProposalTold = {
  along: number[];
  ply: number;
  seat: number;
  waiting: number[];
};

export type Prospect = {
  chance: number;
  expected: string;
  index: number;
  points: number;
  share: number;
  sure: boolean;
  text: string;
  then: string[];
};

export type Ranked = {
  games: number;
  level: string | null;
  mu: number;
  name: string;
  ordinal: number;
  person: string | null;
  rank: number;
  sigma: number;
  wins: number;
};

export type Rated = {
  games: number;
  mu: number;
  ordinal: number;
  sigma: number;
  title: string;
  wins: number;
};

export type RatingData = {
  games: number;
  mu: number;
  sigma: number;
  title: string;
  wins: number;
};

export type Reason = {
  /** told to people */
  why: string;
};

export type ReasonTold = {
  good: boolean;
  text: string;
};

export type RecordFile = {
  actions: number[][];
  check: string;
  digest: string;
  format: string;
  options: Record<string, boolean | number | string>;
  players: number;
  rules_version: number;
  seed?: number | null;
  snapshot?: number[] | null;
  table?: Record<string, unknown> | null;
  title: string;
};

export type Register = {
  name: string;
  password: string;
};

/** The time of a seat that is asked becomes low: `left` is in milliseconds. */
export type Reminder = {
  left: number;
  seat: number;
  table: string;
  type: 'reminder';
};

export type RemovedTold = {
  barred: boolean;
  why: string;
};

export type Replay = {
  eyes: number | string;
  last: number;
  ply: number;
  step: StepTold | null;
  table: string;
  view: GameView;
  words?: GameWords | null;
};

export type RestraintData = {
  barred: boolean;
  muted: boolean;
  removed: boolean;
  table: string;
  why: string;
};

export type RuleTold = {
  number: string;
  text: string;
};

export type Rulebook = {
  about: string;
  name: string;
  sections: SectionTold[];
  title: string;
};

export type Saying = {
  text: string;
};

export type SeatChange = {
  bar: boolean;
  level?: string | null;
  open: boolean;
  /** told to people */
  why: string;
};

export type SeatClock = {
  left: number | null;
  runs: boolean;
};

export type SeatData = {
  joined: boolean;
  number: number;
  place: number | null;
  salt: string;
  score: number | null;
};

export type SeatSummary = {
  by_bot: number;
  choices: number;
  name: string;
  parts: number[];
  place: number;
  points: PointsTold[];
  score: number;
  seat: number;
};

export type SeatTold = {
  by_bot: number;
  choices: number;
  joined: boolean;
  level: string | null;
  number: number;
  person: PersonTold | null;
  place: number | null;
  score: number | null;
  stand_in?: string | null;
};

export type SectionTold = {
  name: string;
  rules: RuleTold[];
};

export type SocketMessage = Hello | Update | TableMessage | ChatTold | Reminder | ProblemMessage | DoneMessage;

export type StageTold = {
  choices: PaymentTold[];
  place: string;
  points: number[];
};

export type StepTold = {
  at: number;
  bot: boolean;
  events: EventTold[];
  kind: string;
  ply: number;
  seat: number;
};

export type Steps = {
  eyes: number | string;
  from: number;
  last: number;
  next: number | null;
  steps: StepTold[];
  table: string;
  to: number;
  words?: LogWords | null;
};

export type Summary = {
  figures: FigureTold[];
  last: number;
  parts: PartTold[];
  seats: SeatSummary[];
  table: string;
  title: string;
};

export type TableChanges = {
  clock?: Clock | null;
  name?: string;
  /** GET /api/titles has them all */
  options?: Record<string, boolean | number | string>;
  public?: boolean;
};

export type TableData = {
  created: number;
  ended: number | null;
  host: boolean;
  id: string;
  name: string;
  record: string | null;
  seat: SeatData | null;
  started: number | null;
  status: string;
  title: string;
};

export type TableListed = {
  asked: number[];
  clock?: Clock | null;
  created: number;
  ended: number | null;
  host: PersonTold;
  id: string;
  invited: boolean;
  name: string;
  options: Record<string, boolean | number | string>;
  players: number;
  ply: number;
  public: boolean;
  seat: number | null;
  seats: SeatTold[];
  started: number | null;
  status: string;
  title: string;
  turn: boolean;
};

/** The table itself has changed: seats, names, status. */
export type TableMessage = {
  table: TableTold;
  type: 'table';
};

export type TablePage = {
  cursor: string | null;
  tables: TableListed[];
};

export type TableTold = {
  asked: number[];
  barred?: PersonTold[];
  clock?: Clock | null;
  closed?: ClosedTold | null;
  commitment: string;
  created: number;
  ended: number | null;
  host: PersonTold;
  id: string;
  lesson?: string | null;
  muted?: string[];
  name: string;
  next: string | null;
  options: Record<string, boolean | number | string>;
  outcome: Record<string, unknown> | null;
  parent: string | null;
  parent_ply: number | null;
  players: number;
  ply: number;
  public: boolean;
  removed?: RemovedTold | null;
  rules_version: number;
  salts: string[] | null;
  seat: number | null;
  seats: SeatTold[];
  secret: string | null;
  seed: string | null;
  seed_hash: string | null;
  started: number | null;
  status: string;
  title: string;
};

export type TakeBack = {
  ply: number;
  step: number;
};

export type ThingTold = {
  about: string[];
  facts: Record<string, unknown>;
  kind: string;
  label: string;
  name: string;
  rules: string[];
  text: string;
};

export type TitleTold = {
  about: string;
  least_players: number;
  lesson: boolean;
  levels: LevelTold[];
  most_players: number;
  name: string;
  options: OptionTold[];
  presets: PresetTold[];
  rules_version: number;
  words: string;
};

export type TokenTold = {
  created: number;
  expires: number;
  id: string;
  label: string;
};

export type UndoMessage = {
  id?: number | null;
  ply: number;
  step?: number;
  type: 'undo';
};

export type Update = {
  asked: number[];
  asked_since?: number | null;
  clock?: ClockTold | null;
  legal: ActionTold[];
  lesson?: LessonTold | null;
  ply: number;
  proposal: ProposalTold | null;
  seat: number | null;
  since: number;
  step: number;
  steps: StepTold[];
  steps_from?: number | null;
  table: string;
  thinking: number[];
  type: 'update';
  undo: string | null;
  undo_along?: number[];
  undo_waits?: boolean | null;
  view: GameView;
  words?: GameWords | null;
};

export type WayTold = {
  actions: string[];
  barred?: string | null;
  endings: EndingTold[];
  place: string;
  points: number[];
  stages: StageTold[];
};

export type Ways = {
  message: string;
  object: string;
  possible: boolean;
  rules: string[];
  ways: WayTold[];
};

export type Why = {
  message: string;
  possible: boolean;
  rules: string[];
};

export type WhyNot = {
  index: number;
  text: string;
};

export type Wishes = {
  language: 'auto' | 'en' | 'it' | 'de' | 'fr';
  notifications: boolean;
  palette: 'standard' | 'colourblind' | 'contrast';
  sound: boolean;
  speed: 'slow' | 'normal' | 'fast' | 'instant';
  theme: 'auto' | 'light' | 'dark';
};
