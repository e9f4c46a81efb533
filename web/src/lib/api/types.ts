/** The names under which the page knows what the server sends; schema.d.ts is made from its schema. */
import type * as Schemas from './schema';

export type Problem = Schemas.Problem;
export type Me = Schemas.Me;
export type LoggedIn = Schemas.LoggedIn;
export type Token = Schemas.TokenTold;
export type NewToken = Schemas.NewToken;
export type Wishes = Schemas.Wishes;
export type Title = Schemas.TitleTold;
export type Option = Schemas.OptionTold;
export type Preset = Schemas.PresetTold;
export type Table = Schemas.TableTold;
export type TableListed = Schemas.TableListed;
export type TablePage = Schemas.TablePage;
export type Seat = Schemas.SeatTold;
export type Clock = Schemas.Clock;
export type ClockTold = Schemas.ClockTold;
export type Reminder = Schemas.Reminder;
export type Hook = Schemas.HookTold;
export type NewHook = Schemas.NewHook;
export type HookTested = Schemas.HookTested;
/** The words of an update, made by the server for who asks for them. */
export interface Words {
  names: string[];
  question: string;
  hint: string;
  actions: { label: string; short: string; group: string; remark?: string | null }[];
  lines: string[];
  opening: string[];
  closing: string[];
}
export type Update = Schemas.Update & { words?: Words | null };
export type Step = Schemas.StepTold;
export type GameEvent = Schemas.EventTold;
export type LegalAction = Schemas.ActionTold;
export type Proposal = Schemas.ProposalTold;
export type Chat = Schemas.ChatTold;
export type Hint = Schemas.HintTold;
export type Archive = Schemas.Archive;
export type Player = Schemas.Player;
export type Leaderboard = Schemas.Leaderboard;
export type Replay = Schemas.Replay;
export type Steps = Schemas.Steps;
export type ActionWords = NonNullable<Update['words']>['actions'][number];
