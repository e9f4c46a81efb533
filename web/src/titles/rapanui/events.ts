/** What happens in Rapa Nui, as the server tells it: told events and what a choice would set in motion. */
import type { GameEvent } from '$lib/api/types';

import type { RapaNuiCard, RapaNuiCrop } from './types';

export type Happening =
  | { name: 'buy'; seat: number; crop: RapaNuiCrop; price: number }
  | { name: 'play'; seat: number; card: RapaNuiCard; count: number; cost: number }
  | { name: 'remove'; seat: number; card: RapaNuiCard }
  | { name: 'sacrifice' | 'hide-own' | 'add' | 'reveal'; seat: number; crop: RapaNuiCrop }
  | { name: 'skip' | 'hide' | 'nothing-to-place' | 'no-offering'; seat: number }
  | { name: 'draw'; seat: number; card: RapaNuiCard; column: number }
  | { name: 'new-column'; column: number; count: number; cards: RapaNuiCard[] }
  | { name: 'scoring'; card: RapaNuiCard }
  | { name: 'gain-wood' | 'gain-points'; seat: number; amount: number }
  | { name: 'gain-offering'; seat: number; crop: RapaNuiCrop; count: number }
  | { name: 'value'; crop: RapaNuiCrop; value: number }
  | { name: 'deck-empty' };

export function happenings(events: readonly GameEvent[]): Happening[] {
  return events.map(({ name, args }) => ({ ...args, name }) as unknown as Happening);
}

/** What one seat gets in a scoring. */
export interface Gain {
  seat: number;
  what: 'wood' | 'points' | RapaNuiCrop;
  amount: number;
}

export interface Scoring {
  card: RapaNuiCard;
  gains: Gain[];
}

/** The scoring among what happens, if there is one, and what each seat gets by it. */
export function scoring(happened: readonly Happening[]): Scoring | null {
  const at = happened.findIndex(({ name }) => name === 'scoring');
  const first = happened[at];
  if (first?.name !== 'scoring') return null;
  return { card: first.card, gains: gains(happened.slice(at)) };
}

export function gains(happened: readonly Happening[]): Gain[] {
  const found: Gain[] = [];
  for (const each of happened) {
    if (each.name === 'gain-wood') found.push({ seat: each.seat, what: 'wood', amount: each.amount });
    if (each.name === 'gain-points') found.push({ seat: each.seat, what: 'points', amount: each.amount });
    if (each.name === 'gain-offering') found.push({ seat: each.seat, what: each.crop, amount: each.count });
  }
  return found;
}
