/**
 * The line to a table: a WebSocket that comes back by itself and loses nothing that was said.
 *
 * What was said and not answered is said again after a break: the server plays a doubled choice
 * once. Which part of the game is missing then, the address says; that is the listener's business.
 */
import type { Chat, Problem, Reminder, Table, Update } from '../api/types';
import { clearTimer, setTimer, type Timer } from '../clock';

export type Told =
  | { type: 'hello'; build: string }
  | Update
  | { type: 'table'; table: Table }
  | Chat
  | Reminder
  | { type: 'problem'; id: number | null; problem: Problem }
  | { type: 'done'; id: number };

export type Said =
  | { type: 'act'; ply: number; step: number; action: number | string }
  | { type: 'undo'; ply: number; step: number }
  | { type: 'consent'; seat: number; ply: number; agree: boolean };

/** "connecting" is the first time; then a line is "open" or "lost", until it is "closed". */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  /** The address, for a client that knows the game as far as the listener does now. */
  address: () => string;
  told: (message: Told) => void;
  state: (state: LineState) => void;
  /** The line could not be opened: may it be tried again? (The table may be gone.) */
  mayRetry: () => Promise<boolean>;
}

/** The part of a WebSocket that a line uses. */
export type Socket = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'
>;

/** Open a WebSocket; tests bring their own. */
export type Connect = (address: string) => Socket;

export const connect: Connect = (address) => new WebSocket(address);

/** The server has refused what was said. */
export class NotSaid extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The line was closed for good before the server answered. */
export class HungUp extends Error {}

const SOONEST = 250; // milliseconds until it is tried again, doubled from time to time
const LATEST = 8000;
const STEADY = 5000; // a line that held so long was a good one: the next break begins with SOONEST
const PATIENCE = 10_000; // without an answer a line is dead, even if the browser has not noticed
const OPEN = 1; // WebSocket.OPEN, which is not there where tests run

// Said twice, these are refused the second time, because the first time has been done.
const DONE_BEFORE = new Set(['server-stale', 'server-no-proposal']);

interface Waiting {
  message: Said;
  text: string;
  again: boolean;
  timer: Timer | null;
  resolve: () => void;
  reject: (error: Error) => void;
}

export class Line {
  private socket: Socket | null = null;
  private tries = 0;
  private retry: Timer | null = null; // the timer of the next try
  private watch: Timer | null = null; // the timer that waits for the line to open, or to be steady
  private closed = false;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly listener: Listener,
    private readonly makeSocket: Connect = connect,
  ) {}

  open(): void {
    if (this.closed || this.socket !== null) return;
    this.forget('retry');
    const socket = this.makeSocket(this.listener.address());
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      opened = true;
      this.forget('watch');
      this.watch = setTimer(() => {
        this.watch = null;
        this.tries = 0;
      }, STEADY);
      this.listener.state('open');
      for (const [id, each] of this.waiting) {
        each.again = true;
        this.send(id, each);
      }
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.broke(opened);
    };
    this.watch = setTimer(() => {
      this.watch = null;
      if (this.socket === socket && !opened) this.drop(false);
    }, PATIENCE);
  }

  /** Try at once, as when the browser says that it is online again or the page is looked at. */
  hurry(): void {
    if (this.retry === null) return;
    this.tries = 0;
    this.open();
  }

  /** Begin anew at once, with a new address: something was missed, or we are somebody else now. */
  renew(): void {
    if (this.closed) return;
    const socket = this.socket;
    this.socket = null;
    this.forget('watch');
    socket?.close();
    this.open();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.forget('retry');
    this.forget('watch');
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const each of this.waiting.values()) {
      if (each.timer !== null) clearTimer(each.timer);
      each.reject(new HungUp());
    }
    this.waiting.clear();
    this.listener.state('closed');
  }

  /** Say something; resolved when the server has done it, also after a break in between. */
  async say(message: Said): Promise<void> {
    if (this.closed) throw new HungUp();
    const id = this.next++;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { message, text, again: false, timer: null, resolve, reject };
      this.waiting.set(id, waiting);
      this.send(id, waiting);
    });
  }

  private send(id: number, waiting: Waiting): void {
    const socket = this.socket;
    if (socket?.readyState !== OPEN) return; // it is sent when the line is open
    socket.send(waiting.text);
    if (waiting.timer !== null) clearTimer(waiting.timer);
    waiting.timer = setTimer(() => {
      waiting.timer = null;
      if (this.socket === socket && this.waiting.has(id)) this.drop(true);
    }, PATIENCE);
  }

  private hear(message: Told): void {
    if (message.type === 'done' || message.type === 'problem') {
      const id = message.id;
      const waiting = id === null ? undefined : this.waiting.get(id);
      if (waiting !== undefined && id !== null) {
        this.waiting.delete(id);
        if (waiting.timer !== null) clearTimer(waiting.timer);
        if (message.type === 'done' || isDoneBefore(waiting, message.problem)) waiting.resolve();
        else waiting.reject(new NotSaid(message.problem));
        return;
      }
    }
    this.listener.told(message);
  }

  /** Nobody answers: do not wait until the browser notices, too. */
  private drop(opened: boolean): void {
    this.socket?.close();
    this.broke(opened);
  }

  private broke(opened: boolean): void {
    this.socket = null;
    this.forget('watch');
    if (this.closed) return;
    this.listener.state('lost');
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimer(() => {
      this.retry = null;
      void this.comeBack(opened);
    }, wait);
  }

  private async comeBack(opened: boolean): Promise<void> {
    const may = opened || (await this.listener.mayRetry());
    if (may) this.open();
    else this.close();
  }

  private forget(which: 'retry' | 'watch'): void {
    const timer = this[which];
    if (timer !== null) clearTimer(timer);
    this[which] = null;
  }
}

/** A choice is known to the server when it comes again; other things look as if they came too late. */
function isDoneBefore(waiting: Waiting, problem: Problem): boolean {
  return waiting.again && waiting.message.type !== 'act' && DONE_BEFORE.has(problem.error);
}
