/** What all parts of the table share: the view, what may be chosen, and what is looked at. */
import { createContext } from 'svelte';

import type { Choice } from '../drawn';
import type { Placed } from './crowd';
import type { Island } from './geometry';
import type { GiantsView } from './types';

/** What somebody points at: one of these is named. */
export interface Looked {
  hex?: string;
  ahu?: string;
  object?: string;
}

export interface GiantsTable {
  readonly view: GiantsView;
  readonly island: Island;
  readonly names: readonly string[];
  readonly seat: number | null;
  readonly choices: readonly Choice[];
  readonly chosen: number | null;
  /** The table's id, for questions to the server; null where there is none. */
  readonly id: string | null;
  /** What is pointed at. */
  readonly looked: Looked | null;
  /** The hex that was pressed after a figure, before that is confirmed. */
  readonly aimed: string | null;
  choice: (text: string) => Choice | undefined;
  /** The texts of the actions that are to follow what is chosen. */
  readonly then: readonly string[];
  /** Choose; what follows from it by itself may be named, as texts, and what all of it does, in words. */
  choose: (choice: Choice, then?: readonly string[], told?: string) => void;
  /** Why not; null where nothing can be chosen at all, as for who looks on. */
  readonly ask: ((text: string) => void) | null;
  point: (at: Looked | null) => void;
  /** A hex was pressed: place there, carry there, or learn why not. */
  press: (hex: string) => void;
  /** Who and what is on a hex, and where. */
  crowd: (hex: string) => readonly Placed[];
  /** What can be chosen about a hex, an ahu or an object now, as its choice. */
  onHex: (hex: string) => Choice | undefined;
  /** What pressing a hex does, in words; null: nothing. */
  told: (hex: string) => string | null;
  /** Whether a hex is what was chosen. */
  isChosen: (hex: string) => boolean;
  onAhu: (ahu: string) => Choice | undefined;
  onObject: (object: string) => Choice | undefined;
}

export const [getTable, setTable] = createContext<GiantsTable>();
