/** The titles of this server in the language of the page, asked for once each. */
import { api } from '$lib/api/client';
import type { Title } from '$lib/api/types';
import { Asked } from '$lib/ui/asked.svelte';
import { language, type Language } from '$lib/words/words.svelte';

const ORDER = ['rapanui', 'giants', 'raiatea']; // the shortest game first
const known = new Map<Language, Promise<Title[]>>();

/** A title of another package may have no words: then its plain names stand for them. */
function worded(title: Title): Title {
  const levels = title.levels.map((level) => ({ ...level, words: level.words || level.name }));
  return { ...title, words: title.words || title.name, levels };
}

async function ask(): Promise<Title[]> {
  const titles = (await api.get<Title[]>('/titles')).map(worded);
  const place = (title: Title) => ORDER.indexOf(title.name);
  const ours = titles.filter((each) => ORDER.includes(each.name)).sort((one, other) => place(one) - place(other));
  return [...ours, ...titles.filter((each) => !ORDER.includes(each.name))];
}

/** Only while a component is made. */
export function askTitles(): Asked<Title[]> {
  return new Asked(() => {
    const now = language();
    const asked = known.get(now) ?? ask();
    known.set(now, asked);
    asked.catch(() => known.delete(now)); // the next who asks tries again
    return asked;
  });
}

/** A title by its name; another package's that is not here any more keeps its plain name. */
export function titleWords(titles: readonly Title[] | null, name: string): string {
  return titles?.find((each) => each.name === name)?.words ?? name;
}

export function levelWords(titles: readonly Title[] | null, level: string): string {
  const levels = titles?.flatMap((each) => each.levels) ?? [];
  return levels.find((each) => each.name === level)?.words ?? level;
}
