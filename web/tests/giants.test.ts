/** The island of Giants, measured and peopled. */
import { describe, expect, it } from 'vitest';

import { coastOf } from '../src/titles/giants/coast';
import { crowdOn } from '../src/titles/giants/crowd';
import { happenings } from '../src/titles/giants/events';
import { FINGER, HIT, NEAREST, nearFor } from '../src/titles/giants/finger';
import { AHU, APOTHEM, Island, RADIUS } from '../src/titles/giants/geometry';
import { lastTurn } from '../src/titles/giants/turn';
import { leftOut, standing } from '../src/titles/giants/position';
import type { GiantsAhu, GiantsEdge, GiantsHex, GiantsView } from '../src/titles/giants/types';

function hexAt(name: string, q: number, r: number, more: Partial<GiantsHex> = {}): GiantsHex {
  return { name, q, r, kind: 'plain', forest: 0, logs: 0, workers: [0, 0, 0, 0, 0], sorcerers: [], chiefs: [], idle: [], ...more };
}
function ahuAt(hex: string, edge: GiantsEdge): GiantsAhu {
  const name = `${hex}-${edge}`;
  return { name, hex, edge, value: 5, headdress: 9, base: null, reserved: false, moai: null, size: 0, crowned: null, worth: 0 };
}
function tableOf(hexes: GiantsHex[], objects: GiantsView['objects'] = []): GiantsView {
  return { hexes, objects, seats: [{}, {}, {}, {}, {}] } as unknown as GiantsView;
}

// A bay: three hexes around a piece of sea, each with an ahu that looks into it.
const home = hexAt('a1', 0, 0);
const bay = [home, hexAt('a2', 1, 0), hexAt('b1', -1, 1)];
const ahus = [ahuAt('a1', 'se'), ahuAt('a2', 'sw'), ahuAt('b1', 'e')];

describe('the island', () => {
  const island = new Island(bay, ahus);

  it('puts neighbours side by side', () => {
    const [one, other] = [island.centre('a1'), island.centre('a2')];
    expect(other.x - one.x).toBeCloseTo(2 * APOTHEM);
    expect(island.centre('b1').y - one.y).toBeCloseTo(1.5 * RADIUS);
  });

  it('knows what lies across an edge', () => {
    expect(island.across(home, 'e')?.name).toBe('a2');
    expect(island.across(home, 'se')).toBeUndefined();
  });

  it('keeps the ahus of a bay apart', () => {
    const places = ahus.map(({ name }) => island.ahu(name));
    places.forEach((at, place) => {
      for (const to of places.slice(place + 1)) {
        const overlap = Math.min(AHU.width - Math.abs(at.x - to.x), AHU.height - Math.abs(at.y - to.y));
        expect(overlap).toBeLessThan(3);
      }
    });
  });

  it('has one shore, the same each time', () => {
    expect(coastOf(island).match(/M/g)).toHaveLength(1);
    expect(coastOf(island)).toBe(coastOf(new Island(bay, ahus)));
  });

  it('has two shores where there are two islands', () => {
    expect(coastOf(new Island([hexAt('a1', 0, 0), hexAt('a2', 4, 0)], [])).match(/M/g)).toHaveLength(2);
  });
});

describe('a crowd', () => {
  it('shows everyone once, with counts', () => {
    const hex = hexAt('a1', 0, 0, { workers: [2, 0, 1, 0, 3], sorcerers: [0, 4], chiefs: [2], logs: 3, idle: [{ seat: 4, figure: 'sorcerer' }] });
    const placed = crowdOn(hex, tableOf([hex]));
    expect(placed).toHaveLength(7);
    expect(placed.find(({ key }) => key === 'worker-4')).toMatchObject({ count: 3, idle: false });
    expect(placed.find(({ key }) => key === 'sorcerer-4')).toMatchObject({ idle: true });
  });

  it('stays within its hex, however many there are', () => {
    const hex = hexAt('a1', 0, 0, { workers: [1, 1, 1, 1, 1], sorcerers: [0, 1, 2, 3, 4], chiefs: [0, 1, 2, 3, 4], logs: 9 });
    const placed = crowdOn(hex, tableOf([hex]));
    expect(placed).toHaveLength(16);
    for (const { at, room } of placed) {
      expect(Math.abs(at.x) + room / 2).toBeLessThanOrEqual(APOTHEM);
      expect(Math.abs(at.y) + room / 2).toBeLessThanOrEqual(RADIUS);
    }
    expect(new Set(placed.map(({ at }) => `${String(at.x)} ${String(at.y)}`)).size).toBe(16);
  });
});

describe('objects on a hex that stand close', () => {
  const MAP = 1267; // the width of the whole island, in units
  const PHONE = 328;
  const crowded = (count: number) => {
    const hex = hexAt('a1', 0, 0, { workers: [1, 1, 1, 1, 1], logs: 2 });
    const objects = Array.from({ length: count }, (_, at) => ({ name: `small-${String(at)}`, hex: 'a1', in_front_of: null }) as GiantsView['objects'][number]);
    return crowdOn(hex, tableOf([hex], objects));
  };

  it('are looked at from so near that a finger can press each, the nearer the more there are', () => {
    const nears = [2, 6, 12].map((count) => {
      const placed = crowded(count);
      const room = placed[0]?.room ?? 0;
      const near = nearFor((room * HIT.width) / MAP, PHONE);
      const pixels = (PHONE / MAP) * near;
      expect(room * HIT.width * pixels).toBeGreaterThanOrEqual(FINGER - 0.01);
      for (const one of placed) {
        for (const other of placed.filter((each) => each !== one)) {
          const apart = Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y));
          expect(apart * pixels).toBeGreaterThanOrEqual(FINGER - 0.01);
        }
      }
      return near;
    });
    expect(nears).toEqual(nears.toSorted((one, other) => one - other));
    expect(new Set(nears).size).toBe(3);
    expect(Math.max(...nears)).toBeLessThan(NEAREST);
  });

  it('are as near as they need where the window is wide', () => {
    expect(nearFor(46 / MAP, 1200)).toBe(1);
    expect(nearFor(0, 1200)).toBe(1);
  });
});

it('counts what a seat has erected, and nobody else’s', () => {
  const ahus: Pick<GiantsAhu, 'moai' | 'base' | 'worth'>[] = [
    { moai: 'moai 1-1', base: 0, worth: 12 },
    { moai: 'moai 1-2', base: 1, worth: 5 },
    { moai: null, base: 0, worth: 0 },
    { moai: null, base: null, worth: 0 },
  ];
  const worth = () => [0, 1, 2].map((seat) => standing({ ahus } as unknown as GiantsView, seat));
  expect(worth()).toEqual([12, 5, 0]);
  ahus.push({ moai: 'moai 2-1', base: null, worth: 7 });
  expect(worth()).toEqual([null, null, null]); // somebody's base is hidden
});

it('adds what stands to the score only where the score leaves it out', () => {
  const ahus = [
    { moai: 'moai 1-1', base: 0, worth: 8, crowned: 'headdress-1', headdress: 5 },
    { moai: 'moai 1-2', base: 0, worth: 4, crowned: null, headdress: 6 },
  ];
  const left = (outcome: unknown, options: object) => leftOut({ ahus, outcome, options } as unknown as GiantsView, 0);
  expect(left(null, {})).toBe(12);
  expect(left({ scores: [12] }, {})).toBeNull(); // all is counted
  expect(left(null, { open_score: true })).toBe(5); // headdresses are scored at the end [G31]
});

describe('the last turn', () => {
  const event = (name: string, args: Record<string, unknown>) => ({ name, args });
  const view = {
    turn: 3,
    seats: [{}, {}, {}],
    ahus: [
      { ...ahuAt('a1', 'e'), base: 0, moai: 'small-1', size: 1, worth: 14, crowned: 'headdress-1' },
      { ...ahuAt('a2', 'e'), base: 1, moai: 'large-1', size: 3, worth: 24, crowned: 'headdress-2' },
      { ...ahuAt('b1', 'e'), base: 2, moai: 'small-2', size: 1, worth: 5 },
    ],
  } as unknown as GiantsView;
  const past = [
    event('erect', { seat: 1, object: 'large-1', ahu: 'a2-e' }), // in the turn before
    event('turn', { turn: 2, first: 1 }),
    event('cut', { seat: 2, hex: 'a1', logs: 4 }),
    event('half-tablet', { seat: 2 }),
    event('half-tablet', { seat: 2 }),
    event('paid', { seat: 0, to: 2, points: 1 }),
    event('paid', { seat: 1, to: 2, points: 2 }),
    event('erect', { seat: 0, object: 'small-1', ahu: 'a1-e' }),
    event('crown', { seat: 0, object: 'headdress-1', ahu: 'a1-e' }),
    event('crown', { seat: 0, object: 'headdress-2', ahu: 'a2-e' }), // a present
    event('turn', { turn: 3, first: 2 }),
    event('roll', { dice: ['1'] }),
  ];
  const told = () => lastTurn(happenings(past), view);

  it('gives each what it brought', () => {
    expect(told()?.turn).toBe(2);
    expect(told()?.points).toEqual([14, 9, 3]);
    const got = told()?.got.map((all) => all.map(({ icon, count }) => `${icon} ${String(count)}`));
    expect(got).toEqual([['moai-1 14'], ['headdress 9'], ['points 3', 'log 4', 'half 2']]);
  });
  it('is not there in the first turn, nor where its beginning is not known', () => {
    expect(lastTurn(happenings(past.slice(0, 1)), view)).toBeNull();
    expect(lastTurn(happenings(past.slice(6)), view)).toBeNull();
    expect(lastTurn(happenings(past.slice(6)), { ...view, turn: 2 })?.points).toEqual([14, 9, 2]);
  });
});
