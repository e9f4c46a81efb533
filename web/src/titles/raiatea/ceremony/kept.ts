/**
 * What lies in the open bag or the open hand and was not handed in: kept for who loads the page anew. It belongs to one
 * moment of one seat, and goes with it. Whoever takes it out looks what of it may still be done.
 */
import type { RaiateaView } from '../types';

interface At {
  /** The table. */
  readonly id: string;
  readonly seat: number | null;
  readonly view: RaiateaView;
}
interface Kept {
  moment: string;
  things: readonly string[];
}

const key = ({ id, seat }: At) => `vaka-raiatea-open-${id}-${String(seat)}`;

/** Which secret answer the seat is making; null: none. */
function momentOf({ seat, view: { decision, ceremony, task } }: At): string | null {
  if (seat === null || decision?.sealed !== true || !decision.seats.includes(seat)) return null;
  return [decision.kind, ceremony, task?.statue ?? 0, task?.space ?? 0].join(' ');
}

/** What was kept of this very moment; nothing without a storage. */
export function kept(at: At): readonly string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(at)) ?? 'null') as Partial<Kept> | null;
    const things = found?.moment === momentOf(at) ? found.things : undefined;
    return Array.isArray(things) ? things.map(String) : [];
  } catch {
    return [];
  }
}

export function keep(at: At, things: readonly string[]): void {
  const moment = momentOf(at);
  try {
    if (moment === null || things.length === 0) sessionStorage.removeItem(key(at));
    else sessionStorage.setItem(key(at), JSON.stringify({ moment, things } satisfies Kept));
  } catch {
    // Full, or not allowed.
  }
}

/** Throw away what belongs to a moment that has passed. */
export function tidy(at: At): void {
  if (kept(at).length === 0) keep(at, []);
}
