/** Going on from a past moment at a table of one's own. */
import { api } from '$lib/api/client';
import type { Table } from '$lib/api/types';
import { beSomebody } from '$lib/me.svelte';

import { OPEN } from './seating';

export interface Wish {
  id: string;
  ply: number;
  /** Who sits where: oneself, a bot of a level, or whoever comes. */
  seats: string[];
  /** The name of who has none yet. */
  name: string;
}

/** The new table; where nobody is waited for, the game goes on at once. */
export async function branch(wish: Wish): Promise<string> {
  await beSomebody(wish.name);
  const path = `/tables/${encodeURIComponent(wish.id)}/branch`;
  const made = await api.post<Table>(path, { ply: wish.ply, seats: wish.seats });
  if (!wish.seats.includes(OPEN)) await api.post<Table>(`/tables/${made.id}/start`);
  return made.id;
}
