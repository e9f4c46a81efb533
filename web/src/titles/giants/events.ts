/** What happens in Giants, as the server tells it. */
import type { GameEvent } from '$lib/api/types';

import type { GiantsFigure } from './types';

export type Happening =
  | { name: 'turn'; turn: number; first: number }
  | { name: 'roll'; dice: string[] }
  | { name: 'bid'; seat: number; markers: number; workers: number; sorcerer: number; chief: number }
  | { name: 'pick'; seat: number; object: string; size: number }
  | { name: 'uncarved'; size: number; count: number }
  | { name: 'place'; seat: number; figure: GiantsFigure; logs: number; hex: string }
  | { name: 'cut'; seat: number; hex: string; logs: number }
  | { name: 'recruit' | 'marker' | 'half-tablet' | 'break' | 'pass' | 'skip-pick'; seat: number }
  | { name: 'headdress' | 'retrieve'; seat: number; object: string }
  | { name: 'reserve' | 'peek'; seat: number; ahu: string }
  | { name: 'carry' | 'mark' | 'leave' | 'quarry'; seat: number; object: string; hex: string }
  | { name: 'paid'; seat: number; to: number; points: number }
  | { name: 'erect' | 'crown'; seat: number; object: string; ahu: string }
  | { name: 'score'; seat: number; points: number };

export type Bid = Extract<Happening, { name: 'bid' }>;

export function happenings(events: readonly GameEvent[]): Happening[] {
  return events.map(({ name, args }) => ({ ...args, name }) as unknown as Happening);
}

/** The bids that were opened just now. */
export function bidsOf(happened: readonly Happening[]): Bid[] {
  return happened.filter((each) => each.name === 'bid');
}
