/** Who sits where at a table that goes on from a past moment. */

export const ME = 'me';
export const OPEN = 'open';

/** Who sits where at first: the asker at the own seat, bots at the others, as strong as those that sat there. */
export function seatsAtFirst(levels: readonly (string | null)[], own: number | null, level: string): string[] {
  return levels.map((each, seat) => (seat === (own ?? 0) ? ME : (each ?? level)));
}

/** Take another seat: the one that was left is for a bot. */
export function seatTaken(seats: readonly string[], mine: number, level: string): string[] {
  return seats.map((each, seat) => (seat === mine ? ME : each === ME ? level : each));
}
