/** A rulebook as the server tells it, and what of it somebody searches for. */
import type * as Schemas from '$lib/api/schema';

import { fits } from './segments';

export type Rulebook = Schemas.Rulebook;
export type Section = Rulebook['sections'][number];

export function numbersOf(book: Rulebook): ReadonlySet<string> {
  return new Set(book.sections.flatMap((section) => section.rules.map(({ number }) => number)));
}

/** The sections with the rules that have all the words, in their text, number or heading. */
export function found(book: Rulebook, words: readonly string[]): Section[] {
  if (words.length === 0) return book.sections;
  return book.sections
    .map((section) => ({
      name: section.name,
      rules: section.rules.filter(({ number, text }) => fits(`${number} ${text} ${section.name}`, words)),
    }))
    .filter((section) => section.rules.length > 0);
}
