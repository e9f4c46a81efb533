/** What all parts of the table share: the view, what may be chosen, and what is looked at. */
import { createContext } from 'svelte';

import type { Choice } from '../drawn';
import type { Picker } from '../picker';
import type { Gain, Scoring } from './events';
import type { RapaNuiView } from './types';

/** What a choice would set in motion, while somebody points at it. */
export interface Foreseen {
  choice: Choice;
  /** Null: new cards would be dealt, and nobody knows them. */
  known: { scoring: Scoring | null } | null;
}

export interface RapaNuiTable extends Picker {
  readonly view: RapaNuiView;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly foreseen: Foreseen | null;
  /** What the seats got last, as long as it is worth showing. */
  readonly recent: readonly Gain[];
}

export const [tableOf, setTable] = createContext<RapaNuiTable>();
