/** What the scene of a ceremony remembers, and what the scenes of Raiatea show. */
import { describe, expect, it } from 'vitest';

import { current, Memory } from '../src/titles/raiatea/ceremony/memory.svelte';
import { cues } from '../src/titles/raiatea/cues';
import type { Happening } from '../src/titles/raiatea/events';
import { scenePart } from '../src/titles/raiatea/scene';
import type { RaiateaView } from '../src/titles/raiatea/types';

function view(part: object): RaiateaView {
  return { phase: 'blessing', blessing: [], decision: null, outcome: null, ...part } as unknown as RaiateaView;
}

const LAID: Happening[] = [
  { name: 'laid', seat: 0, ritual: 'hina', cost: 1 },
  { name: 'laid', seat: 1, ritual: 'tapa', cost: 4 },
  { name: 'laid', seat: 1, ritual: 'tapa', cost: 4 },
];

describe('the row of rituals', () => {
  it('is turned card by card, equal ones one after the other', () => {
    const memory = new Memory();
    memory.hear([...LAID, { name: 'paid', seat: 0, ritual: 'hina', cost: 1 }, { name: 'paid', seat: 1, ritual: 'tapa', cost: 4 }]);
    expect(memory.row.map(({ fate }) => fate)).toEqual(['paid', 'paid', 'waits']);
    memory.hear([{ name: 'unpaid', seat: 1, ritual: 'tapa' }]);
    expect(memory.row.map(({ fate }) => fate)).toEqual(['paid', 'paid', 'failed']);
  });

  it('shows who asks, and else who is paid next', () => {
    const memory = new Memory();
    memory.hear([...LAID, { name: 'paid', seat: 0, ritual: 'hina', cost: 1 }]);
    const seats = [{ acting: ['hina'] }, { acting: [] }];
    expect(current(memory.row, view({ seats }))).toBe(0);
    expect(current(memory.row, view({ seats: [{ acting: [] }, { acting: [] }] }))).toBe(1);
  });

  it('is what the view has for who came later', () => {
    const left = [{ ritual: 'tapa', seat: 1, cost: 4, common: false }];
    expect(new Memory().laid(view({ blessing: left }))).toEqual([{ ritual: 'tapa', seat: 1, cost: 4, fate: 'waits' }]);
  });

  it('is forgotten with the next ceremony', () => {
    const memory = new Memory();
    memory.hear([...LAID, { name: 'bid', seat: 0, mana: 3 }]);
    memory.hear([{ name: 'ceremony', number: 2 }]);
    expect(memory.row).toEqual([]);
    expect(memory.bids).toBeNull();
  });
});

describe('bids', () => {
  it('are opened together, with who is first', () => {
    const memory = new Memory();
    memory.hear([{ name: 'bid', seat: 0, mana: 3 }, { name: 'bid', seat: 1, mana: 5 }, { name: 'order', seats: ['1', '0'] }]);
    expect(memory.bids).toEqual({ made: [{ seat: 0, mana: 3 }, { seat: 1, mana: 5 }], winner: 1 });
  });

  it('of an auction stay when the next one begins, and those of the invocation with them', () => {
    const memory = new Memory();
    memory.hear([{ name: 'bid', seat: 0, mana: 3 }, { name: 'order', seats: ['0', '1'] }]);
    memory.hear([{ name: 'auction', mission: 'auction-1', statue: 1, space: 4 }]);
    memory.hear([
      { name: 'auction-bid', seat: 0, mana: 2 },
      { name: 'auction-bid', seat: 1, mana: 0 },
      { name: 'auction-won', seat: 0, mission: 'auction-1', mana: 2 },
      { name: 'auction', mission: 'auction-2', statue: 2, space: 1 },
    ]);
    memory.hear([{ name: 'auction-bid', seat: 0, mana: 0 }, { name: 'auction-bid', seat: 1, mana: 0 }, { name: 'auction-won', seat: 1, mission: 'auction-2', mana: 0 }]);
    expect(memory.auctions).toEqual([
      { made: [{ seat: 0, mana: 2 }, { seat: 1, mana: 0 }], winner: 0, mission: 'auction-1' },
      { made: [{ seat: 0, mana: 0 }, { seat: 1, mana: 0 }], winner: 1, mission: 'auction-2' },
    ]);
    expect(memory.bids?.made).toEqual([{ seat: 0, mana: 3 }]);
    memory.hear([{ name: 'ceremony', number: 2 }]);
    expect(memory.auctions).toEqual([]);
  });
});

describe('a page that is opened in the middle of a ceremony', () => {
  it('knows what it has shown so far, and nothing of the one before', () => {
    const memory = new Memory();
    memory.recall([
      { name: 'ceremony', number: 1 },
      { name: 'bid', seat: 0, mana: 9 },
      { name: 'auction-won', seat: 0, mission: 'auction-1', mana: 0 },
      { name: 'ceremony', number: 2 },
      { name: 'bid', seat: 1, mana: 4 },
      { name: 'order', seats: ['1', '0'] },
      ...LAID,
      { name: 'paid', seat: 0, ritual: 'hina', cost: 1 },
      { name: 'auction-bid', seat: 0, mana: 2 },
      { name: 'auction-won', seat: 0, mission: 'auction-2', mana: 2 },
    ]);
    expect(memory.bids).toEqual({ made: [{ seat: 1, mana: 4 }], winner: 1 });
    expect(memory.row.map(({ fate }) => fate)).toEqual(['paid', 'waits', 'waits']);
    expect(memory.auctions).toEqual([{ made: [{ seat: 0, mana: 2 }], winner: 0, mission: 'auction-2' }]);
  });
});

describe('where things are chosen', () => {
  it('what ends an answer is said in the scene, outside of it in the tray', () => {
    expect(scenePart('done', view({ phase: 'buy' }))).toBe('ceremony');
    expect(scenePart('done', view({ phase: 'market' }))).toBeNull();
    expect(scenePart('keep', view({ phase: 'begin' }))).toBe('hand');
  });
});

describe('cues', () => {
  it('of a heap only some fly', () => {
    const found = cues([{ name: 'gain', seat: 0, what: 'pearl', amount: 9 }]);
    expect(found.filter(({ cue }) => cue === 'fly')).toHaveLength(3);
  });

  it('a Kahuna has a banner, and gains come from the place', () => {
    const found = cues([
      { name: 'go', seat: 1, location: 'reef' },
      { name: 'gain', seat: 0, what: 'pearl', amount: 1 },
    ]);
    expect(found.find(({ cue }) => cue === 'banner')).toMatchObject({ icon: 'kahuna', beat: 0 });
    expect(found.find(({ cue }) => cue === 'fly')).toMatchObject({ from: ['location-reef'], to: ['pearls-0', 'seat-0'] });
  });

  it('what this page does not know shows nothing', () => {
    expect(cues([{ name: 'unheard-of' } as unknown as Happening])).toEqual([]);
  });
});
