/** Our words in the page: the same Fluent files that the terminal and the server speak with. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { WordKey, WordVariables } from './keys';

export const LANGUAGES = ['en', 'it', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

// Each is fetched when the language is first spoken.
const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: async () => import('./texts/en'),
  it: async () => import('./texts/it'),
  de: async () => import('./texts/de'),
  fr: async () => import('./texts/fr'),
};

const bundles = new Map<Language, FluentBundle>();
const now = $state<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});

async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const { default: text } = await texts[language]();
  bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
  return bundle;
}

/** Speak a language from now on; everything on the page changes with it. */
export async function speak(language: Language): Promise<void> {
  const bundle = await bundleOf(language);
  now.language = language;
  now.bundle = bundle;
  document.documentElement.lang = language;
}

export function language(): Language {
  return now.language;
}

/** What a message must be given: its variables; of a key that is not known before, any. */
type Given<K extends WordKey> = WordKey extends K
  ? [args?: Record<string, FluentVariable>]
  : [WordVariables[K]] extends [never]
    ? []
    : [args: Record<WordVariables[K], FluentVariable>];

/** A message in the language that is spoken now. */
export function t<K extends WordKey>(key: K, ...[args]: Given<K>): string {
  return say(key, args ?? {}) ?? key;
}

/** A message of a key that is put together, such as a card's name; the fallback if there is none. */
export function named(key: string, fallback: string, args: Record<string, FluentVariable> = {}): string {
  return say(key, args) ?? fallback;
}

function say(key: string, args: Record<string, FluentVariable>): string | null {
  const message = now.bundle.getMessage(key);
  if (!message?.value) return null;
  return now.bundle.formatPattern(message.value, args, []);
}

// Making one takes longer than writing a hundred numbers with it.
const numbers = new Map<Language, Intl.NumberFormat>();

export function number(value: number): string {
  const format = numbers.get(now.language) ?? new Intl.NumberFormat(now.language);
  numbers.set(now.language, format);
  return format.format(value);
}

/** The language as it is written where the browser comes from: a date in English differs from place to place. */
function regional(): string {
  return navigator.languages.find((each) => each.split('-')[0] === now.language) ?? now.language;
}

/** A moment of the server (milliseconds) as people of this language write it. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** The day of a moment. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(regional(), { dateStyle: 'medium' }).format(at);
}
