/** What a card says of a title besides what the server tells: a sentence, and how long a game takes. */
import { t } from '$lib/words/words.svelte';

export function pitch(title: string): string | null {
  switch (title) {
    case 'rapanui':
      return t('web-lobby-pitch-rapanui');
    case 'giants':
      return t('web-lobby-pitch-giants');
    case 'raiatea':
      return t('web-lobby-pitch-raiatea');
    default:
      return null;
  }
}

/** From and to, in minutes, as people play it at a table. */
export function minutes(title: string): string | null {
  const known: Partial<Record<string, [number, number]>> = {
    rapanui: [45, 45],
    giants: [60, 90],
    raiatea: [60, 120],
  };
  const found = known[title];
  if (!found) return null;
  const [from, to] = found;
  return from === to ? t('web-lobby-minutes', { minutes: from }) : t('web-lobby-minutes-between', { from, to });
}
