/** What an address can be told of. */
import type { Hook } from '$lib/api/types';
import { t } from '$lib/words/words.svelte';

export type HookEvent = Hook['events'][number];

export const EVENTS: readonly HookEvent[] = ['turn', 'reminder', 'result'];

/** In words: of one table the turns of everybody are told, of all tables only the own ones. */
export function eventWords(event: HookEvent, ofOne: boolean): string {
  switch (event) {
    case 'turn':
      return ofOne ? t('web-hooks-turn') : t('web-hooks-turn-mine');
    case 'reminder':
      return t('web-hooks-reminder');
    case 'result':
      return t('web-hooks-result');
  }
}
