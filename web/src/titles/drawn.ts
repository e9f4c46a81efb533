/** What a drawn table is given: a view, what may be chosen, and what has just happened. */
import type { GameEvent, LegalAction } from '$lib/api/types';
import type { ActionWords } from '$lib/api/types';

export interface Choice {
  /** Its `foreseen` is what it would set in motion, where the seat can know that. */
  action: LegalAction;
  words: ActionWords;
}

/** A choice with what follows it, and what all of it does in words. */
export interface Whole {
  index: number;
  then: readonly string[];
  told: string;
}

export interface Drawn {
  /** What the seat may know; its form is the title's own. */
  view: Record<string, unknown>;
  /** The names of the seats, in their order. */
  names: readonly string[];
  /** The own seat; null for who looks on. */
  seat: number | null;
  /** What may be chosen now; empty while something moves, or when others are asked. */
  choices: readonly Choice[];
  /** The action that is chosen and not confirmed yet. */
  chosen: number | null;
  /** The texts of the actions that are to follow it, if it was chosen as the first of a chain. */
  then: readonly string[];
  /** What has happened just now, in its order. */
  events: readonly GameEvent[];
  /** All that has happened up to now and was not taken back, `events` too, as far as the page knows it. */
  past: () => readonly GameEvent[];
  /** The entry of the log at which somebody looks: its events, to be shown on the board. */
  marked: readonly GameEvent[];
  /**
   * Choose an action by its index. `then` are the texts of actions that are played after it, one by one, as
   * long as each may be chosen; `told` says what all of it does.
   */
  choose: (index: number, then?: readonly string[], told?: string) => void;
  /**
   * Say what a press on an action in the list means while the board holds more of the answer, such as cards in an open
   * bag; null: what it says.
   */
  stead: (of: ((index: number) => Whole | null) | null) => void;
  /** Ask why an action, as text like `buy(crop=fish)`, is not possible; null where nobody chooses, as in a replay. */
  ask: ((action: string) => void) | null;
  /** The table's id, for questions to the server; null where nobody plays, as in a replay. */
  table: string | null;
  /** The table whose box lies here, for what it has in it: in a replay too. */
  box: string;
  /** What the own seat has not got yet for something on the table, by the text of the action that would take it. */
  lacking: Readonly<Record<string, string>>;
}
