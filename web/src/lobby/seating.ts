/** Who sits at a seat, in words. */
import type { Seat, Title } from '$lib/api/types';
import { called } from '$lib/ui/name';
import { t } from '$lib/words/words.svelte';

import { levelWords } from './titles.svelte';

export function seatWords(seat: Seat, titles: readonly Title[] | null): string {
  if (seat.level !== null) return t('web-lobby-bot', { level: levelWords(titles, seat.level) });
  if (seat.person) return called(seat.person.name);
  return t('web-lobby-seat-free');
}
