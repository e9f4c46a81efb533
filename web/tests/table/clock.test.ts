import './stage';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ClockTold } from '$lib/api/types';
import { TableClock } from '$lib/table/clock.svelte';
import { clockWords, leftWords, shortOf, spanWords, untilNext } from '$lib/table/time';
import { speak } from '$lib/words/words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SERVER = 1_700_000_000_000; // its clock has nothing to do with ours

function told(left: number | null, changes: Partial<ClockTold> = {}, runs = true): ClockTold {
  return { now: SERVER, paused: false, pausing: [], seats: [{ left, runs }], ...changes };
}

const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
};

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
  pass(5000);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59 * SECOND, '0:59'],
  [59 * SECOND + 1, '1:00'],
  [10 * MINUTE, '10:00'],
  [HOUR - SECOND, '59:59'],
  [HOUR, '1 h'],
  [HOUR + 1, '1 h 1 min'],
  [8 * HOUR, '8 h'],
  [DAY - 1, '1 day'],
  [DAY + 3.5 * HOUR, '1 day 4 h'],
  [7 * DAY, '7 days'],
  [-5, '0:00'],
])('%d milliseconds read %s', (left, words) => {
  expect(leftWords(left)).toBe(words);
});

test('words change no sooner than it is told, at any length', () => {
  for (let left = 3 * DAY; left > 0; left -= 7 * MINUTE + 1234) {
    const next = untilNext(left);
    expect(next).toBeGreaterThan(0);
    expect(leftWords(left - next + 1)).toBe(leftWords(left));
  }
});

test('clocks in words', async () => {
  expect(clockWords({ bank: 600, increment: 10, turn: 0, stand_in: 'easy' })).toBe('10 min + 10 s');
  expect(clockWords({ bank: 5400, increment: 0, turn: 0, stand_in: 'easy' })).toBe('1 h 30 min');
  expect(clockWords({ bank: 0, increment: 0, turn: 259_200, stand_in: 'easy' })).toBe('3 days for a turn');
  expect(spanWords(45)).toBe('45 s');
  await speak('de');
  expect(spanWords(86_400)).toBe('1 Tag');
  expect(leftWords(2 * DAY + HOUR)).toBe('2 Tage 1 Std.');
});

test('a clock counts down between the words of the server, by whole seconds', () => {
  const clock = new TableClock();
  clock.hear(told(3500));
  const seen: (number | null)[] = [];
  const stop = clock.follow(0, (left) => seen.push(left));
  pass(500);
  pass(1000);
  expect(seen).toEqual([3500, 3000, 2000]);
  pass(5000);
  expect(seen.at(-1)).toBe(0);
  const count = seen.length;
  pass(5000);
  expect(seen).toHaveLength(count); // what is over needs no timer
  stop();
});

test('what stands does not tick', () => {
  const clock = new TableClock();
  const seen: (number | null)[] = [];
  clock.hear(told(9000, {}, false));
  clock.follow(0, (left) => seen.push(left));
  clock.hear(told(9000, { paused: true }));
  clock.follow(0, (left) => seen.push(left));
  clock.follow(1, (left) => seen.push(left)); // a bot, that has no clock
  pass(3000);
  expect(seen).toEqual([9000, 9000, null]);
  expect(vi.getTimerCount()).toBe(0);
});

test('who ends following is told no more', () => {
  const clock = new TableClock();
  clock.hear(told(9000));
  const tell = vi.fn();
  clock.follow(0, tell)();
  pass(4000);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('a message that was long on its way does not give time back', () => {
  const clock = new TableClock();
  clock.hear(told(60_000));
  pass(10_000);
  expect(clock.left(0)).toBe(50_000);
  // Said by the server 10 seconds after the first, and 700 ms on its way.
  pass(700);
  clock.hear(told(50_000, { now: SERVER + 10_000 }));
  expect(clock.left(0)).toBe(49_300);
});

test('a computer that has slept is set right by the next message', () => {
  const clock = new TableClock();
  clock.hear(told(HOUR));
  pass(1000); // as it seems to us, but at the server it was half an hour
  clock.hear(told(HOUR / 2, { now: SERVER + HOUR / 2 }));
  expect(clock.left(0)).toBe(HOUR / 2);
  pass(600_000); // and a clock of ours that goes wrong in the other direction
  clock.hear(told(HOUR / 4, { now: SERVER + HOUR / 2 + 1000 }));
  expect(clock.left(0)).toBe(HOUR / 4);
});

test('a reminder holds as long as the own time runs', () => {
  const clock = new TableClock();
  clock.hear(told(90_000), 0);
  clock.remind(60_000);
  clock.hear(told(50_000), 0); // told anew, as after a step of the own answer
  expect(clock.reminded).toBe(60_000);
  clock.hear(told(50_000, {}, false), 0);
  expect(clock.reminded).toBeNull();
  clock.remind(60_000);
  clock.hear(told(50_000, { paused: true }), 0);
  expect(clock.reminded).toBeNull();
});

test('little is left near the end of a game or a turn', () => {
  expect(shortOf({ bank: 600, increment: 0, turn: 0, stand_in: 'easy' })).toBe(2 * MINUTE);
  expect(shortOf({ bank: 0, increment: 0, turn: 36_000, stand_in: 'easy' })).toBe(HOUR);
});
