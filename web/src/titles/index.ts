/** The drawn tables, each fetched when a table of its title is opened. Titles without one are played with the panel. */
import type { Component } from 'svelte';

import type { Drawn } from './drawn';

type Load = () => Promise<{ default: Component<Drawn> }>;

export const drawn: Partial<Record<string, Load>> = {
  giants: () => import('./giants/Board.svelte'),
  rapanui: () => import('./rapanui/Board.svelte'),
  raiatea: () => import('./raiatea/Board.svelte'),
};
