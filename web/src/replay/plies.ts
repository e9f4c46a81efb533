/** Counting in the log: which page a ply is on, which are wanted next, what an address means. */

export const PAGE = 100; // plies of one page of the log, as the server sends them

/** The number of the page, from 0 on; ply 0 is before the first entry. */
export function pageOf(ply: number): number {
  return Math.floor(Math.max(0, ply - 1) / PAGE);
}

export function within(ply: number, last: number): number {
  return Math.min(Math.max(0, Math.trunc(ply)), last);
}

/** What may be looked at next: the neighbours, and more of them in the direction of the play. */
export function ahead(ply: number, last: number, playing: boolean): number[] {
  const wanted = playing ? [ply + 1, ply + 2, ply + 3] : [ply + 1, ply - 1, ply + 2];
  return wanted.filter((each) => each >= 0 && each <= last);
}

/** The ply that an address asks for; null if it asks for none, or for nonsense. */
export function asked(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** With whose eyes: the number of a seat, `spectator`, or `all`. */
export type Eyes = string;

/** The eyes that one may have: while the game runs only one's own, and a spectator's. */
export function eyesFor(players: number, own: number | null, over: boolean): Eyes[] {
  if (over) return ['all', ...Array.from({ length: players }, (_, seat) => String(seat)), 'spectator'];
  return own === null ? ['spectator'] : [String(own), 'spectator'];
}
