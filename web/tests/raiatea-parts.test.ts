/** Raiatea's table: where a choice is made, and what a mission asks for in pictures. */
import { describe, expect, it } from 'vitest';

import { askedBy, having } from '../src/titles/raiatea/mission';
import { asksAt, partOf } from '../src/titles/raiatea/placed';
import { backs } from '../src/titles/raiatea/rituals';
import type { RaiateaSeat, RaiateaSpace, RaiateaView } from '../src/titles/raiatea/types';

const round = { phase: 'round', decision: { kind: 'go', seats: [0], sealed: false } } as unknown as RaiateaView;
const buying = { phase: 'buy', decision: { kind: 'buy', seats: [0], sealed: false } } as unknown as RaiateaView;

describe('the part of a choice', () => {
  it('is where its thing lies', () => {
    expect(partOf('go(location=reef)', round)).toBe('places');
    expect(partOf('take(goods=mahi-mahi)', round)).toBe('goods');
    expect(partOf('take(assistant=diver)', round)).toBe('assistants');
    expect(partOf('take(mask=toa-hiti)', round)).toBe('masks');
    expect(partOf('complete(statue=1, space=3)', round)).toBe('statues');
    expect(partOf('pay(mask=oro)', round)).toBe('own');
    expect(partOf('gatherer', round)).toBe('own');
    expect(partOf('draw(deck=normal)', round)).toBe('own');
  });
  it('is the tray for what has no place', () => {
    expect(partOf('done', round)).toBe('tray');
    expect(partOf('choose(option=2)', round)).toBe('tray');
    expect(partOf('something-new(of=tomorrow)', round)).toBe('tray');
  });
  it('is the scene in a ceremony', () => {
    expect(partOf('draw(deck=normal)', buying)).toBe('ceremony');
    expect(partOf('bid(mana=4)', buying)).toBe('ceremony');
  });
  it('lights up where something can be chosen', () => {
    const words = { label: '', short: '', group: '' };
    const choices = [{ action: { index: 1, text: 'hire(assistant=shaman)' }, words }];
    expect(asksAt(choices, round, 'assistants')).toBe(true);
    expect(asksAt(choices, round, 'goods')).toBe(false);
  });
});

describe('what a mission asks for', () => {
  const space: RaiateaSpace = {
    statue: 2, space: 1, row: 1, mission: 'x', points: 2, type: 'goods', kinds: ['goods'], owner: null, pay: {}, need: null, can: false,
  };
  it('counts mirrors and twins among the masks that can be paid, but no pair with a mirror', () => {
    const pairs = [{ mask: 'ru', mirror: false, worth: 2 }, { mask: 'oro', mirror: true, worth: 1 }];
    const own = { masks: ['hiro'], mirrors: 2, pairs } as unknown as RaiateaSeat;
    const told = having({ ...space, pay: { mask: 1 } }, own);
    expect(told).toEqual(having({ ...space, pay: { mask: 1 } }, { ...own, masks: Array<string>(5).fill('hiro'), mirrors: 0, pairs: [] }));
  });
  it('shows things with their numbers, and a sign for equal and different ones', () => {
    expect(askedBy({ ...space, pay: { pearl: 2, equal: 2 } })).toEqual([
      { icon: 'pearl', amount: 2, sign: '' },
      { icon: 'goods', amount: 2, sign: '=' },
    ]);
    expect(askedBy({ ...space, pay: { different: 3 } })).toEqual([{ icon: 'goods', amount: 3, sign: '≠' }]);
  });
  it('shows conditions behind a shield', () => {
    const asked = askedBy({ ...space, type: 'conditional', need: { what: 'priest', amount: 6 } });
    expect(asked.map(({ icon }) => icon)).toEqual(['condition', 'priest']);
  });
  it('shows an auction as one', () => {
    expect(askedBy({ ...space, type: 'auction' })).toEqual([{ icon: 'auction', amount: '', sign: '' }]);
  });
});

describe('hidden rituals', () => {
  it('are counted by their backs', () => {
    const cards = [
      { deck: 'normal', era: 0, common: false, count: 2 },
      { deck: 'normal', era: 1, common: false, count: 1 },
      { deck: 'forbidden', era: 0, common: true, count: 1 },
    ] as const;
    expect(backs(cards)).toEqual({ normal: 3, forbidden: 1 });
  });
});
