/** What somebody asks of the table besides the game: a pause, a bot in his place. Refused, it is said why. */
import { api } from '$lib/api/client';
import type { TableStore } from '$lib/table/table.svelte';
import { said } from '$lib/ui/asked.svelte';
import { notes } from '$lib/ui/notes.svelte';

export class Asking {
  busy = $state(false);

  constructor(private readonly store: TableStore) {}

  /** Ask for a pause, or agree to one. */
  async pause(): Promise<boolean> {
    return this.ask(api.post(this.path('pause')));
  }

  /** Say no to a pause, withdraw the wish for one, or go on after it. */
  async goOn(): Promise<boolean> {
    return this.ask(api.delete(this.path('pause')));
  }

  /** Let a bot play for me. */
  async leave(): Promise<boolean> {
    return this.ask(api.post(this.path('away')));
  }

  async comeBack(): Promise<boolean> {
    return this.ask(api.post(this.path('return')));
  }

  private path(what: string): string {
    return `/tables/${encodeURIComponent(this.store.id)}/${what}`;
  }

  /** Whether it was done; what has changed then, the line tells like to everybody else. */
  private async ask(work: Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await work;
      return true;
    } catch (error) {
      notes.bad(said(error));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
