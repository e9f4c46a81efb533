/** What may be chosen, with its words, as the panel lists it. */
import type { Update } from '../api/types';
import type { Choice } from '../../titles/drawn';

export interface Group {
  /** The heading; empty if there is none. */
  name: string;
  choices: Choice[];
}

/** The legal actions with their words; a title without words is told by the names in its code. */
export function choicesOf(update: Update | null): Choice[] {
  const words = update?.words?.actions ?? [];
  return (update?.legal ?? []).map((action, at) => ({
    action,
    words: words[at] ?? { label: action.text, short: '', group: '' },
  }));
}

/** Those with the same heading together, in the order in which each heading comes first. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const name = choice.words.group;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { name, choices: [choice] });
    else group.choices.push(choice);
  }
  return [...groups.values()];
}

/** Without accents and capitals, as people type. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();
}

/** Those in which all words of a text occur. */
export function filtered(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return choices;
  return choices.filter(({ words }) => {
    const all = plain(`${words.group} ${words.label} ${words.short}`);
    return wanted.every((word) => all.includes(word));
  });
}

/** The next choice that begins as typed, or has a word that does; from a place on, and around. */
export function found(choices: readonly Choice[], typed: string, from: number): number | null {
  const wanted = plain(typed);
  const order = choices.map((_, step) => (from + step) % choices.length);
  const label = (at: number) => plain(choices[at]?.words.label ?? '');
  const begins = order.find((at) => label(at).startsWith(wanted));
  const has = order.find((at) => label(at).split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)));
  return begins ?? has ?? null;
}
