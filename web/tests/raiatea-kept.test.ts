/** What lies in an open bag or hand outlives the page, and not its moment. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { keep, kept, tidy } from '../src/titles/raiatea/ceremony/kept';
import type { RaiateaView } from '../src/titles/raiatea/types';

const stored = new Map<string, string>();

function at(kind: string, more: { seat?: number; asked?: number[]; ceremony?: number; space?: number } = {}) {
  const { seat = 0, asked = [0, 1], ceremony = 1, space } = more;
  const decision = { kind, seats: asked, sealed: true };
  const task = space === undefined ? null : { seat: 0, count: 1, statue: 1, space };
  return { id: 'n1', seat, view: { decision, ceremony, task } as unknown as RaiateaView };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('what is kept', () => {
  it('comes back in the same moment, at the same seat', () => {
    keep(at('prepare'), ['hina', 'raa']);
    expect(kept(at('prepare'))).toEqual(['hina', 'raa']);
    expect(kept(at('prepare', { seat: 1 }))).toEqual([]);
  });

  it('goes with its moment', () => {
    for (const later of [at('prepare', { ceremony: 2 }), at('bid'), at('prepare', { asked: [1] })]) {
      keep(at('prepare'), ['hina']);
      expect(kept(later)).toEqual([]);
      tidy(at('prepare'));
      expect(stored.size).toBe(1);
      tidy(later);
      expect(stored.size).toBe(0);
    }
  });

  it('belongs to one auction', () => {
    keep(at('auction', { space: 4 }), ['3']);
    expect(kept(at('auction', { space: 4 }))).toEqual(['3']);
    expect(kept(at('auction', { space: 5 }))).toEqual([]);
  });

  it('is nothing when all was taken out again, or the storage says nonsense', () => {
    keep(at('prepare'), ['hina']);
    keep(at('prepare'), []);
    expect(stored.size).toBe(0);
    keep(at('prepare'), ['hina']);
    for (const key of stored.keys()) stored.set(key, '{"moment":"prepare 1 0 0","things":7}');
    expect(kept(at('prepare'))).toEqual([]);
    for (const key of stored.keys()) stored.set(key, 'nonsense');
    expect(kept(at('prepare'))).toEqual([]);
  });
});
