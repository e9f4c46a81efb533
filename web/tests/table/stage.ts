/**
 * A stage for tests of a table: the little of a browser that its parts touch, sockets that do what a
 * test says, and a server that answers what it was given. It is imported before all else.
 */
import { vi } from 'vitest';

import type { Connect, Socket, Told } from '$lib/table/line';
import type { Chat, Table, Update } from '$lib/api/types';

const kept = new Map<string, string>();
const page = Object.assign(new EventTarget(), {
  hidden: false,
  visibilityState: 'visible',
  documentElement: { dataset: {}, lang: '' },
});
const outside = new EventTarget();

Object.assign(globalThis, {
  window: globalThis,
  document: page,
  location: { href: 'http://vaka.test/table/t1', pathname: '/table/t1', search: '', hash: '' },
  matchMedia: () => ({ matches: false }),
  addEventListener: outside.addEventListener.bind(outside),
  removeEventListener: outside.removeEventListener.bind(outside),
  dispatchEvent: outside.dispatchEvent.bind(outside),
});
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: ['en'] } });
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
}

export const storage = kept;

/** Look at the page, or away from it. */
export function look(visible: boolean): void {
  page.hidden = !visible;
  page.visibilityState = visible ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

/** A socket in the hands of a test. */
export class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: { type: string; id: number; [key: string]: unknown }[] = [];
  readonly address: URL;

  constructor(address: string) {
    this.address = new URL(address);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  /** What the page does: the browser tells of the end a little later. */
  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }

  says(message: Told): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent);
  }
}

/** The sockets of a line in the order in which they were made. */
export function sockets(): { all: FakeSocket[]; last: () => FakeSocket; connect: Connect } {
  const all: FakeSocket[] = [];
  return {
    all,
    last: () => {
      const socket = all.at(-1);
      if (socket === undefined) throw new Error('no socket was made');
      return socket;
    },
    connect: (address) => {
      const socket = new FakeSocket(address);
      all.push(socket);
      return socket;
    },
  };
}

/** What the server says over HTTP, by path; a number is a refusal, "gone" is nobody there. */
export type Answers = Record<string, unknown>;

export function server(answers: Answers): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (address: string) => {
    const path = new URL(address, 'http://vaka.test').pathname;
    const answer = answers[path];
    if (answer === 'gone') throw new TypeError('failed to fetch');
    if (typeof answer === 'number') {
      const problem = { error: 'server-not-found', message: 'no such thing' };
      return Promise.resolve(new Response(JSON.stringify(problem), { status: answer }));
    }
    return Promise.resolve(new Response(JSON.stringify(answer ?? null)));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

export function table(changes: Partial<Table> = {}): Table {
  return {
    id: 't1',
    name: '',
    title: 'rapanui',
    rules_version: 1,
    players: 2,
    options: {},
    public: false,
    status: 'running',
    host: { id: 'p1', name: 'Hina' },
    seats: [],
    seat: 0,
    created: 0,
    started: 0,
    ended: null,
    ply: 0,
    asked: [0],
    outcome: null,
    commitment: '',
    salts: null,
    seed_hash: null,
    secret: null,
    seed: null,
    next: null,
    parent: null,
    parent_ply: null,
    ...changes,
  };
}

/** An update with a step for each ply after `since`, by the seats in turn. */
export function update(since: number, ply: number, changes: Partial<Update> = {}): Update {
  const plies = Array.from({ length: ply - since }, (_, at) => since + at + 1);
  return {
    type: 'update',
    table: 't1',
    seat: 0,
    since,
    ply,
    steps: plies.map((each) => ({
      ply: each,
      kind: 'act',
      seat: each % 2,
      bot: false,
      at: 0,
      events: [{ name: 'moved', args: { ply: each } }],
    })),
    view: { ply },
    asked: [0],
    thinking: [],
    step: 0,
    legal: [{ index: 7, text: 'skip' }],
    undo: null,
    proposal: null,
    words: {
      question: '?',
      hint: '',
      actions: [{ label: 'Skip', short: '', group: '' }],
      lines: plies.map((each) => `Line ${each}.`),
      opening: [],
      closing: [],
      names: ['Hina', 'Rata'],
      lacking: {},
    },
    ...changes,
  };
}

export function chat(number: number, text = `text ${number}`): Chat {
  return { type: 'chat', table: 't1', number, person: 'p2', name: 'Rata', text, at: 0 };
}
