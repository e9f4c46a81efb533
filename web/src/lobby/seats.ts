/** The seats of a table: as they are told, and as somebody wishes them ("me", "open" for a friend, a bot's level). */
import type { Seat } from '$lib/api/types';

export const ME = 'me';
export const OPEN = 'open';

/** Seats for so many players: those that are there stay, and the new ones are like the last of another. */
export function resized(seats: readonly string[], players: number): string[] {
  const kept = seats.slice(0, players);
  const other = kept.findLast((seat) => seat !== ME) ?? OPEN;
  while (kept.length < players) kept.push(kept.length === 0 ? ME : other);
  // Who has lost the seat at the end sits at the first one again.
  if (seats.includes(ME) && !kept.includes(ME)) kept[0] = ME;
  return kept;
}

/** After a choice at one seat. Nobody sits twice: who takes another seat leaves the first to its guest. */
export function chosen(seats: readonly string[], at: number, who: string): string[] {
  const before = seats[at];
  const own = seats.indexOf(ME);
  const next = seats.with(at, who);
  if (who === ME && own >= 0 && own !== at && before !== undefined) next[own] = before;
  return next;
}

/** Whether the game can begin as soon as the table stands. */
export function isFull(seats: readonly string[]): boolean {
  return !seats.includes(OPEN);
}

/** Me, and bots at all other seats. */
export function againstBots(players: number, level: string): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? ME : level));
}

/** How many seats still wait for somebody. */
export function freeSeats(seats: readonly Seat[]): number {
  return seats.filter((seat) => seat.level === null && seat.person === null).length;
}

/** Players from the first to the last, as they came in. */
export function byPlace(seats: readonly Seat[]): Seat[] {
  return seats.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99) || one.number - other.number);
}
