import './table/stage';

import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { seatsAtFirst, seatTaken } from '../src/replay/seating';
import { Moments } from '../src/replay/moments';
import { ahead, asked, eyesFor, pageOf, within } from '../src/replay/plies';
import { type FigureTold, grown, moments as rows, rowsOf } from '../src/replay/summary';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moments whose server answers when the test says so. */
function slow() {
  const waiting = new Map<string, { answer: (text: string) => void; fail: (error: Error) => void; signal: AbortSignal }>();
  const asked: string[] = [];
  const here = vi.fn();
  const failed = vi.fn();
  const moments = new Moments<string>(
    async (key, signal) => {
      asked.push(key);
      return new Promise((answer, fail) => waiting.set(key, { answer, fail, signal }));
    },
    here,
    failed,
  );
  return {
    moments,
    asked,
    here,
    failed,
    rest: () => vi.runAllTimers(),
    answer: async (key: string) => {
      waiting.get(key)?.answer(`moment ${key}`);
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async (key: string) => {
      waiting.get(key)?.fail(new Error(key));
      await vi.advanceTimersByTimeAsync(0);
    },
    aborted: (key: string) => waiting.get(key)?.signal.aborted,
  };
}

test('who drags the slider asks once, where the hand rests', async () => {
  const { moments, asked, here, rest, answer } = slow();
  for (const key of ['1', '2', '3', '4']) moments.want(key);
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(['4']);
  await answer('4');
  expect(here).toHaveBeenCalledExactlyOnceWith('4', 'moment 4');
});

test('what is not wanted any more is broken off, and told to nobody', async () => {
  const { moments, here, rest, answer, aborted } = slow();
  moments.want('1');
  rest();
  moments.want('2');
  expect(aborted('1')).toBe(true);
  await answer('1');
  rest();
  await answer('2');
  expect(here).toHaveBeenCalledExactlyOnceWith('2', 'moment 2');
});

test('what is known is here at once', async () => {
  const { moments, asked, here, rest, answer } = slow();
  moments.want('1');
  rest();
  await answer('1');
  moments.want('1');
  expect(here).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['1']);
});

test('the neighbours are fetched ahead, one at a time, and not shown', async () => {
  const { moments, asked, here, rest, answer } = slow();
  moments.want('5', ['6', '4']);
  rest();
  await answer('5');
  expect(asked).toEqual(['5', '6']);
  await answer('6');
  expect(asked).toEqual(['5', '6', '4']);
  expect(here).toHaveBeenCalledTimes(1);
  moments.want('6');
  expect(here).toHaveBeenLastCalledWith('6', 'moment 6');
});

test('one that is on its way already is not asked for twice', async () => {
  const { moments, asked, here, rest, answer } = slow();
  moments.want('5', ['6']);
  rest();
  await answer('5');
  moments.want('6');
  rest();
  await answer('6');
  expect(asked).toEqual(['5', '6']);
  expect(here).toHaveBeenLastCalledWith('6', 'moment 6');
});

test('a failure is told, and nothing more is asked for ahead', async () => {
  const { moments, asked, failed, rest, fail } = slow();
  moments.want('5', ['6']);
  rest();
  await fail('5');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['5']);
});

test('closed, it is quiet', async () => {
  const { moments, here, rest, answer, aborted } = slow();
  moments.want('5');
  rest();
  moments.close();
  expect(aborted('5')).toBe(true);
  await answer('5');
  expect(here).not.toHaveBeenCalled();
});

test('pages of the log', () => {
  expect([0, 1, 100, 101, 250].map(pageOf)).toEqual([0, 0, 0, 1, 2]);
  expect([-4, 3.7, 99].map((ply) => within(ply, 10))).toEqual([0, 3, 10]);
  expect(ahead(0, 9, false)).toEqual([1, 2]);
  expect(ahead(8, 9, true)).toEqual([9]);
});

test('what an address asks for', () => {
  expect([null, '', '12', '-1', '1e5', 'x', '0'].map(asked)).toEqual([null, null, 12, null, null, null, 0]);
});

test('while the game runs one has only the own eyes, and a spectator’s', () => {
  expect(eyesFor(3, 1, false)).toEqual(['1', 'spectator']);
  expect(eyesFor(3, null, false)).toEqual(['spectator']);
  expect(eyesFor(2, 1, true)).toEqual(['all', '0', '1', 'spectator']);
});

test('who sits where in a branch: always oneself at one seat', () => {
  expect(seatsAtFirst([null, 'hard', null], null, 'easy')).toEqual(['me', 'hard', 'easy']);
  expect(seatsAtFirst([null, 'hard', null], 2, 'easy')).toEqual(['easy', 'hard', 'me']);
  expect(seatTaken(['me', 'open', 'hard'], 2, 'easy')).toEqual(['easy', 'open', 'me']);
});

test('a table of points ends with the last move', () => {
  expect(rows(0)).toEqual([0]);
  expect(rows(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rows(100).length).toBeLessThan(15);
  expect(rows(100).at(-1)).toBe(100);
});

describe('the figures of a title', () => {
  const figure = (changes: Partial<FigureTold>): FigureTold => ({
    name: 'some',
    kind: 'lines',
    label: '',
    about: '',
    head: 'Turn',
    rows: ['1', '2'],
    layers: [{ label: '', values: [[0, 1], [2, 1]] }],
    leading: '',
    leaders: [],
    ...changes,
  });
  it('grow from nothing, or from what stood when the game began in the middle', () => {
    const whole = grown(figure({}), ['Hina', 'Tane']);
    expect(whole.first).toBe(0);
    expect(whole.last).toBe(2);
    expect(whole.series[0]?.points).toEqual([{ at: 0, value: 0 }, { at: 1, value: 0 }, { at: 2, value: 2 }]);
    const middle = grown(figure({ rows: ['4', '5'] }), ['Hina', 'Tane']);
    expect(middle.first).toBe(4);
    expect(middle.series[1]?.points).toEqual([{ at: 4, value: 1 }, { at: 5, value: 1 }]);
  });
  it('are told in numbers, each layer for itself, and say who stands out', () => {
    const layers = [
      { label: 'Paid', values: [[1, 2]] },
      { label: 'Failed', values: [[0, 1]] },
    ];
    expect(rowsOf(figure({ kind: 'groups', rows: ['Ceremony 1'], layers }), ['Hina', 'Tane'])).toEqual([
      { name: 'Ceremony 1 · Paid', values: [1, 2] },
      { name: 'Ceremony 1 · Failed', values: [0, 1] },
    ]);
    const bids = figure({ kind: 'groups', rows: ['Ceremony 1'], layers: layers.slice(0, 1), leaders: [1] });
    expect(rowsOf(bids, ['Hina', 'Tane'])).toEqual([{ name: 'Ceremony 1 (★ Tane)', values: [1, 2] }]);
  });
});
