import { expect, test } from 'vitest';

import { matrixOf, spot } from '../src/charts/matrix';
import { blocks, columnsFor, cut, stairs, ticks, valueAt } from '../src/charts/scale';

test('ticks are round and enclose what is shown', () => {
  expect(ticks(0, 47, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-3, 12, 5)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 1, 5)).toEqual([0, 1]);
  expect(ticks(0, 0, 5)).toEqual([0]);
});

test('every span has whole ticks around it', () => {
  for (let high = 1; high < 400; high += 7) {
    const found = ticks(0, high, 5);
    expect(found[0]).toBe(0);
    expect(found.at(-1)).toBeGreaterThanOrEqual(high);
    expect(found.length).toBeLessThan(9);
    expect(found.every(Number.isInteger)).toBe(true);
  }
});

test('a value holds until it changes', () => {
  const points = [{ at: 0, value: 1 }, { at: 5, value: 4 }];
  expect([0, 4, 5, 9].map((at) => valueAt(points, at))).toEqual([1, 1, 4, 4]);
  expect(valueAt([], 3)).toBe(0);
  const same = (value: number) => value;
  expect(stairs(points, 8, same, same)).toBe('M0 1H5V4H8');
  expect(stairs([], 8, same, same)).toBe('');
});

test('parts lie side by side, and what counts against somebody on the other side', () => {
  expect(blocks([3, 0, 2])).toEqual([{ part: 0, from: 0, to: 3 }, { part: 2, from: 3, to: 5 }]);
  expect(blocks([3, -2, -1])).toEqual([
    { part: 0, from: 0, to: 3 },
    { part: 1, from: -2, to: 0 },
    { part: 2, from: -3, to: -2 },
  ]);
});

test('a legend has as many columns as its longest name leaves room for', () => {
  expect(columnsFor(['Moai', 'Wood', 'Points'], 500, 30)).toBe(3);
  expect(columnsFor(['Moai', 'Offerings of mulberries'], 250, 30)).toBe(1);
  expect(columnsFor([], 250, 30)).toBe(1);
  const names = ['Moai', 'Offerings: mulberries'];
  expect(names.map((name) => cut(name, 500 / columnsFor(names, 500, 32) - 28))).toEqual(names);
});

test('what does not fit is cut', () => {
  expect(cut('Hau', 100)).toBe('Hau');
  expect(cut('Hau Maka of the north', 60)).toMatch(/^Hau.*…$/);
  expect(['Medium bot 1', 'Medium bot 2'].map((name) => cut(name, 70))).toEqual(['Medium…1', 'Medium…2']);
});

test('a matrix has what was given at its right edge and what was got below', () => {
  const matrix = matrixOf([
    [0, 1, 3],
    [0, 0, 0],
    [5, 0, 0],
  ]);
  expect(matrix).toEqual({ most: 5, given: [4, 0, 5], got: [5, 1, 3], total: 9 });
  expect(matrixOf([[0]])).toEqual({ most: 1, given: [0], got: [0], total: 0 });
});

test('the spot of a number has its area', () => {
  expect(spot(8, 8, 20)).toBe(20);
  expect(spot(2, 8, 20)).toBe(10);
  expect(spot(0, 8, 20)).toBe(0);
});
