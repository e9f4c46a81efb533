/** What all parts of the table share: the view, what may be chosen, and what is looked at. */
import { createContext } from 'svelte';

import type { Choice } from '../drawn';
import type { Gain, Valuation } from './events';
import type { TableView } from './view';

/** What a choice would set in motion, while somebody points at it. */
export interface Foreseen {
  choice: Choice;
  /** Null: new cards would be dealt, and nobody knows them. */
  known: { valuation: Valuation | null } | null;
}

export interface RapaNuiTable {
  readonly view: TableView;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly chosen: number | null;
  readonly foreseen: Foreseen | null;
  /** What the seats got last, as long as it is worth showing. */
  readonly recent: readonly Gain[];
  choice: (text: string) => Choice | undefined;
  choose: (choice: Choice) => void;
  /** Why not; null where nothing can be chosen at all, as for who looks on. */
  readonly ask: ((text: string) => void) | null;
  /** Somebody points at what these actions stand for, whether they are possible yet or not; null: at nothing. */
  point: (actions: readonly string[] | null) => void;
}

export const [tableOf, setTable] = createContext<RapaNuiTable>();
