/** What is in the box, as the server explains it: every ritual, mask, mission, place and step, in words. */
import { api } from '$lib/api/client';
import type * as Schemas from '$lib/api/schema';
import { setTimer } from '$lib/clock';
import { language } from '$lib/words/words.svelte';

import { tableOf } from './table';
import type { RaiateaEffect, RaiateaRitualDeck } from './types';

type Told = Schemas.Explained;
export type Thing = Schemas.ThingTold;

/** The sorts of things that can be explained. */
export type Kind =
  | 'ritual'
  | 'mask'
  | 'goods'
  | 'assistant'
  | 'treasure'
  | 'mission'
  | 'location'
  | 'rank'
  | 'gift'
  | 'step'
  | 'track';

export type RitualType = 'personal' | 'permanent' | 'interactive' | 'common';

/** What is needed to draw a ritual. */
export interface RitualFacts {
  cost: number;
  type: RitualType;
  deck: RaiateaRitualDeck;
  effects: RaiateaEffect[];
}

const TRIES = 4;
const AGAIN = 3000; // milliseconds

type Things = ReadonlyMap<string, Thing>;

// By address and language; a box is fetched once and stays as it is.
let boxes = $state.raw<ReadonlyMap<string, Things>>(new Map());
const asked = new Set<string>();

/** The box of a table; undefined until the server has told it. */
function find(table: string): Things | undefined {
  const address = `/tables/${table}/explained`;
  const key = `${language()} ${address}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetch(address, key, TRIES);
  }
  return boxes.get(key);
}

/** Whether the server has told what is in the box of a table: until then its parts are lower than they will be. */
export function isTold(table: string): boolean {
  return find(table) !== undefined;
}

async function fetch(address: string, key: string, tries: number): Promise<void> {
  try {
    const { things } = await api.get<Told>(address);
    boxes = new Map([...boxes, [key, new Map(things.map((thing) => [`${thing.kind} ${thing.name}`, thing]))]]);
  } catch {
    // Cards are drawn without it, so it is asked for again quietly.
    if (tries > 1) setTimer(() => void fetch(address, key, tries - 1), AGAIN);
  }
}

export interface Box {
  all: (kind: Kind) => Thing[];
  thing: (kind: Kind, name: string) => Thing | undefined;
  ritual: (name: string) => RitualFacts | undefined;
  /** The name of something; before the server has told it, or of another box, as it is written. */
  label: (kind: Kind, name: string) => string;
}

/** The box of the table that a part of the page belongs to, in the language that is spoken now. */
export function boxOf(): Box {
  const table = tableOf();
  const thing = (kind: Kind, name: string) => find(table.id)?.get(`${kind} ${name}`);
  return {
    all: (kind) => [...(find(table.id)?.values() ?? [])].filter((each) => each.kind === kind),
    thing,
    ritual: (name) => thing('ritual', name)?.facts as RitualFacts | undefined,
    label: (kind, name) =>
      thing(kind, name)?.label ?? name.replace(/(^|-)./g, (start) => start.toLocaleUpperCase()),
  };
}
