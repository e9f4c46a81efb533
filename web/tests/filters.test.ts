/** What an address asks of the archive, and what of it makes sense. */
import { expect, test } from 'vitest';

import type { Title } from '$lib/api/types';
import { parted } from '$lib/ui/name';

import { filtersOf } from '../src/lobby/filters';

const TITLES: Title[] = [
  {
    name: 'raiatea',
    words: 'Raiatea',
    about: '',
    least_players: 3,
    most_players: 5,
    rules_version: 1,
    presets: [],
    options: [{ name: 'oracle', words: '', type: 'bool', default: false, choices: [], least: null, most: null }],
    levels: [{ name: 'easy', words: 'easy' }],
    lesson: false,
  },
];

const of = (text: string) => filtersOf(new URLSearchParams(text), TITLES);

test('what makes sense is asked for', () => {
  const text = 'title=raiatea&players=4&level=easy&winner=bot:easy&person=Ab_-9&from=2026-02-28&to=2028-02-29&option=oracle=true';
  expect(of(text)).toEqual({
    title: 'raiatea',
    players: '4',
    level: 'easy',
    winner: 'bot:easy',
    person: 'Ab_-9',
    from: '2026-02-28',
    to: '2028-02-29',
    option: 'oracle=true',
  });
});

test('nonsense is left out, and the rest is still asked for', () => {
  expect(of('title=chess&players=99&level=zzz&winner=bot:%20&person=%00&from=yesterday&to=2026-02-30')).toEqual({});
  expect(of('players=0x3&option=oracle=true&colour=red')).toEqual({});
  expect(of('title=raiatea&option=oracle=perhaps&players=3')).toEqual({ title: 'raiatea', players: '3' });
});

test('before the titles are known only what any title could have is asked for', () => {
  expect(filtersOf(new URLSearchParams('title=chess&option=a=b&level=UP'), null)).toEqual({ title: 'chess' });
});

test('the number of a bot is never cut off', () => {
  expect(parted('Medium bot 2')).toEqual(['Medium bot', ' 2']);
  expect(parted('Bot (mittel) 10')).toEqual(['Bot (mittel)', ' 10']);
  expect(parted('Moana')).toEqual(['Moana', '']);
  expect(parted('')).toEqual(['', '']);
});
