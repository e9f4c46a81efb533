/** What all parts of the table share: the view, what may be chosen, and what is looked at. */
import { createContext } from 'svelte';

import type { Choice, Whole } from '../drawn';
import type { Picker } from '../picker';
import type { RaiateaView } from './types';

export interface RaiateaTable extends Picker {
  readonly view: RaiateaView;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly choices: readonly Choice[];
  /** The table's id, for questions about its box. */
  readonly id: string;
  /** Choose it; `then` are the texts of what is chosen right after it, as far as it is possible, `told` says it. */
  choose: (choice: Choice, then?: readonly string[], told?: string) => void;
  /** What a press on an action in the list means while the board holds more of the answer. */
  stead: (of: ((index: number) => Whole | null) | null) => void;
  /** What the own seat has not got yet for an action, as a sentence. */
  lacking: (text: string) => string | undefined;
  /** What somebody points at: the actions it stands for; null: nothing. */
  readonly pointed: readonly string[] | null;
}

export const [tableOf, setTable] = createContext<RaiateaTable>();
