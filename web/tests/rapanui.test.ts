/** Rapa Nui's table: what is read from events, and what its scenes show. */
import { describe, expect, it } from 'vitest';

import type { GameEvent } from '$lib/api/types';

import { cues } from '../src/titles/rapanui/cues';
import { gains, happenings, scoring } from '../src/titles/rapanui/events';
import { concerned, gained, owned } from '../src/titles/rapanui/spots';
import { read } from '../src/titles/rapanui/position';

const draw: GameEvent = { name: 'draw', args: { seat: 1, card: 'fish', column: 2 } };
const scored: GameEvent[] = [
  draw,
  { name: 'scoring', args: { card: 'woodcutter' } },
  { name: 'gain-wood', args: { seat: 0, amount: 6 } },
  { name: 'gain-wood', args: { seat: 1, amount: 1 } },
];

describe('a scoring', () => {
  it('is found among what happens, with what each seat gets', () => {
    expect(scoring(happenings(scored))).toEqual({
      card: 'woodcutter',
      gains: [
        { seat: 0, what: 'wood', amount: 6 },
        { seat: 1, what: 'wood', amount: 1 },
      ],
    });
    expect(scoring(happenings([draw]))).toBeNull();
  });

  it('knows offerings and points too', () => {
    const happened = happenings([
      { name: 'gain-offering', args: { seat: 2, crop: 'grain', count: 2 } },
      { name: 'gain-points', args: { seat: 3, amount: 1 } },
    ]);
    expect(gains(happened)).toEqual([
      { seat: 2, what: 'grain', amount: 2 },
      { seat: 3, what: 'points', amount: 1 },
    ]);
  });
});

describe('a scene', () => {
  it('takes the card to the hand, lights up what is scored, and brings the wood', () => {
    const shown = cues(happenings(scored), 3);
    expect(shown[0]).toEqual({
      cue: 'fly',
      beat: 0,
      thing: { is: 'card', kind: 'fish' },
      from: ['column-2'],
      to: ['hand-1'],
    });
    expect(shown).toContainEqual({ cue: 'banner', beat: 1, card: 'woodcutter', raised: false });
    expect(shown).toContainEqual({
      cue: 'light',
      beat: 1,
      spots: ['area-0-woodcutter', 'area-1-woodcutter', 'area-2-woodcutter'],
    });
    const wood = shown.filter((cue) => cue.cue === 'fly' && cue.thing.is === 'wood');
    expect(wood).toHaveLength(5); // four of six, and one
    expect(wood[0]).toMatchObject({ from: ['area-0-woodcutter'], to: ['wood-0'] });
  });

  it('lays offerings open, and a hidden one as a bundle, once', () => {
    const open = cues(happenings([{ name: 'sacrifice', args: { seat: 1, crop: 'grain' } }]), 2);
    expect(open).toMatchObject([{ thing: { is: 'offering', crop: 'grain' }, to: ['stone-grain'] }]);
    const others = cues(happenings([{ name: 'hide', args: { seat: 1 } }]), 2);
    expect(others).toMatchObject([{ thing: { is: 'bundle' }, from: ['offerings-1'], to: ['stone-hidden'] }]);
    const mine = cues(
      happenings([
        { name: 'hide', args: { seat: 0 } },
        { name: 'hide-own', args: { seat: 0, crop: 'fish' } },
      ]),
      2,
    );
    expect(mine).toMatchObject([{ thing: { is: 'bundle' }, from: ['offerings-0-fish', 'offerings-0'] }]);
  });

  it('plays several cards one after the other, and raises a moai', () => {
    const three = cues(happenings([{ name: 'play', args: { seat: 0, card: 'sweet-potato', count: 3, cost: 2 } }]), 2);
    expect(three.filter(({ cue }) => cue === 'fly').map(({ beat }) => beat)).toEqual([0, 0.5, 1]);
    const moai = cues(happenings([{ name: 'play', args: { seat: 0, card: 'moai', count: 1, cost: 7 } }]), 2);
    expect(moai).toContainEqual({ cue: 'banner', beat: 0, card: 'moai', raised: true });
  });

  it('deals new columns, and turns the stone up at the end', () => {
    const end = cues(
      happenings([
        { name: 'new-column', args: { column: 3, count: 2, cards: ['fish', 'moai'] } },
        { name: 'deck-empty', args: {} },
        { name: 'reveal', args: { seat: 0, crop: 'fish' } },
        { name: 'value', args: { crop: 'fish', value: 3 } },
      ]),
      2,
    );
    expect(end).toMatchObject([
      { cue: 'deal', column: 3 },
      { cue: 'fly', from: ['stone-hidden'], to: ['stone-fish'] },
      { cue: 'light', spots: ['stone-fish'] },
    ]);
  });

  it('is silent about what it does not know', () => {
    const strange = happenings([{ name: 'earthquake', args: {} }]);
    expect(cues(strange, 2)).toEqual([]);
    expect(strange.flatMap((each) => concerned(each, 2))).toEqual([]);
  });
});

describe('where things lie', () => {
  it('knows the own offerings by crop and those of others as a heap', () => {
    expect(owned(1, 'fish')).toEqual(['offerings-1-fish', 'offerings-1']);
    expect(owned(1, null)).toEqual(['offerings-1']);
    expect(gained(2, 'wood')).toEqual(['wood-2']);
    expect(gained(2, 'grain')).toContain('offerings-2');
  });

  it('marks what an entry of the log speaks of', () => {
    expect(happenings(scored).flatMap((each) => concerned(each, 2))).toEqual([
      'column-2',
      'hand-1',
      'area-0-woodcutter',
      'area-1-woodcutter',
      'wood-0',
      'wood-1',
    ]);
  });
});

describe('a view', () => {
  it('is read, or refused if it is of another game', () => {
    const view = { title: 'rapanui', deck: 34 };
    expect(read(view).deck).toBe(34);
    expect(() => read({ title: 'giants' })).toThrow(TypeError);
  });
});
