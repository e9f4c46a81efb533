/** What the seats of a table are called, everywhere in the same way. */
import type { Seat, Table, Update } from '$lib/api/types';
import { called } from '$lib/ui/name';
import { language, t } from '$lib/words/words.svelte';

/** The names as the sentences of the log have them; before the first one, as the seats tell them. */
export function namesOf(table: Table, update: Update | null): string[] {
  const words = update?.words?.names ?? [];
  return table.seats.map((seat, at) => words[at] ?? nameOf(seat));
}

function nameOf(seat: Seat): string {
  if (seat.person) return called(seat.person.name);
  return seat.level === null ? t('web-table-seat-free') : t('web-table-bot', { level: seat.level });
}

/** The names of some seats, as one says them in a row. */
export function listed(seats: readonly number[], names: readonly string[]): string {
  return new Intl.ListFormat(language()).format(seats.map((seat) => names[seat] ?? ''));
}

/** The points of a seat, if the view tells them. */
export function pointsOf(view: Record<string, unknown>, seat: number): number | null {
  const seats = view.seats;
  if (!Array.isArray(seats)) return null;
  const own: unknown = seats[seat];
  if (typeof own !== 'object' || own === null) return null;
  const told = own as Record<string, unknown>;
  const points = 'score' in told ? told.score : told.points;
  return typeof points === 'number' ? points : null;
}

/** Who has answered a sealed question: who, never what. */
export function answeredOf(view: Record<string, unknown>): number[] {
  const decision = view.decision as { answered?: number[] } | null | undefined;
  return decision?.answered ?? [];
}

/** The own answer to a sealed question so far, as the names of its actions. */
export function ownAnswer(view: Record<string, unknown>): string[] {
  const decision = view.decision as { own?: string[] } | null | undefined;
  return decision?.own ?? [];
}
