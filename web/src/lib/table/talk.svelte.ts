/** What is said at a table. It goes over HTTP: said twice over a broken line, it would be heard twice. */
import { api, Refused, Unreachable } from '../api/client';
import type { Chat } from '../api/types';

const PAGE = 100; // of one answer of the server

export class Talk {
  said = $state.raw<readonly Chat[]>([]);
  /** Up to which number it was read. */
  private read = $state(0);
  private first = true;

  readonly unread = $derived(this.said.filter((each) => each.number > this.read).length);

  constructor(private readonly id: string) {}

  /** Fetch what we have not heard. */
  async fetch(): Promise<void> {
    try {
      for (;;) {
        const after = this.said.at(-1)?.number;
        const found = await api.get<Chat[]>(this.path(), { after });
        this.hear(found);
        if (this.first) this.seen(); // old talk is no news
        this.first = false;
        if (after === undefined || found.length < PAGE) return;
      }
    } catch (error) {
      // It comes when the line is back.
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }

  /** Take in what was said; told anew, it may have lost its words or its name. */
  hear(chats: readonly Chat[]): void {
    if (chats.length === 0) return;
    const all = new Map([...this.said, ...chats].map((each) => [each.number, each]));
    this.said = [...all.values()].sort((a, b) => a.number - b.number);
  }

  /** All has been read. */
  seen(): void {
    this.read = this.said.at(-1)?.number ?? 0;
  }

  async say(text: string): Promise<void> {
    const said = await api.post<Chat>(this.path(), { text });
    const wasRead = this.unread === 0;
    this.hear([said]);
    if (wasRead) this.seen();
  }

  private path(): string {
    return `/tables/${encodeURIComponent(this.id)}/chat`;
  }
}
