/** Any value of a view as a short text that people can read. It knows no rules, only what things are called. */
import { named, number, t } from '$lib/words/words.svelte';

export type View = Record<string, unknown>;

/** Numbers under these names are seats. */
const SEATS = new Set(['active', 'first', 'order', 'owner', 'before', 'base', 'kahuna', 'seat', 'idle', 'chiefs', 'sorcerers']);
/** What has a seat for each of its parts. */
const OF_SEATS = new Set(['locations']);
/** Lists with a number for each seat. */
const BY_SEAT = new Set(['workers']);
/** What they name says enough. */
const BARE = new Set(['word', 'what', 'amount', 'seat', 'figure', 'card', 'ritual', 'mask', 'mission', 'deck', 'hex', 'name', 'object']);
/** Names on the map: they are what they are. */
const RAW = new Set(['name', 'hex', 'edge', 'trail', 'object', 'to', 'sorcerer', 'chief']);
/** Only of use to somebody who draws, or the same nearly always. */
const SILENT = new Set(['q', 'r', 'scope', 'per', 'when', 'limit', 'each', 'code', 'statue']);

export function isBlank(value: unknown, key = ''): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (value === 0) return !SEATS.has(key); // the first seat is somebody
  if (Array.isArray(value)) return value.every((each) => isBlank(each, key));
  return typeof value === 'object' && Object.entries(value).every(([part, each]) => isBlank(each, inside(key, part)));
}

/** The name under which a part of something is known. */
function inside(key: string, part: string): string {
  return OF_SEATS.has(key) ? 'seat' : part;
}

export function isSilent(key: string): boolean {
  return SILENT.has(key);
}

/** What a part of a view is called. */
export function label(key: string): string {
  return named(`web-plain-${key.replaceAll('_', '-')}`, readable(key));
}

function readable(name: string): string {
  const text = name.replaceAll(/[-_]+/g, ' ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The sign of a seat: its letter, as everywhere. */
export function seatLetter(seat: number): string {
  return 'ABCDE'.charAt(seat) || String(seat + 1);
}

export function brief(value: unknown, key = ''): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? t('web-plain-yes') : t('web-plain-no');
  if (typeof value === 'number') return SEATS.has(key) ? seatLetter(value) : number(value);
  if (typeof value === 'string') return RAW.has(key) ? place(value) : value === '' ? '–' : label(value);
  if (Array.isArray(value)) return list(value, key);
  return object(value as View, key);
}

/** A place on a map by its own name; a figure may be in somebody's hand instead. */
function place(name: string): string {
  return named(`web-plain-${name}`, name);
}

function list(values: unknown[], key: string): string {
  if (values.length === 0) return '–';
  if (BY_SEAT.has(key) && values.every((each) => typeof each === 'number')) {
    const some = values.map((each, seat) => (each === 0 ? '' : `${seatLetter(seat)} ${number(each)}`));
    return some.filter(Boolean).join(', ') || '–';
  }
  // The same several times is said once.
  const counts = new Map<string, number>();
  const texts = values.map((each) => brief(each, key));
  if (values.some((each) => typeof each === 'number')) return texts.join(', ');
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text)).join(', ');
}

function object(value: View, whole: string): string {
  const parts = Object.entries(value)
    .filter(([key, each]) => !SILENT.has(key) && !isBlank(each, inside(whole, key)))
    .map(([key, each]) => {
      if (each === true) return label(key);
      const text = brief(each, inside(whole, key));
      return BARE.has(key) ? text : `${label(key)} ${text}`;
    });
  return parts.join(' · ') || '–';
}
