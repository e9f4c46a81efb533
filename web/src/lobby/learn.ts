/** Learning a title by playing: a table of one's own that teaches. */
import { api } from '$lib/api/client';
import type { Table } from '$lib/api/types';
import { beSomebody } from '$lib/me.svelte';

import { friendlyName } from './guest';

export async function learn(title: string): Promise<Table> {
  await beSomebody(friendlyName());
  return api.post<Table>(`/lessons/${encodeURIComponent(title)}`);
}
