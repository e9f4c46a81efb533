import { storage, update } from './stage';

import { beforeEach, expect, test } from 'vitest';

import { Away } from '$lib/table/away.svelte';
import { choicesOf, filtered, found, grouped } from '$lib/table/choices';
import { grown } from '$lib/table/log';
import { pause } from '$lib/table/pace';

beforeEach(() => {
  storage.clear();
});

const log = (ply: number) => grown([], update(0, ply));

test('a pause grows with what happens and shrinks with what waits', () => {
  const one = update(0, 1);
  expect(pause(one, 'normal')).toBe(800);
  expect(pause(update(0, 3), 'normal')).toBe(1300);
  expect(pause(update(0, 90), 'normal')).toBe(pause(update(0, 7), 'normal'));
  expect(pause(one, 'normal', 3)).toBe(400);
  expect(pause(one, 'instant')).toBe(0);
  expect(pause(update(1, 1), 'slow')).toBe(0);
});

test('who comes to a table for the first time has missed nothing', () => {
  const away = new Away('t1');
  away.look(log(5), 0);
  expect(away.missed).toEqual([]);
});

test('who comes back is told what others have done since', () => {
  new Away('t1').look(log(3), 0);
  const back = new Away('t1');
  back.look(log(5), 0);
  expect(back.missed.map((entry) => entry.step.ply)).toEqual([4, 5]);
  back.dismiss();
  back.look(log(5), 0);
  expect(back.missed).toEqual([]);
});

test('own choices alone are nothing to come back to', () => {
  new Away('t1').look(log(3), 0);
  const back = new Away('t1');
  back.look(log(4), 0); // ply 4 is that of seat 0
  expect(back.missed).toEqual([]);
});

test('what was seen as it happened, here or in another tab, is not told again', () => {
  const here = new Away('t1');
  here.look(log(3), 0);
  new Away('t1').saw(9); // in another tab
  here.look(log(9), 0);
  expect(here.missed).toEqual([]);
});

test('a single move while one looked elsewhere is not worth a word', () => {
  const here = new Away('t1');
  here.look(log(3), 1);
  here.look(log(4), 1);
  expect(here.missed).toEqual([]);
  here.look(log(8), 1);
  expect(here.missed).toHaveLength(4);
});

test('who was away for a moment is told only of several moves', () => {
  const here = new Away('t1');
  here.look(log(3), 0);
  here.leave();
  const soon = new Away('t1');
  soon.look(log(6), 0); // two of them by seat 1
  expect(soon.missed).toEqual([]);
  soon.leave();
  const again = new Away('t1');
  again.look(log(12), 0);
  expect(again.missed).toHaveLength(6);
});

test('a few tables are remembered, the latest ones', () => {
  for (let table = 0; table < 100; table += 1) new Away(`t${table}`).saw(1);
  const kept = Object.keys(JSON.parse(storage.get('vaka-seen') ?? '') as object);
  expect(kept).toHaveLength(60);
  expect(kept.at(-1)).toBe('t99');
});

test('what somebody else has kept under our name does no harm', () => {
  storage.set('vaka-seen', 'null');
  new Away('t1').look(log(3), 0);
  storage.set('vaka-seen', '{');
  new Away('t1').look(log(3), 0);
  expect(new Away('t1').missed).toEqual([]);
});

function choices(...labels: [string, string][]) {
  const legal = labels.map(([label], index) => ({ index, text: label }));
  const actions = labels.map(([label, group]) => ({ label, group, short: '' }));
  const { words } = update(0, 0);
  if (!words) throw new Error('an update without words');
  return choicesOf(update(0, 0, { legal, words: { ...words, actions } }));
}

test('choices are grouped by their headings, in their order', () => {
  const all = choices(['Buy fish', 'Buy'], ['Pass', ''], ['Buy grain', 'Buy']);
  const groups = grouped(all).map((group) => [group.name, group.choices.map((each) => each.action.index)]);
  expect(groups).toEqual([
    ['Buy', [0, 2]],
    ['', [1]],
  ]);
});

test('without words an action is told by its text', () => {
  const [only] = choicesOf(update(0, 0, { words: null }));
  expect(only?.words).toEqual({ label: 'skip', short: '', group: '' });
});

test('a filter finds all words, in any order, without accents', () => {
  const all = choices(['Jouer un bûcheron', 'Jouer'], ['Acheter du poisson', 'Acheter']);
  expect(filtered(all, 'bucheron jou').map((each) => each.action.index)).toEqual([0]);
  expect(filtered(all, '  ')).toBe(all);
  expect(filtered(all, 'xyz')).toEqual([]);
});

test('typing finds the next that begins so, then one that has such a word', () => {
  const all = choices(['Buy fish', ''], ['Pass', ''], ['Buy grain', '']);
  expect(found(all, 'b', 1)).toBe(2);
  expect(found(all, 'B', 0)).toBe(0);
  expect(found(all, 'gr', 0)).toBe(2);
  expect(found(all, 'q', 0)).toBeNull();
  expect(found([], 'q', 0)).toBeNull();
});

test('a clock that has run out takes no choice back', () => {
  const told = update(0, 3);
  for (const kind of ['late', 'away', 'return', 'pause', 'go-on']) {
    told.steps = told.steps.map((step, at) => (at === 2 ? { ...step, kind } : step));
    expect(grown([], told).filter((entry) => entry.taken)).toEqual([]);
  }
});
