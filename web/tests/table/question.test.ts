import { look, server, sockets, storage, table, update } from './stage';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table/table.svelte';

import { Play } from '../../src/table/play.svelte';

const PATH = '/api/tables/t1';
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  look(true);
  storage.clear();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

/** Somebody who is asked at ply 4 together with others. */
async function asked() {
  const wire = sockets();
  server({ [PATH]: table(), [`${PATH}/chat`]: [] });
  store = new TableStore('t1', wire.connect);
  await store.open();
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  wire.last().says(update(0, 4, { asked: [0, 1, 2] }));
  return { wire, play: new Play(store) };
}

test('what is chosen stays chosen while others answer the same sealed question', async () => {
  const { wire, play } = await asked();
  play.choose(7, ['next'], 'in words');
  const { moment } = play;
  wire.last().says(update(4, 5, { asked: [0, 2], asked_since: 4 }));
  wire.last().says(update(5, 6, { asked: [0], asked_since: 4 }));
  expect(store.isMoving).toBe(true);
  expect([play.chosen, play.then, play.told, play.moment]).toEqual([7, ['next'], 'in words', moment]);
  expect(play.choices).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.isMoving).toBe(false);
  expect([play.chosen, play.moment]).toEqual([7, moment]);
});

test('it is played with what is known last, even while the other answers are shown', async () => {
  const { wire, play } = await asked();
  wire.last().says(update(4, 5, { asked: [0, 2], asked_since: 4 }));
  wire.last().says(update(5, 6, { asked: [0], asked_since: 4 }));
  play.choose(7);
  void play.confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(wire.last().sent.at(-1)).toMatchObject({ type: 'act', ply: 6, step: 0, action: 7 });
});

test('another question drops what was chosen for the one before', async () => {
  const { wire, play } = await asked();
  play.choose(7);
  wire.last().says(update(4, 5, { asked: [0] }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(play.chosen).toBeNull();
});

test('until another question is shown nothing can be chosen for it', async () => {
  const { wire, play } = await asked();
  play.choose(7);
  wire.last().says(update(4, 5, { asked: [0, 2], asked_since: 4 }));
  wire.last().says(update(5, 6));
  expect(play.choices).toEqual([]);
  expect(play.choice).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(play.choices).toHaveLength(1);
  expect(play.chosen).toBeNull();
});
