import { expect, test } from 'vitest';

import { clockOf, LIVE, noClock, OWN, WITHIN } from '../src/lobby/clocks';

test('a new table has no clock unless somebody wants one', () => {
  expect(clockOf(noClock())).toBeNull();
});

test('live clocks have a bank, games over days a time for each turn, never both', () => {
  for (const at of LIVE.keys()) {
    const clock = clockOf({ ...noClock(), kind: 'live', live: String(at), standIn: 'hard' });
    expect(clock).toEqual({ ...LIVE[at], turn: 0, stand_in: 'hard' });
  }
  for (const turn of WITHIN) {
    const clock = clockOf({ ...noClock(), kind: 'turns', within: String(turn) });
    expect(clock).toEqual({ bank: 0, increment: 0, turn, stand_in: 'medium' });
  }
});

test.each([
  ['25', '5', 1500, 5],
  ['0', '-3', 60, 0],
  ['100000', '99999', 36_000, 600],
  ['', '', 1800, 0],
  ['7,5', '2.4', 480, 2],
])('own values %s and %s', (minutes, seconds, bank, increment) => {
  const clock = clockOf({ ...noClock(), kind: 'live', live: OWN, minutes, seconds });
  expect(clock).toMatchObject({ bank, increment, turn: 0 });
});
