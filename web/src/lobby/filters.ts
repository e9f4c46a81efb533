/** What is asked of the archive, as far as it makes sense: a link may have been cut, or written by hand. */
import type { Title } from '$lib/api/types';

import { valuesOf } from './options';

const NAME = /^[a-z0-9_-]{1,40}$/;
const PERSON = /^[A-Za-z0-9_-]{1,24}$/;

const SENSE: Record<string, (text: string) => boolean> = {
  title: (text) => NAME.test(text),
  players: (text) => /^([1-9]|1[0-6])$/.test(text),
  level: (text) => NAME.test(text),
  winner: (text) => (text.startsWith('bot:') ? NAME.test(text.slice(4)) : PERSON.test(text)),
  person: (text) => PERSON.test(text),
  from: isDay,
  to: isDay,
};

/** The filters of an address; what the server could only refuse is left out. `titles` may not be known yet. */
export function filtersOf(query: URLSearchParams, titles: readonly Title[] | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, hasSense] of Object.entries(SENSE)) {
    const text = query.get(name);
    if (text && hasSense(text)) found[name] = text;
  }
  if (titles && !titles.some((each) => each.name === found.title)) delete found.title;
  if (titles && !titles.some((each) => each.levels.some(({ name }) => name === found.level))) delete found.level;
  const option = query.get('option');
  const known = titles?.find((each) => each.name === found.title)?.options ?? [];
  const all = known.flatMap((each) => valuesOf(each).map((value) => `${each.name}=${String(value)}`));
  if (option && all.includes(option)) found.option = option;
  return found;
}

/** A day that the calendar has, as the browser writes it. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
