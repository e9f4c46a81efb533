/** How a view is laid out when nobody has drawn a table for it: facts, seats side by side, and lists. */
import { t } from '$lib/words/words.svelte';

import { brief, isBlank, isSilent, label, type View } from './speak';

export interface Fact {
  key: string;
  name: string;
  text: string;
  blank: boolean;
}

export interface Rows {
  kind: 'rows';
  key: string;
  name: string;
  columns: string[];
  /** Those with something to tell, each with a text for every column. */
  rows: string[][];
  /** How many more there are, all alike. */
  alike: number;
}

export interface Shape {
  facts: Fact[];
  seats: Fact[][];
  lists: Rows[];
}

// Told elsewhere on the page, or what one could remember: the raw view at the end has it all.
const ELSEWHERE = new Set(['title', 'rules_version', 'players', 'options', 'seat', 'decision', 'outcome', 'memory', 'seats', 'pending', 'task']);
const FEW = 6; // rows that are all shown, whatever is in them

function isRecord(value: unknown): value is View {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecords(value: unknown): value is View[] {
  return Array.isArray(value) && value.length > 1 && value.every(isRecord);
}

export function shapeOf(view: View): Shape {
  const facts: Fact[] = [];
  const lists: Rows[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.has(key) || isSilent(key)) continue;
    const found = listsOf(key, label(key), value);
    if (found.length > 0) lists.push(...found);
    else if (!isBlank(value, key)) facts.push(factOf(key, value));
  }
  const seats = Array.isArray(view.seats) ? view.seats.filter(isRecord) : [];
  return { facts, lists, seats: together(seats) };
}

function factOf(key: string, value: unknown): Fact {
  return { key, name: label(key), text: brief(value, key), blank: isBlank(value, key) };
}

const COUNT = '_count';

/** The figures of the seats; what nobody has is left out, so that they can be compared line by line. */
function together(seats: View[]): Fact[][] {
  const all = [...new Set(seats.flatMap((seat) => Object.keys(seat)))];
  // Of what is hidden one knows how many there are: that stands in the same line.
  const known = (seat: View, key: string) => seat[key] ?? seat[key + COUNT] ?? seat[key];
  const keys = all.filter((key) => {
    const isCount = key.endsWith(COUNT) && all.includes(key.slice(0, -COUNT.length));
    return !isCount && !isSilent(key) && seats.some((seat) => !isBlank(known(seat, key), key));
  });
  return seats.map((seat) => keys.map((key) => (known(seat, key) === null ? hiddenFact(key) : factOf(key, known(seat, key)))));
}

/** A seat has it, but one may not know what: that is something else than nothing. */
function hiddenFact(key: string): Fact {
  return { key, name: label(key), text: t('web-plain-secret'), blank: true };
}

function listsOf(key: string, name: string, value: unknown): Rows[] {
  if (isRecords(value)) {
    const inner = value.map((each) => Object.entries(each).find(([, part]) => isRecords(part)));
    if (inner.every((each) => each !== undefined)) {
      return inner.flatMap((each, at) => {
        const rest = Object.fromEntries(Object.entries(value[at] ?? {}).filter(([part]) => part !== each[0]));
        const about = isBlank(rest) ? '' : ` (${brief(rest)})`;
        return listsOf(`${key}-${at}`, `${name} ${at + 1}${about}`, each[1]);
      });
    }
    return [rowsOf(key, name, value)];
  }
  if (isRecord(value) && Object.keys(value).length > 1 && Object.values(value).every(isRecord)) {
    const rows = Object.entries(value).map(([part, each]) => ({ '': label(part), ...(each as View) }));
    return [rowsOf(key, name, rows)];
  }
  return [];
}

function rowsOf(key: string, name: string, values: View[]): Rows {
  const keys = [...new Set(values.flatMap((each) => Object.keys(each)))].filter(
    (column) => !isSilent(column) && values.some((each) => !isBlank(each[column], column)),
  );
  const texts = values.map((each) => keys.map((column) => (isBlank(each[column], column) ? '' : column === '' ? String(each[column]) : brief(each[column], column))));
  // What most of them have tells nothing: a row in which nothing else stands is left out.
  const usual = keys.map((_, column) => most(texts.map((row) => row[column] ?? '')));
  const tells = (row: string[]) => row.some((text, column) => column > 0 && text !== '' && text !== usual[column]);
  const rows = texts.length <= FEW ? texts : texts.filter(tells);
  return { kind: 'rows', key, name, columns: keys.map((column) => (column === '' ? '' : label(column))), rows, alike: texts.length - rows.length };
}

function most(texts: string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? '';
}
