/** The time that a new table is given, as somebody puts it together in the form. */
import type { Clock } from '$lib/api/types';

export const OWN = 'own';

/** Live clocks that suit most games: seconds for the whole game, and seconds more for each choice. */
export const LIVE: readonly { bank: number; increment: number }[] = [
  { bank: 600, increment: 10 },
  { bank: 1200, increment: 20 },
  { bank: 2700, increment: 30 },
];
/** Seconds within which a turn is to be played. */
export const WITHIN: readonly number[] = [28_800, 86_400, 172_800, 259_200, 604_800];

export interface Wish {
  kind: 'none' | 'live' | 'turns';
  /** Which of LIVE, or OWN. */
  live: string;
  /** Own values, as they are typed. */
  minutes: string;
  seconds: string;
  /** Which of WITHIN. */
  within: string;
  standIn: string;
}

export function noClock(): Wish {
  return { kind: 'none', live: '1', minutes: '30', seconds: '15', within: '86400', standIn: 'medium' };
}

export const MOST_MINUTES = 600;
export const MOST_SECONDS = 600;

/** What the server is asked for; null if the table has no clock. */
export function clockOf(wish: Wish): Clock | null {
  const { kind, standIn: stand_in } = wish;
  if (kind === 'none') return null;
  if (kind === 'turns') return { bank: 0, increment: 0, turn: Number(wish.within), stand_in };
  const chosen = wish.live === OWN ? undefined : LIVE[Number(wish.live)];
  if (chosen) return { ...chosen, turn: 0, stand_in };
  return {
    bank: within(wish.minutes, 1, MOST_MINUTES, 30) * 60,
    increment: within(wish.seconds, 0, MOST_SECONDS, 0),
    turn: 0,
    stand_in,
  };
}

/** A whole number as somebody may have typed it, kept between the least and the most. */
function within(typed: string, least: number, most: number, usual: number): number {
  const number = Math.round(Number(typed.replace(',', '.')));
  if (!typed.trim() || !Number.isFinite(number)) return usual;
  return Math.min(Math.max(number, least), most);
}
