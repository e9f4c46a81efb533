import { sockets } from './stage';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { HungUp, Line, type LineState, NotSaid, type Told } from '$lib/table/line';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const act = { type: 'act', ply: 3, step: 0, action: 7 } as const;
const undo = { type: 'undo', ply: 3, step: 0 } as const;
const stale: Told = {
  type: 'problem',
  id: 1,
  problem: { error: 'server-stale', message: 'too late' },
};

function setUp({ mayRetry = () => Promise.resolve(true) } = {}) {
  const wire = sockets();
  const states: LineState[] = [];
  const told: Told[] = [];
  let known = 0;
  const line = new Line(
    {
      address: () => `ws://vaka.test/?since=${known}`,
      told: (message) => {
        told.push(message);
        if (message.type === 'update') known = message.ply;
      },
      state: (state) => states.push(state),
      mayRetry,
    },
    wire.connect,
  );
  line.open();
  return { line, wire, states, told };
}

test('what is said before the line is open is sent when it is', async () => {
  const { line, wire } = setUp();
  const done = line.say(act);
  expect(wire.last().sent).toEqual([]);
  wire.last().opens();
  expect(wire.last().sent).toEqual([{ ...act, id: 1 }]);
  wire.last().says({ type: 'done', id: 1 });
  await expect(done).resolves.toBeUndefined();
});

test('a refusal reaches who said it, and nobody else', async () => {
  const { line, wire, told } = setUp();
  wire.last().opens();
  const done = line.say(act);
  wire.last().says(stale);
  await expect(done).rejects.toThrow(NotSaid);
  expect(told).toEqual([]);
});

test('after a break it comes back sooner first, then later', async () => {
  const { wire, states } = setUp();
  wire.last().opens();
  wire.last().breaks();
  expect(states).toEqual(['open', 'lost']);
  const waits: number[] = [];
  for (let count = 1; count <= 8; count += 1) {
    let waited = 0;
    while (wire.all.length === count) {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
    }
    waits.push(waited);
    wire.last().breaks();
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test('a line that breaks again and again is not tried ever faster', async () => {
  const { wire } = setUp();
  for (let count = 0; count < 4; count += 1) {
    wire.last().opens();
    wire.last().breaks();
    await vi.advanceTimersByTimeAsync(250 * 2 ** count);
  }
  expect(wire.all).toHaveLength(5);
  wire.last().opens();
  await vi.advanceTimersByTimeAsync(5000); // this one holds
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  expect(wire.all).toHaveLength(6);
});

test('what had no answer is sent again, and what had one is not', async () => {
  const { line, wire } = setUp();
  wire.last().opens();
  const first = line.say(act);
  wire.last().says({ type: 'done', id: 1 });
  await first;
  const second = line.say({ ...act, ply: 4 });
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  wire.last().opens();
  expect(wire.last().sent.map((each) => each.id)).toEqual([2]);
  wire.last().says({ type: 'done', id: 2 });
  await second;
});

test('taking back twice is taking back once', async () => {
  const { line, wire } = setUp();
  wire.last().opens();
  const done = line.say(undo);
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  wire.last().opens();
  wire.last().says(stale); // it was done before the line broke
  await expect(done).resolves.toBeUndefined();
});

test('a choice that came too late is told, also after a break', async () => {
  const { line, wire } = setUp();
  wire.last().opens();
  const done = line.say(act);
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  wire.last().opens();
  wire.last().says(stale);
  await expect(done).rejects.toThrow('too late');
});

test('a line on which nobody answers is given up', async () => {
  const { line, wire, states } = setUp();
  wire.last().opens();
  const done = line.say(act);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  wire.last().opens();
  wire.last().says({ type: 'done', id: 1 });
  await done;
  expect(wire.all).toHaveLength(2);
});

test('a line that does not open is given up', async () => {
  const { wire } = setUp();
  await vi.advanceTimersByTimeAsync(10_250);
  expect(wire.all).toHaveLength(2);
});

test('it hurries when there is reason to hope', async () => {
  const { line, wire } = setUp();
  wire.last().opens();
  line.hurry(); // nothing to do
  expect(wire.all).toHaveLength(1);
  wire.last().breaks();
  line.hurry();
  expect(wire.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000); // and the timer is gone
  expect(wire.all).toHaveLength(2);
});

test('where there is no table it stops, and says so to who waits', async () => {
  const { line, wire, states } = setUp({ mayRetry: () => Promise.resolve(false) });
  const done = expect(line.say(act)).rejects.toThrow(HungUp);
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(states).toEqual(['lost', 'closed']);
  expect(wire.all).toHaveLength(1);
  await expect(line.say(act)).rejects.toThrow(HungUp);
});

test('a line that is closed while it asks whether to go on stays closed', async () => {
  const ask: { answer?: (may: boolean) => void } = {};
  const mayRetry = async () =>
    new Promise<boolean>((resolve) => {
      ask.answer = resolve;
    });
  const { line, wire } = setUp({ mayRetry });
  wire.last().breaks();
  await vi.advanceTimersByTimeAsync(250);
  line.close();
  ask.answer?.(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wire.all).toHaveLength(1);
});

test('renewed, it listens to the new line only', () => {
  const { line, wire, told } = setUp();
  wire.last().opens();
  const old = wire.last();
  line.renew();
  expect(wire.all).toHaveLength(2);
  old.says({ type: 'hello', build: 'old' });
  old.breaks();
  wire.last().opens();
  wire.last().says({ type: 'hello', build: 'new' });
  expect(told).toEqual([{ type: 'hello', build: 'new' }]);
  expect(wire.all).toHaveLength(2);
});
