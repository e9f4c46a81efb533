/** What lies on a drawn table and can be pressed asks its table this. */
import { createContext } from 'svelte';

import type { Choice } from './drawn';

export interface Picker {
  readonly chosen: number | null;
  choice: (text: string) => Choice | undefined;
  choose: (choice: Choice) => void;
  /** Why not; null where nothing can be chosen at all, as for who looks on. */
  readonly ask: ((text: string) => void) | null;
  /** Somebody points at what these actions stand for, whether they are possible yet or not; null: at nothing. */
  point: (actions: readonly string[] | null) => void;
}

export const [pickerOf, setPicker] = createContext<Picker>();
