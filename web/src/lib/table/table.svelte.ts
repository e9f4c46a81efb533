/**
 * A table as the page knows it: what the server told last, and what of it is shown already.
 *
 * Updates are shown one after the other, at the pace that somebody likes; nothing can be chosen
 * until the last one is shown.
 */
import { api, Refused, Unreachable } from '../api/client';
import type { GameEvent, Steps, Table, Update } from '../api/types';
import { clearTimer, setTimer, type Timer } from '../clock';
import { settings } from '../settings.svelte';
import { language } from '../words/words.svelte';
import { TableClock } from './clock.svelte';
import { type Connect, connect, HungUp, Line, type LineState, type Said, type Told } from './line';
import { type Entry, eventsOf, grown, preceded, upTo } from './log';
import { pause } from './pace';
import { keepPending, pending, type Pending } from './pending';
import { Talk } from './talk.svelte';

/** How many entries are too many to show one by one: then the last is shown at once. */
const MOST = 12;
/** Entries on a page of the log. */
const PAGE = 100;
/** What says that there is no such table; anything else may be better in a moment. */
const GONE = new Set([400, 403, 404, 410]);
/** What the server says last to who may not come in any more. */
const BANNED = 'server-banned';

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** What is shown now; behind `latest` while something is being animated. */
  shown = $state.raw<Update | null>(null);
  latest = $state.raw<Update | null>(null);
  /** What has happened just now, to be animated; another list means: something new. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** The newest entries of the log, also what is not shown yet. */
  log = $state.raw<readonly Entry[]>([]);
  line = $state<LineState>('connecting');
  /** The action that is on its way to the server. */
  acting = $state<number | null>(null);
  /** Something else is on its way: taking back, or an answer to who wants to. */
  asking = $state(false);
  /** Why there is no table: a status of HTTP, or 0 when nobody answers. */
  missing = $state.raw<{ status: number; message: string } | null>(null);
  /** Who looks at this page may not play here any more: what the server says of it. */
  banned = $state<string | null>(null);
  /** The build of the page that the server has; another one than ours means: load anew. */
  build = $state<string | null>(null);

  readonly isMoving = $derived(this.shown !== this.latest);
  readonly seat = $derived(this.latest?.seat ?? this.table?.seat ?? null);
  /** The log as far as it is shown. */
  readonly told = $derived(upTo(this.log, this.shown?.ply ?? 0));
  /** How many older entries have not been fetched. */
  readonly older = $derived((this.log[0]?.step.ply ?? 1) - 1);
  /** A bot plays for who looks at this page. */
  readonly isStoodIn = $derived.by(() => {
    const own = this.table?.seats.find((seat) => seat.number === this.seat);
    return (own?.stand_in ?? null) !== null;
  });
  readonly talk: Talk;
  /** What is left to whom: it does not wait until everything is shown. */
  readonly clock = new TableClock();

  private readonly queue: Update[] = [];
  private timer: Timer | null = null;
  private readonly connection: Line;
  private isClosed = false;
  private anew = false; // the whole log is wanted once more, as after a change of language
  private heard = 0; // how often the table was told by the line
  private begun = 0; // how often the log was begun anew
  private fetching: Promise<void> | null = null; // the page of the log that is on its way

  constructor(
    readonly id: string,
    makeSocket: Connect = connect,
  ) {
    this.talk = new Talk(id);
    this.connection = new Line(
      {
        address: () => this.address(),
        told: (message) => {
          this.hear(message);
        },
        state: (state) => {
          this.line = state;
          // The line tells what changes, not what has changed while there was none.
          if (state === 'open') void this.catchUp();
        },
        mayRetry: async () => this.look(),
      },
      makeSocket,
    );
  }

  async open(): Promise<void> {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    const there = await this.look();
    if (there && !this.isClosed) this.connection.open();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.skip();
    this.connection.close();
  }

  /** Choose an action; it may take until a broken line is back. */
  async act(action: number): Promise<void> {
    const now = this.latest;
    if (now === null || this.acting !== null) return;
    await this.choose({ seat: now.seat, ply: now.ply, step: now.step, action });
  }

  /** Say once more what was chosen before the page was left; the server plays it once, if it still can. */
  async actAgain(): Promise<void> {
    const left = pending(this.id);
    if (left === null || this.acting !== null) return;
    if (left.seat === this.seat) await this.choose(left);
    else keepPending(this.id, null); // somebody else has chosen it
  }

  async undo(): Promise<void> {
    const now = this.latest;
    if (now === null) return;
    await this.ask({ type: 'undo', ply: now.ply, step: now.step });
  }

  /** Answer to somebody who wants to take a choice back, or think better of the own wish. */
  async consent(agree: boolean): Promise<void> {
    const proposal = this.latest?.proposal;
    if (!proposal) return;
    await this.ask({ type: 'consent', seat: proposal.seat, ply: proposal.ply, agree });
  }

  /** Show the latest at once. */
  skip(): void {
    if (this.timer !== null) clearTimer(this.timer);
    this.timer = null;
    this.queue.length = 0;
    this.shown = this.latest;
  }

  /** Fetch the page of the log before the first entry that is known. */
  async fetchOlder(): Promise<void> {
    this.fetching ??= this.fetchPage().finally(() => {
      this.fetching = null;
    });
    await this.fetching;
  }

  /** Fetch all pages of the log, or as many as there are answers to. */
  async fetchWholeLog(): Promise<void> {
    for (let before = 0; this.older !== before; ) {
      before = this.older;
      await this.fetchOlder();
    }
  }

  private async fetchPage(): Promise<void> {
    const { begun, older } = this;
    if (older === 0) return;
    try {
      const pages: Steps[] = [];
      let from: number | null = Math.max(1, older - PAGE + 1);
      while (from !== null) {
        // Large steps come in several answers.
        const page: Steps = await api.get<Steps>(`/tables/${encodeURIComponent(this.id)}/steps`, {
          from,
          to: older,
          seat: this.latest?.seat ?? 'spectator',
          words: true,
        });
        pages.unshift(page);
        from = page.next;
      }
      if (begun === this.begun) for (const page of pages) this.log = preceded(this.log, page);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** Somebody else uses the page now: the server has to know, and tells what that seat may know. */
  meetAgain(): void {
    this.retell();
    void this.look();
  }

  /** Have everything told once more: in another language, or with other eyes. */
  retell(): void {
    this.anew = true;
    this.connection.renew();
  }

  /** A table as an answer to what was asked over HTTP. */
  sit(table: Table): void {
    if (table.id === this.id) this.table = table;
  }

  private async choose({ seat, ply, step, action }: Pending): Promise<void> {
    this.acting = action;
    keepPending(this.id, { seat, ply, step, action });
    let isLeft = false;
    try {
      await this.say({ type: 'act', ply, step, action });
    } catch (error) {
      isLeft = error instanceof HungUp;
      throw error;
    } finally {
      this.acting = null;
      if (!isLeft) keepPending(this.id, null);
    }
  }

  private async ask(message: Said): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await this.say(message);
    } finally {
      this.asking = false;
    }
  }

  private async say(message: Said): Promise<void> {
    this.skip();
    await this.connection.say(message);
  }

  private readonly hurry = () => {
    if (document.visibilityState === 'visible') this.connection.hurry();
  };

  private address(): string {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const since = this.anew ? 0 : (this.latest?.ply ?? 0);
    url.search = new URLSearchParams({
      since: String(since),
      words: 'true',
      lang: language(),
    }).toString();
    return url.href;
  }

  /** Read the table; false when there is no use in trying again. */
  private async look(): Promise<boolean> {
    const heard = this.heard;
    try {
      const table = await api.get<Table>(`/tables/${encodeURIComponent(this.id)}`);
      if (heard === this.heard) this.table = table; // else the line knows something newer
      this.missing = null;
      return true;
    } catch (error) {
      if (error instanceof Refused && GONE.has(error.status)) {
        this.missing = { status: error.status, message: error.message };
        return false;
      }
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      if (this.table === null) this.missing = { status: 0, message: '' };
      return true;
    }
  }

  private async catchUp(): Promise<void> {
    await Promise.all([this.look(), this.talk.fetch()]);
  }

  private hear(message: Told): void {
    switch (message.type) {
      case 'hello':
        this.build = message.build;
        break;
      case 'table':
        this.heard += 1;
        this.table = message.table;
        break;
      case 'chat':
        this.talk.hear([message]);
        break;
      case 'reminder':
        if (message.seat === this.seat) this.clock.remind(message.left);
        break;
      case 'update':
        this.update(message);
        break;
      case 'problem':
        if (message.problem.error === BANNED) this.ban(message.problem.message);
        break;
      case 'done':
        break; // answers to nothing that we still wait for
    }
  }

  private ban(why: string): void {
    this.banned = why;
    this.connection.close();
  }

  private update(update: Update): void {
    this.clock.hear(update.clock ?? null, update.seat);
    const before = this.latest;
    if (before === null || this.anew) {
      this.begin(update);
      return;
    }
    if (update.since > before.ply || update.ply < before.ply) {
      // Something is missing, or the log is another one than we know: have it told from there.
      this.anew = update.ply < before.ply;
      this.connection.renew();
      return;
    }
    if ((update.steps_from ?? 0) > before.ply + 1) this.beginLog(update);
    else if (update.ply > before.ply) this.log = grown(this.log, update);
    this.latest = update;
    const fresh = update.ply - before.ply;
    if (fresh === 0) this.replace(before, update);
    else if (fresh > MOST || document.hidden) this.jump(update);
    else this.queue.push(update);
    this.go();
  }

  /** The first that we hear of the game: it is simply there, with the end of its log. */
  private begin(update: Update): void {
    this.anew = false;
    this.beginLog(update);
    this.latest = update;
    this.events = [];
    this.skip();
  }

  /** An update has the newest entries: those between them and what was known are fetched later. */
  private beginLog(update: Update): void {
    this.begun += 1;
    this.log = grown([], update);
  }

  /** What happened while one was away is not played back, least of all what was taken back. */
  private jump(update: Update): void {
    this.skip();
    const steps = new Set(update.steps.map((step) => step.ply));
    this.events = eventsOf(this.log.filter((entry) => steps.has(entry.step.ply)));
  }

  /** The same ply told anew, as after a step of the own answer: what is being shown goes on. */
  private replace(before: Update, update: Update): void {
    const waiting = this.queue.length;
    if (this.shown === before) this.shown = update;
    else if (waiting > 0) {
      // Its steps are those of the one that it replaces: they have not been shown yet.
      this.queue[waiting - 1] = { ...update, steps: before.steps };
      this.latest = this.queue[waiting - 1] ?? update;
    }
  }

  private go(): void {
    if (this.timer !== null) return;
    const next = this.queue.shift();
    if (next === undefined) return;
    this.shown = next;
    this.events = happened(next);
    this.timer = setTimer(
      () => {
        this.timer = null;
        this.go();
      },
      pause(next, settings.speed, this.queue.length),
    );
  }
}

function happened(update: Update): GameEvent[] {
  return update.steps.flatMap((step) => step.events);
}
