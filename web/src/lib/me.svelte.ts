/** Who uses this page: nobody yet, a guest, or somebody with an account. */
import { api } from './api/client';
import type { Me } from './api/types';
import { keep, settings } from './settings.svelte';
import { speak } from './words/words.svelte';

export const me = $state<{ now: Me | null }>({ now: null });

/** Ask the server who we are; an account brings its settings along. */
export async function meet(): Promise<Me> {
  const told = await api.get<Me>('/me');
  me.now = told;
  if (told.account) await adoptWishes(told);
  return told;
}

/** Become a guest unless one is somebody already: everything else needs a name. */
export async function beSomebody(name: string): Promise<Me> {
  // Who could not ask yet may be somebody, and a new guest would take that place.
  const now = me.now ?? (await meet());
  if (now.id) return now;
  me.now = await api.post<Me>('/guest', { name });
  return me.now;
}

/** Keep the settings here and, for who has a name, on the server. */
export async function keepSettings(): Promise<void> {
  keep();
  await speak(settings.language);
  if (me.now?.id) me.now = await api.patch<Me>('/me', { settings: { ...settings } });
}

async function adoptWishes(told: Me): Promise<void> {
  const { language, ...rest } = told.settings;
  Object.assign(settings, rest);
  if (language !== 'auto') settings.language = language;
  keep();
  await speak(settings.language);
}
