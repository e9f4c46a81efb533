/** The languages of the page, each by its own name. */
import { LANGUAGES, type Language } from '../words/words.svelte';

export function languageNames(): { value: Language; words: string }[] {
  return LANGUAGES.map((language) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return { value: language, words: capital(name, language) };
  });
}

/** With a capital letter, as at the beginning of a line. */
export function capital(text: string, language?: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
