import { look, server, sockets, storage, table, update } from './stage';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Update } from '$lib/api/types';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table/table.svelte';
import { drop, shown } from '$lib/ui/notes.svelte';

import { Play } from '../../src/table/play.svelte';

const PATH = '/api/tables/t1';
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'instant';
  look(true);
  storage.clear();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const { id } of [...shown]) drop(id);
  vi.useRealTimers();
});

/** A question with these actions. */
function asked(ply: number, texts: string[], changes: Partial<Update> = {}): Update {
  const legal = texts.map((text, index) => ({ index, text }));
  return update(ply - 1, ply, { legal, words: null, ...changes });
}

/** A table where somebody plays, and a server that answers every choice with the next question. */
async function playing(...questions: Update[]) {
  const wire = sockets();
  server({ [PATH]: table(), [`${PATH}/chat`]: [] });
  const store = new TableStore('t1', wire.connect);
  await store.open();
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  wire.last().says(update(0, 4, { legal: [{ index: 0, text: 'take' }], words: null }));
  const play = new Play(store);
  let callOff: (() => void) | undefined;
  /** What the frame does whenever something changes. */
  const changed = () => {
    callOff?.();
    callOff = play.follow();
  };
  ends.push(() => {
    store.close();
  });
  const waiting = [...questions];
  const answer = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    const said = wire.last().sent.at(-1);
    const next = waiting.shift();
    if (said === undefined || next === undefined) throw new Error('nothing was said');
    wire.last().says(next);
    wire.last().says({ type: 'done', id: said.id });
    await vi.advanceTimersByTimeAsync(0);
    changed();
  };
  const sent = () => wire.last().sent.map(({ type, ply, action }) => [type, ply, action].join(' ').trim());
  return { store, play, answer, sent, changed };
}

test('what was chosen as one is played one by one, each as an answer to its question', async () => {
  const { play, answer, sent } = await playing(asked(5, ['mark', 'go']), asked(6, ['go', 'leave']), asked(7, ['take']));
  play.choose(0, ['go', 'leave'], 'Carry it there and leave it');
  expect(play.told).toBe('Carry it there and leave it');
  expect(sent()).toEqual([]);
  play.choose(0, ['go', 'leave']); // again: that confirms it
  await answer();
  expect(play.choices).toEqual([]); // nothing to choose while it goes on
  await answer();
  await answer();
  expect(sent()).toEqual(['act 4 0', 'act 5 1', 'act 6 1']);
  expect(play.chain.isGoing).toBe(false);
  expect(play.choices.map(({ action }) => action.text)).toEqual(['take']);
  expect(shown).toEqual([]);
});

test('another chain with the same beginning is another choice', async () => {
  const { play, sent } = await playing();
  play.choose(0, ['go']);
  play.choose(0, ['leave']);
  expect(play.then).toEqual(['leave']);
  expect(play.chosen).toBe(0);
  play.letGo();
  expect(play.then).toEqual([]);
  expect(sent()).toEqual([]);
});

test('where the next action may not be chosen the chain ends, and somebody is told', async () => {
  const { play, answer, sent } = await playing(asked(5, ['mark', 'leave']));
  play.choose(0, ['go', 'leave']);
  void play.confirm();
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['act 4 0']);
  expect(play.chain.isGoing).toBe(false);
  expect(play.choices.length).toBe(2);
  expect(shown.length).toBe(1);
});

test('it waits until others have played, and does not play for them', async () => {
  const { play, answer, sent, store } = await playing(asked(5, [], { asked: [1] }));
  play.choose(0, ['go']);
  void play.confirm();
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['act 4 0']);
  expect(play.chain.isGoing).toBe(false);
  expect(store.acting).toBe(null);
});

test('every step is seen before the next, unless somebody is in a hurry', async () => {
  settings.speed = 'slow';
  const { play, answer, sent, changed } = await playing(asked(5, ['go']));
  play.choose(0, ['go']);
  void play.confirm();
  await answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent().length).toBe(1);
  play.chain.hurry();
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent().length).toBe(2);
});

test('a chain is taken back as one where that needs nobody', async () => {
  const free = { undo: 'free' } as const;
  const { play, answer, sent } = await playing(
    asked(5, ['go'], free),
    asked(6, ['go', 'leave'], free),
    asked(7, ['go'], free),
    asked(8, ['take'], free),
  );
  play.choose(0, ['go']);
  void play.confirm();
  await answer();
  await answer();
  void play.takeBack();
  await answer();
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['act 4 0', 'act 5 0', 'undo 6', 'undo 7']);
});
