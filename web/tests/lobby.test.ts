/** The lobby's own thinking: seats, habits, options and names. */
import { describe, expect, it } from 'vitest';

import type { Option, Preset, Seat, Title } from '$lib/api/types';

import { friendlyName, oneOf, wish } from '../src/lobby/guest';
import { readHabits, usualLevel, usualPlayers } from '../src/lobby/habits.svelte';
import { explained, presetOf, presetValues, unusual, valuesOf } from '../src/lobby/options';
import { againstBots, byPlace, chosen, freeSeats, isFull, resized } from '../src/lobby/seats';

const option = (more: Partial<Option>): Option => ({
  name: 'oracle',
  words: '',
  type: 'bool',
  default: false,
  choices: [],
  least: null,
  most: null,
  ...more,
});

const seat = (more: Partial<Seat>): Seat => ({
  number: 0,
  person: null,
  level: null,
  joined: false,
  score: null,
  place: null,
  choices: 0,
  by_bot: 0,
  ...more,
});

describe('the seats of a new table', () => {
  it('grow like the last one that is not mine', () => {
    expect(resized(['me', 'hard'], 4)).toEqual(['me', 'hard', 'hard', 'hard']);
    expect(resized(['me'], 3)).toEqual(['me', 'open', 'open']);
    expect(resized([], 2)).toEqual(['me', 'open']);
  });
  it('keep me when mine falls away, and let who only watches watch', () => {
    expect(resized(['easy', 'open', 'me'], 2)).toEqual(['me', 'open']);
    expect(resized(['easy', 'easy', 'easy'], 2)).toEqual(['easy', 'easy']);
  });
  it('let nobody sit twice', () => {
    expect(chosen(['me', 'open', 'easy'], 2, 'me')).toEqual(['easy', 'open', 'me']);
    expect(chosen(['me', 'open'], 0, 'easy')).toEqual(['easy', 'open']);
    expect(chosen(['easy', 'easy'], 1, 'me')).toEqual(['easy', 'me']);
  });
  it('know when the game can begin', () => {
    expect(isFull(['me', 'open'])).toBe(false);
    expect(isFull(againstBots(3, 'hard'))).toBe(true);
    expect(againstBots(3, 'hard')).toEqual(['me', 'hard', 'hard']);
  });
});

describe('the seats of a table', () => {
  it('are free without a person and a bot', () => {
    const person = { id: 'a', name: 'Moana' };
    expect(freeSeats([seat({}), seat({ level: 'easy' }), seat({ person })])).toBe(1);
  });
  it('go by place, then by number', () => {
    const seats = [seat({ number: 0, place: 2 }), seat({ number: 1, place: 1 }), seat({ number: 2, place: 1 })];
    expect(byPlace(seats).map((each) => each.number)).toEqual([1, 2, 0]);
  });
});

describe('habits', () => {
  const title = (levels: string[]): Title => ({
    name: 'giants',
    words: 'Giants',
    about: '',
    least_players: 3,
    most_players: 5,
    rules_version: 1,
    presets: [],
    options: [],
    levels: levels.map((name) => ({ name, words: name })),
    lesson: false,
  });
  it('survive somebody else’s text', () => {
    for (const text of [null, 'nonsense', 'null', '[]', '{"title": 3, "players": 7, "level": null}']) {
      expect(readHabits(text)).toEqual({ title: 'rapanui', players: { rapanui: 3 }, level: 'medium', learnt: [] });
    }
  });
  it('remember', () => {
    const habits = readHabits('{"title": "giants", "players": {"giants": 4}, "level": "hard", "learnt": ["giants", 7]}');
    expect(habits).toEqual({ title: 'giants', players: { rapanui: 3, giants: 4 }, level: 'hard', learnt: ['giants'] });
  });
  it('fit the title', () => {
    expect(usualPlayers(title(['easy']))).toBe(3);
    expect(usualLevel(title(['easy', 'medium']))).toBe('medium');
    expect(usualLevel(title(['easy']))).toBe('easy');
  });
});

describe('options', () => {
  it('are explained without what only a terminal can use', () => {
    expect(explained(option({ words: 'all missions can be seen [R5]' }))).toEqual({
      words: 'all missions can be seen',
      rule: 'R5',
    });
    const deck = option({ name: 'deck', words: 'cards of your own: deck=@FILE [R42]' });
    expect(explained(deck)).toEqual({ words: 'cards of your own', rule: 'R42' });
    expect(explained(option({ words: '' }))).toEqual({ words: 'oracle', rule: null });
  });
  it('are sent only where they are not as usual', () => {
    expect(unusual([option({}), option({ name: 'tane' })], { oracle: true, tane: false, other: 1 })).toEqual({ oracle: true });
  });
  it('have values to choose from, unless they are texts', () => {
    expect(valuesOf(option({}))).toEqual([false, true]);
    expect(valuesOf(option({ type: 'int', default: 2, least: 1, most: 3 }))).toEqual([1, 2, 3]);
    expect(valuesOf(option({ type: 'str', default: '', choices: ['a', 'b'] }))).toEqual(['a', 'b']);
    expect(valuesOf(option({ type: 'str', default: '' }))).toEqual([]);
  });
});

it('a guest gets one of the names', () => {
  expect(oneOf('Manta, Gecko', 0)).toBe('Manta');
  expect(oneOf('Manta, Gecko', 0.99)).toBe('Gecko');
  expect(oneOf('', 0.5)).toBe('');
  wish(' Gecko ');
  expect(friendlyName()).toBe('Gecko');
  wish('');
});

describe('presets', () => {
  const preset = (name: string, options: Preset['options']): Preset => ({ name, words: name, text: '', options });
  const title: Title = {
    name: 'raiatea',
    words: 'Raiatea',
    about: '',
    least_players: 3,
    most_players: 5,
    rules_version: 1,
    presets: [preset('first', {}), preset('printed', { suspense: true }), preset('same', { suspense: true })],
    options: [
      option({ name: 'suspense' }),
      option({ name: 'edition', type: 'str', default: 'majority', choices: ['majority', 'it'] }),
      option({ name: 'deck', type: 'str', default: '' }),
    ],
    levels: [],
    lesson: false,
  };
  const [first, printed, same] = title.presets as [Preset, Preset, Preset];

  it('are found by their values, whatever deck is played with', () => {
    expect(presetOf(title, {})).toBe(first);
    expect(presetOf(title, { suspense: true, deck: '[rounds]' })).toBe(printed);
    expect(presetOf(title, { suspense: true }, 'same')).toBe(same);
    expect(presetOf(title, { suspense: true }, 'first')).toBe(printed);
    expect(presetOf(title, { suspense: true, edition: 'it' })).toBeNull();
  });
  it('set every option but a deck of one’s own', () => {
    const values = presetValues(title, printed, { edition: 'it', deck: '[rounds]' });
    expect(values).toEqual({ suspense: true, edition: 'majority', deck: '[rounds]' });
    expect(unusual(title.options, values)).toEqual({ suspense: true, deck: '[rounds]' });
  });
});
