import './stage';

import { expect, test } from 'vitest';

import { shapeOf } from '../../src/table/plain/shape';
import { brief, isBlank } from '../../src/table/plain/speak';

test('anything can be read in a line', () => {
  expect(brief(null)).toBe('–');
  expect(brief(3)).toBe('3');
  expect(brief(0, 'owner')).toBe('A');
  expect(brief([2, 0], 'order')).toBe('C, A');
  expect(brief([0, 2, 1], 'workers')).toBe('B 2, C 1');
  expect(brief(['tapa', 'tapa', 'mata-arahu'])).toBe('Tapa ×2, Mata arahu');
  expect(brief({ some_thing: 2, nothing: 0 })).toBe('Some thing 2');
  expect(brief({ word: 'give', what: 'pearl', amount: 2, scope: 'you' })).toBe('Give · Pearl · 2');
  expect(brief({ marae: 0, reef: null }, 'locations')).toBe('Marae A');
});

test('the first seat is somebody, a zero is nothing', () => {
  expect(isBlank(0)).toBe(true);
  expect(isBlank(0, 'owner')).toBe(false);
  expect(isBlank({ a: [0, null], b: { c: '' } })).toBe(true);
});

test('a view is laid out: facts, seats line by line, lists', () => {
  const hex = (name: string, kind: string, logs: number) => ({ name, q: 1, kind, logs });
  const shape = shapeOf({
    title: 'somewhere',
    turn: 3,
    nothing: 0,
    hexes: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => hex(name, name === 'c' ? 'village' : 'plain', name === 'd' ? 2 : 0)),
    decks: { normal: { left: 4 }, forbidden: { left: 5 } },
    seats: [
      { wood: 2, hand: ['x'], hand_count: 1, empty: 0, mana: 3 },
      { wood: 0, hand: null, hand_count: 1, empty: 0, mana: null },
    ],
  });
  expect(shape.facts.map((fact) => [fact.name, fact.text])).toEqual([['Turn', '3']]);
  const [hexes, decks] = shape.lists;
  expect(hexes?.columns).toEqual(['Name', 'Kind', 'Logs']);
  expect(hexes?.rows).toEqual([
    ['c', 'Village', ''],
    ['d', 'Plain', '2'],
  ]);
  expect(hexes?.alike).toBe(5);
  expect(decks?.rows).toEqual([
    ['Normal', '4'],
    ['Forbidden', '5'],
  ]);
  expect(shape.seats.map((facts) => facts.map((fact) => fact.text))).toEqual([
    ['2', 'X', '3'],
    ['0', '1', 'web-plain-secret'],
  ]);
});
