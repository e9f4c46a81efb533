/** A game that is looked at again: at which moment, with whose eyes, and whether it goes on by itself. */
import { api, Refused } from '$lib/api/client';
import type { GameEvent, Replay, Steps, Table } from '$lib/api/types';
import { clearTimer, setTimer, type Timer } from '$lib/clock';
import { language } from '$lib/words/words.svelte';

import { type Fetch, Moments } from './moments';
import { ahead, type Eyes, eyesFor, PAGE, pageOf, within } from './plies';
import { type Line, linesOf } from './told';

export const SPEEDS = ['slow', 'normal', 'fast', 'fastest'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a moment is shown before the next. */
const SHOWN: Record<Speed, number> = { slow: 2600, normal: 1300, fast: 600, fastest: 220 };

/** Milliseconds after which a game that is still played is asked for new moves. */
const FRESH = 4000;

export type Trouble = 'gone' | 'not-started' | 'unreachable';

export class ReplayStore {
  table = $state.raw<Table | null>(null);
  trouble = $state<{ kind: Trouble; message?: string } | null>(null);
  /** The moment that is asked for; what is shown may be a little behind. */
  ply = $state(0);
  last = $state(0);
  eyes = $state<Eyes>('spectator');
  moment = $state.raw<Replay | null>(null);
  /** What has just happened, if the moment before was shown: something to animate. */
  events = $state.raw<readonly GameEvent[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  page = $state(0);
  playing = $state(false);
  speed = $state<Speed>('normal');
  /** A ply that was asked for and is not there. */
  beyond = $state<number | null>(null);

  readonly over = $derived(this.table?.status === 'over');
  readonly allEyes = $derived(
    this.table === null ? [] : eyesFor(this.table.players, this.table.seat, this.over),
  );
  readonly waiting = $derived(this.moment?.ply !== this.ply || String(this.moment.eyes) !== this.eyes);

  private timer: Timer | undefined;
  private watch: Timer | undefined;
  private isClosed = false;
  private readonly moments: Moments<Replay>;
  private readonly pages: Moments<Steps>;

  constructor(readonly id: string) {
    this.moments = new Moments(
      this.fetching<Replay>('replay', (ply) => ({ ply })),
      (_, moment) => this.show(moment),
      (_, error) => this.fail(error),
    );
    this.pages = new Moments(
      this.fetching<Steps>('steps', (page) => ({ from: 1 + page * PAGE })),
      (_, told) => {
        this.lines = linesOf(told);
        this.page = pageOf(told.from);
      },
      (_, error) => this.fail(error),
    );
  }

  /** Begin: at a ply (null: the last one of a running game, the first of one that is over). */
  async open(ply: number | null, eyes: Eyes | null): Promise<void> {
    this.trouble = null;
    try {
      this.table = await api.get<Table>(`/tables/${encodeURIComponent(this.id)}`);
    } catch (error) {
      this.fail(error);
      return;
    }
    if (this.table.started === null) {
      this.trouble = { kind: 'not-started' };
      return;
    }
    this.last = this.table.ply;
    this.eyes = this.allEyes.find((each) => each === eyes) ?? this.allEyes[0] ?? 'spectator';
    if (ply !== null && ply > this.last) this.beyond = ply;
    this.ply = within(ply ?? (this.over ? 0 : this.last), this.last);
    this.look(0);
    this.follow();
  }

  close(): void {
    this.pause();
    clearTimer(this.watch);
    this.isClosed = true;
    this.moments.close();
    this.pages.close();
  }

  /** Go to a moment; a game that goes on by itself stops there. */
  go(ply: number): void {
    this.pause();
    this.beyond = null;
    this.move(ply);
  }

  lookWith(eyes: Eyes): void {
    this.eyes = eyes;
    this.look(0);
  }

  /** Everything in the language that is spoken now. */
  speak(): void {
    if (this.moment !== null) this.look(0);
  }

  play(): void {
    if (this.last === 0) return;
    this.playing = true;
    this.beyond = null;
    if (this.ply === this.last) this.move(0);
    else if (!this.waiting) this.later();
  }

  pause(): void {
    this.playing = false;
    clearTimer(this.timer);
  }

  /** The page of the log that somebody wants to read, wherever the board is. */
  turn(page: number): void {
    if (page < 0 || page > pageOf(this.last)) return;
    this.pages.want(this.key(page), [], 0);
  }

  /** A game that is still played goes on here too: who looks at its last move sees the next. */
  private follow(): void {
    clearTimer(this.watch);
    if (this.over || this.isClosed) return;
    this.watch = setTimer(() => void this.lookForMore(), FRESH);
  }

  private async lookForMore(): Promise<void> {
    try {
      if (document.visibilityState === 'visible') {
        this.grow(await api.get<Table>(`/tables/${encodeURIComponent(this.id)}`));
      }
    } catch {
      // Nobody answers: in a moment somebody may.
    }
    this.follow();
  }

  private grow(table: Table): void {
    const isLast = this.ply === this.last && !this.playing;
    this.table = table;
    this.last = Math.max(this.last, table.ply);
    if (isLast && this.ply < this.last) this.move(this.last);
  }

  private move(ply: number): void {
    const to = within(ply, this.last);
    if (to === this.ply && !this.waiting) return;
    const step = Math.abs(to - this.ply) === 1;
    this.ply = to;
    this.look(step ? 0 : undefined);
  }

  private look(rest?: number): void {
    const next = ahead(this.ply, this.last, this.playing).map((each) => this.key(each));
    this.moments.want(this.key(this.ply), next, rest);
    this.pages.want(this.key(pageOf(this.ply)), [], rest);
  }

  private show(moment: Replay): void {
    const before = this.moment;
    const follows = before?.ply === moment.ply - 1 && before.eyes === moment.eyes;
    this.moment = moment;
    this.events = follows ? (moment.step?.events ?? []) : [];
    this.trouble = null;
    if (moment.last > this.last) this.last = moment.last; // the game goes on while we look
    if (this.playing) this.later();
  }

  private later(): void {
    clearTimer(this.timer);
    if (this.ply >= this.last) {
      this.playing = false;
      return;
    }
    this.timer = setTimer(() => {
      if (this.playing) this.move(this.ply + 1);
    }, SHOWN[this.speed]);
  }

  private fail(error: unknown): void {
    this.pause();
    if (!(error instanceof Refused)) this.trouble = { kind: 'unreachable' };
    else if (error.error === 'server-not-running') this.trouble = { kind: 'not-started', message: error.message };
    else if (error.error === 'server-no-such-ply') this.shorter(error);
    else this.trouble = { kind: error.status === 404 ? 'gone' : 'unreachable', message: error.message };
  }

  /** The game has fewer plies than we thought. */
  private shorter(error: Refused): void {
    const last = Number(error.problem?.details?.last ?? 0);
    this.beyond = this.ply;
    this.last = last;
    this.ply = within(this.ply, last);
    this.look(0);
  }

  private key(number: number): string {
    return `${language()}/${this.eyes}/${String(number)}`;
  }

  private fetching<T>(what: string, place: (number: number) => Record<string, number>): Fetch<T> {
    return async (key, signal) => {
      const [, eyes = '', number = ''] = key.split('/');
      const query = { ...place(Number(number)), seat: eyes, words: true };
      return api.get<T>(`/tables/${encodeURIComponent(this.id)}/${what}`, query, signal);
    };
  }
}
