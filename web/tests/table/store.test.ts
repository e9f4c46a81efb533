import { chat, look, server, sockets, storage, table, update } from './stage';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '$lib/settings.svelte';
import { HungUp, NotSaid } from '$lib/table/line';
import { TableStore } from '$lib/table/table.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  look(true);
  storage.clear();
});
const stores: TableStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  vi.useRealTimers();
});

const PATH = '/api/tables/t1';

async function opened(answers: Record<string, unknown> = {}) {
  const wire = sockets();
  const fetched = server({ [PATH]: table(), [`${PATH}/chat`]: [], ...answers });
  const store = new TableStore('t1', wire.connect);
  stores.push(store);
  await store.open();
  return { store, wire, fetched };
}

async function playing(ply = 4) {
  const all = await opened();
  all.wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  all.wire.last().says(update(0, ply));
  return all;
}

const plies = (store: TableStore) => store.log.map((entry) => entry.step.ply);

test('the first update is simply there, with all of its log and nothing that moves', async () => {
  const { store, wire } = await playing();
  expect(wire.last().address.searchParams.get('since')).toBe('0');
  expect(wire.last().address.searchParams.get('words')).toBe('true');
  expect(plies(store)).toEqual([1, 2, 3, 4]);
  expect(store.log[0]?.line).toBe('Line 1.');
  expect(store.isMoving).toBe(false);
  expect(store.events).toEqual([]);
});

test('updates are shown one after the other, and the log with them', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(4, 5));
  wire.last().says(update(5, 6));
  expect(store.shown?.ply).toBe(5);
  expect(store.latest?.ply).toBe(6);
  expect(store.isMoving).toBe(true);
  expect(store.told.at(-1)?.step.ply).toBe(5);
  expect(store.events).toEqual([{ name: 'moved', args: { ply: 5 } }]);
  await vi.advanceTimersByTimeAsync(800);
  expect(store.shown?.ply).toBe(6);
  expect(store.isMoving).toBe(false);
  expect(store.told.at(-1)?.step.ply).toBe(6);
});

test('the more wait, the faster it goes', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(4, 5));
  for (let ply = 5; ply < 11; ply += 1) wire.last().says(update(ply, ply + 1));
  await vi.advanceTimersByTimeAsync(800 * 4);
  expect(store.isMoving).toBe(false);
});

test('skipping shows the latest at once and ends what moves', async () => {
  const { store, wire } = await playing();
  for (let ply = 4; ply < 8; ply += 1) wire.last().says(update(ply, ply + 1));
  store.skip();
  expect(store.shown?.ply).toBe(8);
  expect(store.isMoving).toBe(false);
  wire.last().says(update(8, 9));
  expect(store.shown?.ply).toBe(9);
});

test('at instant speed nothing is waited for', async () => {
  settings.speed = 'instant';
  const { store, wire } = await playing();
  for (let ply = 4; ply < 8; ply += 1) wire.last().says(update(ply, ply + 1));
  await vi.advanceTimersByTimeAsync(10);
  expect(store.shown?.ply).toBe(8);
});

test('in a page that nobody looks at, and after a long break, nothing is played back', async () => {
  const { store, wire } = await playing();
  look(false);
  wire.last().says(update(4, 5));
  wire.last().says(update(5, 6));
  expect(store.shown?.ply).toBe(6);
  look(true);
  wire.last().says(update(6, 40));
  expect(store.shown?.ply).toBe(40);
});

test('what was taken back while one was away has not happened', async () => {
  const { store, wire } = await playing();
  const missed = update(4, 20);
  const back = missed.steps.find((step) => step.ply === 20); // of what seat 0 did as the 18th
  if (back) back.kind = 'undo';
  wire.last().says(missed);
  expect(store.events.map((event) => event.args.ply)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20]);
});

test('steps that are known already are not told twice', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(2, 5));
  expect(plies(store)).toEqual([1, 2, 3, 4, 5]);
  wire.last().says(update(5, 5));
  expect(plies(store)).toEqual([1, 2, 3, 4, 5]);
});

test('a step of the own answer changes what is asked and moves nothing', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(4, 5));
  const events = store.events;
  wire.last().says(update(5, 5, { step: 1 }));
  expect(store.shown?.step).toBe(1);
  expect(store.isMoving).toBe(false);
  expect(store.events).toBe(events);
});

test('news without a step does not cut short what still waits to be shown', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(4, 5));
  wire.last().says(update(5, 6));
  wire.last().says(update(6, 6, { proposal: { seat: 1, ply: 6, waiting: [0], along: [] } }));
  expect(store.shown?.ply).toBe(5);
  await vi.advanceTimersByTimeAsync(800);
  expect(store.shown?.proposal?.seat).toBe(1);
  expect(store.events).toEqual([{ name: 'moved', args: { ply: 6 } }]);
  expect(store.isMoving).toBe(false);
});

test('after a break it asks for what it does not know, and reads the table anew', async () => {
  const { store, wire, fetched } = await playing();
  fetched.mockClear();
  wire.last().breaks();
  expect(store.line).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  expect(wire.last().address.searchParams.get('since')).toBe('4');
  wire.last().opens();
  expect(store.line).toBe('open');
  wire.last().says(update(4, 6));
  expect(plies(store)).toEqual([1, 2, 3, 4, 5, 6]);
  await vi.advanceTimersByTimeAsync(0);
  const asked = fetched.mock.calls.map(([address]) => String(address).split('?')[0]);
  expect(asked).toEqual([PATH, `${PATH}/chat`]);
});

test('a choice made while the line is broken is sent when it is back', async () => {
  const { store, wire } = await playing();
  wire.last().breaks();
  const done = store.act(7);
  expect(store.acting).toBe(7);
  void store.act(7); // a second press changes nothing
  await vi.advanceTimersByTimeAsync(250);
  wire.last().opens();
  expect(wire.last().sent).toEqual([{ type: 'act', ply: 4, step: 0, action: 7, id: 1 }]);
  wire.last().says(update(4, 5));
  wire.last().says({ type: 'done', id: 1 });
  await done;
  expect(store.acting).toBeNull();
});

test('a choice that was not answered when the page was left is said when it is opened anew', async () => {
  const { store, wire } = await playing();
  wire.last().breaks();
  const lost = store.act(7);
  store.close();
  await expect(lost).rejects.toThrow(HungUp);
  const anew = await playing(5);
  const done = anew.store.actAgain();
  expect(anew.wire.last().sent).toEqual([{ type: 'act', ply: 4, step: 0, action: 7, id: 1 }]);
  anew.wire.last().says({ type: 'done', id: 1 });
  await done;
  await anew.store.actAgain(); // it is answered, and not said again
  expect(anew.wire.last().sent).toHaveLength(1);
});

test('a kept choice that comes too late is told, and that of somebody else is forgotten', async () => {
  const choice = { seat: 0, ply: 3, step: 0, action: 7 };
  storage.set('vaka-pending-t1', JSON.stringify(choice));
  const { store, wire } = await playing();
  const done = store.actAgain();
  wire.last().says({ type: 'problem', id: 1, problem: { error: 'server-stale', message: 'Too late.' } });
  await expect(done).rejects.toThrow(NotSaid);
  expect(storage.has('vaka-pending-t1')).toBe(false);
  storage.set('vaka-pending-t1', JSON.stringify({ ...choice, seat: 1 }));
  await store.actAgain();
  expect(storage.has('vaka-pending-t1')).toBe(false);
  expect(wire.last().sent).toHaveLength(1);
});

test('a refused choice is told to who made it, and the next one can be made', async () => {
  const { store, wire } = await playing();
  const done = store.act(7);
  const problem = { error: 'server-stale', message: 'The game has moved on.' };
  wire.last().says({ type: 'problem', id: 1, problem });
  await expect(done).rejects.toThrow(NotSaid);
  expect(store.acting).toBeNull();
  void store.act(7).catch(() => null); // the test ends before there is an answer
  expect(wire.last().sent).toHaveLength(2);
});

test('who missed something has it told from there', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(6, 7));
  expect(store.latest?.ply).toBe(4);
  expect(wire.all).toHaveLength(2);
  expect(wire.last().address.searchParams.get('since')).toBe('4');
  wire.last().opens();
  wire.last().says(update(4, 7));
  expect(plies(store)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a log that has become shorter is told from its beginning', async () => {
  const { store, wire } = await playing();
  wire.last().says(update(3, 3));
  expect(wire.last().address.searchParams.get('since')).toBe('0');
  wire.last().opens();
  wire.last().says(update(0, 3));
  expect(plies(store)).toEqual([1, 2, 3]);
  expect(store.shown?.ply).toBe(3);
});

test('in another language all of the log is told once more', async () => {
  const { store, wire } = await playing();
  store.retell();
  expect(wire.last().address.searchParams.get('since')).toBe('0');
  wire.last().opens();
  wire.last().says(update(0, 4));
  expect(plies(store)).toEqual([1, 2, 3, 4]);
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  expect(wire.last().address.searchParams.get('since')).toBe('4');
});

/** What GET steps answers. */
const page = (from: number, to: number, next: number | null = null) => ({
  from,
  to,
  next,
  steps: update(from - 1, to).steps,
  words: update(from - 1, to).words,
});

test('a log that is longer than an update is fetched page by page', async () => {
  const { store, wire, fetched } = await opened();
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  wire.last().says(update(150, 250, { since: 0, steps_from: 151 }));
  expect(store.older).toBe(150);
  fetched.mockClear();
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(page(51, 150))));
  const first = store.fetchOlder();
  void store.fetchOlder(); // one page at a time
  await first;
  wire.last().says(update(250, 251));
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(page(1, 50))));
  await store.fetchOlder();
  await store.fetchOlder(); // there is no more
  expect(plies(store)).toEqual(Array.from({ length: 251 }, (_, at) => at + 1));
  expect(store.log[0]?.line).toBe('Line 1.');
  const asked = fetched.mock.calls.map(([address]) => new URL(String(address), 'http://vaka.test').searchParams);
  expect(asked.map((query) => [query.get('from'), query.get('to')])).toEqual([
    ['51', '150'],
    ['1', '50'],
  ]);
  expect(asked[0]?.get('seat')).toBe('0');
});

test('a page that ends early is followed by the rest of it', async () => {
  const { store, wire, fetched } = await opened();
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  wire.last().says(update(150, 250, { since: 0, steps_from: 151 }));
  fetched.mockClear();
  for (const each of [page(51, 80, 81), page(81, 150)]) {
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(each)));
  }
  await store.fetchOlder();
  expect(plies(store)).toEqual(Array.from({ length: 200 }, (_, at) => at + 51));
  const asked = fetched.mock.calls.map(([address]) => new URL(String(address), 'http://vaka.test').searchParams);
  expect(asked.map((query) => [query.get('from'), query.get('to')])).toEqual([
    ['51', '150'],
    ['81', '150'],
  ]);
});

test('after a long break the log begins anew with the newest entries', async () => {
  const { store, wire, fetched } = await playing();
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  wire.last().opens();
  wire.last().says(update(200, 300, { since: 4, steps_from: 201 }));
  expect(store.shown?.ply).toBe(300);
  expect(plies(store)[0]).toBe(201);
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(page(101, 200))));
  const late = store.fetchOlder();
  store.retell();
  wire.last().opens();
  wire.last().says(update(201, 301, { since: 0, steps_from: 202 }));
  await late; // it was told in another language
  expect(plies(store)[0]).toBe(202);
  const pages = [page(102, 201), page(2, 101), page(1, 1)];
  for (const each of pages) fetched.mockResolvedValueOnce(new Response(JSON.stringify(each)));
  await store.fetchWholeLog();
  expect(plies(store)).toEqual(Array.from({ length: 301 }, (_, at) => at + 1));
});

test('what is taken back on an older page is marked when that is fetched', async () => {
  const { store, wire, fetched } = await opened();
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  const end = update(3, 5, { since: 0, steps_from: 4 }); // seats 0, 1
  const [other, back] = end.steps;
  if (other) other.seat = 0;
  if (back) Object.assign(back, { kind: 'undo', seat: 1 });
  wire.last().says(end);
  expect(store.log.map((entry) => entry.taken)).toEqual([true, false]);
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(page(1, 3)))); // seats 1, 0, 1
  await store.fetchOlder();
  expect(store.log.map((entry) => entry.taken)).toEqual([false, false, true, true, false]);
});

test('a page of the log that does not come can be asked for again', async () => {
  const { store, wire } = await opened({ [`${PATH}/steps`]: 'gone' });
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  wire.last().says(update(1, 2, { since: 0, steps_from: 2 }));
  await store.fetchWholeLog();
  expect(store.older).toBe(1);
  server({ [`${PATH}/steps`]: page(1, 1) });
  await store.fetchOlder();
  expect(plies(store)).toEqual([1, 2]);
});

test('what was taken back is marked in the log', async () => {
  const { store, wire } = await playing(3); // seats 1, 0, 1
  const back = update(3, 4);
  const [step] = back.steps;
  if (step) Object.assign(step, { kind: 'undo', seat: 0 });
  wire.last().says(back);
  expect(store.log.map((entry) => entry.taken)).toEqual([false, true, true, false]);
  const retract = update(4, 5);
  const [second] = retract.steps;
  if (second) Object.assign(second, { kind: 'retract', seat: 1 });
  wire.last().says(retract);
  expect(store.log.map((entry) => entry.taken)).toEqual([true, true, true, false, false]);
});

test('a table that is not there is no reason to try again', async () => {
  const { store, wire } = await opened({ [PATH]: 404 });
  expect(store.missing).toEqual({ status: 404, message: 'no such thing' });
  expect(wire.all).toEqual([]);
});

test('a server that is not there is tried until it is', async () => {
  const { store, wire } = await opened({ [PATH]: 'gone', [`${PATH}/chat`]: 'gone' });
  expect(store.missing?.status).toBe(0);
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  wire.last().breaks();
  server({ [PATH]: table(), [`${PATH}/chat`]: [] });
  await vi.advanceTimersByTimeAsync(500);
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.missing).toBeNull();
  expect(store.table?.id).toBe('t1');
});

test('too many requests are no reason to give a table up', async () => {
  const { store, wire } = await opened({ [PATH]: 429 });
  expect(store.missing?.status).toBe(0);
  expect(wire.all).toHaveLength(1);
});

test('what the line tells of the table is newer than what was asked before', async () => {
  const wire = sockets();
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', async () => new Promise<Response>((resolve) => waiting.push(resolve)));
  const store = new TableStore('t1', wire.connect);
  stores.push(store);
  const done = store.open();
  waiting.shift()?.(new Response(JSON.stringify(table({ status: 'open' }))));
  await done;
  wire.last().opens(); // and reads the table once more
  wire.last().says({ type: 'table', table: table({ status: 'running' }) });
  waiting.shift()?.(new Response(JSON.stringify(table({ status: 'open' }))));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.table?.status).toBe('running');
});

test('closed while it is being opened, it opens no line', async () => {
  const wire = sockets();
  server({ [PATH]: table() });
  const store = new TableStore('t1', wire.connect);
  stores.push(store);
  const done = store.open();
  store.close();
  await done;
  expect(wire.all).toEqual([]);
});

test('talk comes once, in order, and old talk is no news', async () => {
  const { store, wire } = await opened({ [`${PATH}/chat`]: [chat(1), chat(2)] });
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.talk.unread).toBe(0);
  wire.last().says(chat(4));
  wire.last().says(chat(3));
  wire.last().says(chat(4));
  expect(store.talk.said.map((each) => each.number)).toEqual([1, 2, 3, 4]);
  expect(store.talk.unread).toBe(2);
  store.talk.seen();
  expect(store.talk.unread).toBe(0);
});

test('what one says oneself is no news, and heard once', async () => {
  const { store, wire } = await playing();
  server({ [`${PATH}/chat`]: chat(1, 'hello') });
  await store.talk.say('hello');
  wire.last().says(chat(1, 'hello'));
  expect(store.talk.said).toHaveLength(1);
  expect(store.talk.unread).toBe(0);
});

test('somebody else at the same page is told what that seat may know', async () => {
  const { store, wire } = await playing();
  store.meetAgain();
  wire.last().opens();
  wire.last().says(update(0, 4, { seat: 1 }));
  expect(store.seat).toBe(1);
});

test('a line of talk that is taken away is told anew, and stays in its place', async () => {
  const { store, wire } = await opened({ [`${PATH}/chat`]: [chat(1), chat(2)] });
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(0);
  wire.last().says(chat(1, ''));
  expect(store.talk.said.map((each) => each.text)).toEqual(['', 'text 2']);
  expect(store.talk.unread).toBe(0);
});

test('who is banned is told so, and the line does not come back', async () => {
  const { store, wire } = await opened();
  wire.last().says({ type: 'problem', id: null, problem: { error: 'server-banned', message: 'no more' } });
  expect(store.banned).toBe('no more');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wire.all).toHaveLength(1);
  expect(store.line).toBe('closed');
});

test('a reminder is for the seat that it names', async () => {
  const { store, wire } = await playing();
  const clock = { now: 0, paused: false, pausing: [], seats: [{ left: 60_000, runs: true }] };
  wire.last().says(update(4, 4, { clock }));
  wire.last().says({ type: 'reminder', table: 't1', seat: 1, left: 5000 });
  expect(store.clock.reminded).toBeNull();
  wire.last().says({ type: 'reminder', table: 't1', seat: 0, left: 5000 });
  expect(store.clock.reminded).toBe(5000);
});

test('a bot in the own place is noticed', async () => {
  const seat = { number: 0, person: { id: 'p1', name: 'Hina' }, level: null, joined: true, score: null, place: null };
  const told = (stand_in: string | null) => ({
    type: 'table' as const,
    table: table({ seats: [{ ...seat, stand_in, choices: 0, by_bot: 0 }] }),
  });
  const { store, wire } = await playing();
  expect(store.isStoodIn).toBe(false);
  wire.last().says(told('easy'));
  expect(store.isStoodIn).toBe(true);
  wire.last().says(told(null));
  expect(store.isStoodIn).toBe(false);
});
