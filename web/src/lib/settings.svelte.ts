/** How somebody likes the page; kept in this browser, and by the server for who has a name. */
import type { Wishes } from './api/types';
import { LANGUAGES, type Language } from './words/words.svelte';

export type Settings = Required<Omit<Wishes, 'language'>> & { language: Language };

const KEPT = 'vaka-settings';

function preferred(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return 'en';
}

function fresh(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: preferred(),
    theme: 'auto',
    sound: false, // a page that makes noise unasked is closed
    speed: still ? 'instant' : 'normal',
    palette: 'standard',
    notifications: false,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
  } catch {
    return {}; // somebody else's text, or no storage at all
  }
}

export const settings = $state<Settings>({ ...fresh(), ...kept() });

/** Remember the settings in this browser, and let the page look like them. */
export function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A private window may have no storage: then they last as long as the page.
  }
  dress();
}

export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.palette = settings.palette;
  root.dataset.speed = settings.speed;
}
