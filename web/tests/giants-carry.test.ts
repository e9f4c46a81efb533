import { describe, expect, it } from 'vitest';

import { Carry, chainOf, paidAt, pointsOf, type Way } from '../src/titles/giants/carry.svelte';
import { cues } from '../src/titles/giants/cues';
import { through, towards } from '../src/titles/giants/drawing';
import { happenings } from '../src/titles/giants/events';
import { Island } from '../src/titles/giants/geometry';
import type { GiantsTable } from '../src/titles/giants/table';
import { read } from '../src/titles/giants/position';
import type { GiantsHex } from '../src/titles/giants/types';

const way: Way = {
  place: 'c2',
  stages: [
    { place: 'c1', points: [0, 1, 0], choices: [{ action: 'pay(seat1=1)', points: [0, 1, 0] }, { action: 'pay(seat2=1)', points: [0, 0, 1] }] },
    { place: 'c2', points: [0, 2, 0], choices: [] },
  ],
  points: [0, 3, 0],
  actions: ['take(object=large-1)', 'go(hex=c1)', 'pay(seat1=1)', 'go(hex=c2)'],
  endings: [{ name: 'erect', action: 'erect(ahu=c2-e)', points: 9, label: 'Erect it' }],
};

describe('a way', () => {
  it('is the chain of its actions, with what is done at its end', () => {
    expect(chainOf({ way, ending: null, paying: {} })).toEqual(way.actions);
    expect(chainOf({ way, ending: way.endings[0] ?? null, paying: {} }).at(-1)).toBe('erect(ahu=c2-e)');
  });
  it('pays whom one likes where several could help', () => {
    const paying = { c1: 'pay(seat2=1)' };
    expect(chainOf({ way, ending: null, paying })[2]).toBe('pay(seat2=1)');
    expect(pointsOf(way, {})).toEqual([0, 3, 0]);
    expect(pointsOf(way, paying)).toEqual([0, 2, 1]);
    const [first] = way.stages;
    expect(first && paidAt(first, paying)).toEqual([0, 0, 1]);
  });
});

describe('what a way ends with', () => {
  const crown = (ahu: string, points: number) => ({ name: 'crown', action: `crown(ahu=${ahu})`, points, label: ahu });
  const ahus = [{ name: 'own', base: 0 }, { name: 'theirs', base: 1 }, { name: 'hidden', base: null }];
  const carry = new Carry({ seat: 0, view: { ahus, objects: [] }, choices: [] } as unknown as GiantsTable);
  const offer = (...endings: Way['endings']) => {
    const found = carry.offer({ ...way, endings });
    return found && [found.ending.points, found.to];
  };
  it('is for who carries if it can be, else it is said for whom', () => {
    expect(offer(...way.endings)).toEqual([9, 0]);
    expect(offer(crown('theirs', 8), crown('own', 5))).toEqual([5, 0]);
    expect(offer(crown('theirs', 8))).toEqual([8, 1]);
    expect(offer(crown('hidden', 8))).toEqual([8, null]);
    expect(offer({ name: 'mark', action: 'mark', points: 0, label: '' })).toBeNull();
  });
});

const hex = (name: string, q: number, r: number): GiantsHex => ({
  name, q, r, kind: 'plain', forest: 0, logs: 0, workers: [], sorcerers: [], chiefs: [], idle: [],
});
const hexes = [hex('a1', 0, 0), hex('a2', 1, 0), hex('a3', 2, 0), hex('b1', 0, 1)];

describe('a way that is drawn', () => {
  const island = new Island(hexes, []);
  const [start, , end, below] = hexes.map(({ name }) => island.centre(name));
  it('leaves no hex out, however quick the finger is', () => {
    if (!start || !end || !below) throw new Error('no island');
    expect(through(island, 'a1', [], start, end)).toEqual(['a2', 'a3']);
  });
  it('is taken back by going back', () => {
    if (!start || !end || !below) throw new Error('no island');
    expect(through(island, 'a1', ['a2', 'a3'], end, island.centre('a2'))).toEqual(['a2']);
    expect(through(island, 'a1', ['b1'], below, start)).toEqual([]);
  });
  it('has nothing to do with the sea', () => {
    if (!start) throw new Error('no island');
    expect(through(island, 'a1', [], start, { x: start.x - 400, y: start.y })).toEqual([]);
  });
});

describe('scenes', () => {
  const view = read({ title: 'giants', hexes, ahus: [], objects: [], seats: [] });
  const event = (name: string, args: Record<string, unknown>) => ({ name, args });
  it('let an object go from where it was, and points to who is paid', () => {
    const happened = happenings([
      event('carry', { seat: 0, object: 'small-1', hex: 'a2' }),
      event('paid', { seat: 0, to: 1, points: 2 }),
      event('carry', { seat: 0, object: 'small-1', hex: 'a3' }),
    ]);
    const flights = cues(happened, view, new Map([['small-1', 'a1']])).filter(({ cue }) => cue === 'fly');
    expect(flights.map((each) => (each.cue === 'fly' ? [each.from[0], each.to[0]] : []))).toEqual([
      ['hex-a1', 'hex-a2'],
      ['hex-a2', 'points-1'],
      ['hex-a2', 'points-1'],
      ['hex-a2', 'hex-a3'],
    ]);
  });
  it('open all hands at once', () => {
    const bid = (seat: number) => event('bid', { seat, markers: 1, workers: 0, sorcerer: 0, chief: 0 });
    const opened = cues(happenings([bid(0), bid(1), bid(2)]), view, new Map());
    expect(opened.filter(({ cue }) => cue === 'bids').length).toBe(1);
  });
});

describe('a hex that cannot be reached', () => {
  const island = new Island(hexes, []);
  const to = (place: string, ...stages: string[]) => ({ place, stages: stages.map((each) => ({ place: each })) });
  it('is asked about from where a way comes nearest to it', () => {
    expect(towards(island, 'a1', [to('a2', 'a2'), to('b1', 'b1')], 'a3')).toEqual(['a2', 'a3']);
    expect(towards(island, 'a1', [to('b1', 'b1')], 'a3')).toEqual(['b1', 'a2', 'a3']);
  });
});
