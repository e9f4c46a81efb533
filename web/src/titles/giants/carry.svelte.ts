/**
 * Carrying an object: where it can go, which way it takes, who is paid for that, and what is done at the end.
 * The server knows the ways; what is chosen here is a chain of its actions.
 */
import { createContext } from 'svelte';

import { api, Refused, Unreachable } from '$lib/api/client';
import type * as Schemas from '$lib/api/schema';
import { t } from '$lib/words/words.svelte';

import type { Choice } from '../drawn';
import { towards } from './drawing';
import { objectName } from './names';
import { paidTold } from './paid';
import type { GiantsTable } from './table';
import type { GiantsView } from './types';

export type Ways = Schemas.Ways;
export type Way = Schemas.WayTold;
export type Ending = Schemas.EndingTold;

/** A way that somebody has chosen, and how. */
export interface Aim {
  way: Way;
  ending: Ending | null;
  /** Whom to pay where one can choose: the action, by the place. */
  paying: Readonly<Record<string, string>>;
}

/** What can be done at the end of a way for points, and who gets them. */
interface Offer {
  ending: Ending;
  to: number | null;
}

export interface Hit {
  open: boolean;
  press: () => void;
  label?: string;
  chosen?: boolean;
}

interface Kept<T> {
  view: GiantsView;
  object: string;
  of: T;
}

const MOVE = 'move';
const TRANSPORT = 'transport';

export class Carry {
  private asked = $state.raw<Kept<Ways> | null>(null);
  private aims = $state.raw<Kept<Aim> | null>(null);
  private refusals = $state.raw<Kept<string> | null>(null);
  /** The hexes that a finger is being drawn through. */
  drag = $state.raw<readonly string[]>([]);

  constructor(private readonly table: GiantsTable) {}

  /** What is being carried, or chosen to be. */
  readonly object = $derived.by((): string | null => {
    const { view, choices, chosen } = this.table;
    if (choices.length === 0) return null;
    if (view.decision?.kind === MOVE) return view.moving?.object ?? null;
    if (view.decision?.kind !== TRANSPORT) return null;
    const text = choices.find(({ action }) => action.index === chosen)?.action.text;
    return /^take\(object=(.+)\)$/.exec(text ?? '')?.[1] ?? null;
  });
  /** The same with all that is known of it. */
  readonly held = $derived.by(() => this.table.view.objects.find(({ name }) => name === this.object) ?? null);
  /** Where it starts. */
  readonly start = $derived.by(() => this.held?.hex ?? null);
  /** Where it is drawn: where it lies on its hex, or in the middle of the quarry if it waits before a screen. */
  readonly at = $derived.by(() => {
    const { x, y } = this.table.island.centre(this.start ?? '');
    const piece = this.table.crowd(this.start ?? '').find((each) => each.is === 'object' && each.object.name === this.object);
    return { x: x + (piece?.at.x ?? 0), y: y + (piece?.at.y ?? 0) };
  });
  private readonly ways = $derived.by(() => new Map(this.now(this.asked)?.ways.map((way) => [way.place, way]) ?? []));
  /** The server has said where it can go. */
  readonly isKnown = $derived.by(() => this.now(this.asked) !== null);
  /** To every hex that it can reach; without where it is. */
  readonly there = $derived.by(() => [...this.ways.values()].filter(({ place }) => place !== this.start));
  /** What can be done with it where it is. */
  readonly here = $derived.by(() => (this.start === null ? undefined : this.ways.get(this.start)));
  /** Why something is not possible, in words. */
  readonly refusal = $derived.by(() => this.now(this.refusals) ?? reason(this.now(this.asked)));

  /** The way that is chosen and not confirmed yet. */
  readonly aim = $derived.by((): Aim | null => {
    const aim = this.now(this.aims);
    const first = aim && this.first(aim);
    if (!aim || first?.action.index !== this.table.chosen) return null;
    return chainOf(aim).slice(1).join() === this.table.then.join() ? aim : null;
  });

  to(hex: string): Way | undefined {
    return hex === this.start ? undefined : this.ways.get(hex);
  }

  /** Ask where it can go; what is returned calls that off. */
  ask(): (() => void) | undefined {
    const { view, id } = this.table;
    const { object } = this;
    if (id === null || object === null || this.now(this.asked)) return undefined;
    const stop = new AbortController();
    void this.fetch(id, { object }, stop.signal).then((of) => {
      if (of) this.asked = { view, object, of };
    });
    return () => {
      stop.abort();
    };
  }

  /** Choose the way to a hex; what is best at its end is done there, if that is beyond doubt. */
  aimAt(way: Way): void {
    this.take({ way, ending: this.best(way), paying: {} });
  }

  take(aim: Aim): void {
    const { object } = this;
    const first = this.first(aim);
    if (object === null || first === undefined) return;
    this.refusals = null;
    this.aims = { view: this.table.view, object, of: aim };
    this.table.choose(first, chainOf(aim).slice(1), this.told(aim));
  }

  /** The hexes through which it was drawn: the server says what that pays, or why it cannot be. */
  async wish(hexes: readonly string[] = this.drag): Promise<void> {
    const { view, id } = this.table;
    const { object } = this;
    this.drag = [];
    if (id === null || object === null || hexes.length === 0) return;
    const told = await this.fetch(id, { object, through: hexes.join(',') });
    if (!told || view !== this.table.view || object !== this.object) return;
    const [way] = told.ways;
    if (way) this.aimAt(way);
    else this.refusals = { view, object, of: told.message };
  }

  /** A hex was pressed that cannot be reached: the server says which rule is in the way, and where. */
  refuse(hex: string): void {
    const { object, start } = this;
    if (object === null || start === null) return;
    if (hex === start) this.refusals = { view: this.table.view, object, of: t('web-giants-is-here') };
    else void this.wish(towards(this.table.island, start, this.there, hex));
  }

  /** What a hex does while something is carried: it is the end of a way, or says that there is none. */
  hit(hex: string): Hit | undefined {
    if (this.object === null || this.now(this.asked) === null) return undefined;
    const way = this.to(hex);
    const refuse = () => {
      this.refuse(hex);
    };
    if (way === undefined) return { open: false, press: refuse };
    const press = () => {
      if (this.aim?.way.place === hex) this.take(this.aim);
      else this.aimAt(way);
    };
    const label = this.told({ way, ending: this.best(way), paying: {} });
    return { open: true, chosen: this.aim?.way.place === hex, label, press };
  }

  /** What a way does, in words. */
  told({ way, ending, paying }: Aim): string {
    const object = objectName(this.object ?? '');
    const paid = paidTold(pointsOf(way, paying), this.table.names);
    const carried = way.stages.length === 0 ? object : t('web-giants-carry', { object, hex: way.place, paid });
    return ending ? t('web-giants-carry-then', { carried, ending: ending.label }) : carried;
  }

  /** What is best at the end of a way for who carries: his own moai before a present to a rival. */
  offer(way: Way): Offer | null {
    const all = way.endings.filter(({ points }) => points > 0).map((ending) => ({ ending, to: this.receiver(ending) }));
    return all.find(({ to }) => to === this.table.seat) ?? all[0] ?? null;
  }

  /** Who gets the points of an ending; null: whose moai it is cannot be known. */
  private receiver({ name, action }: Ending): number | null {
    if (name !== 'crown') return this.table.seat;
    return this.table.view.ahus.find((ahu) => action === `crown(ahu=${ahu.name})`)?.base ?? null;
  }

  private best(way: Way): Ending | null {
    const [only] = way.endings;
    if (only === undefined || only.action === null) return null;
    if (way.endings.length === 1 && only.name !== 'crown') return only; // there is nothing else to do there
    // A headdress on a rival's moai is a present: nobody makes one by mistake.
    const offer = this.offer(way);
    return offer !== null && offer.to === this.table.seat ? offer.ending : null;
  }

  private first(aim: Aim): Choice | undefined {
    return this.table.choice(chainOf(aim)[0] ?? '');
  }

  private now<T>(kept: Kept<T> | null): T | null {
    return kept !== null && kept.view === this.table.view && kept.object === this.object ? kept.of : null;
  }

  private async fetch(id: string, query: Record<string, string>, signal?: AbortSignal): Promise<Ways | null> {
    try {
      return await api.get<Ways>(`/tables/${encodeURIComponent(id)}/ways`, query, signal);
    } catch (error) {
      // Called off, or nobody answers: step by step it goes on without it.
      if (signal?.aborted || error instanceof Refused || error instanceof Unreachable) return null;
      throw error;
    }
  }
}

function reason(told: Ways | null): string | null {
  return told === null || told.possible ? null : told.message;
}

/** The texts of all actions of a way, with who is to be paid and what is done at the end. */
export function chainOf({ way, ending, paying }: Aim): string[] {
  let place = '';
  const chain = way.actions.map((action) => {
    place = /^go\(hex=(.+)\)$/.exec(action)?.[1] ?? place;
    return action.startsWith('pay(') ? (paying[place] ?? action) : action;
  });
  const last = ending?.action ?? null;
  return last === null ? chain : [...chain, last];
}

/** What each seat gets on a way. */
export function pointsOf(way: Way, paying: Aim['paying']): number[] {
  return way.points.map((_, seat) => way.stages.reduce((sum, stage) => sum + (paidAt(stage, paying)[seat] ?? 0), 0));
}

/** What each seat gets at one place of it. */
export function paidAt(stage: Way['stages'][number], paying: Aim['paying']): readonly number[] {
  return stage.choices.find(({ action }) => action === paying[stage.place])?.points ?? stage.points;
}

export const [getCarry, setCarry] = createContext<Carry>();
