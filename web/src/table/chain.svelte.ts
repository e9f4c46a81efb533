/**
 * Several actions that were chosen as one: after the first they are played one by one, each as soon as it
 * may be chosen and the one before was seen. Where one may not be chosen, the chain ends there.
 */
import type { Update } from '$lib/api/types';
import { settings } from '$lib/settings.svelte';
import type { Speed } from '$lib/table/pace';
import type { TableStore } from '$lib/table/table.svelte';

import type { Choice } from '../titles/drawn';

/** Milliseconds between two of them, so that one sees what happens. */
const STEP: Record<Speed, number> = { slow: 900, normal: 480, fast: 200, instant: 0 };

interface Going {
  rest: readonly string[];
  /** The question that was answered last: nothing is done before the next one is there. */
  answered: string;
  /** How many were played. */
  played: number;
}

/** Which question it is: others who answer it too make no other one of it. */
export function questionOf(update: Update | null): string {
  return `${String(update?.asked_since ?? update?.ply)} ${String(update?.step)}`;
}

export class Chain {
  private going = $state.raw<Going | null>(null);
  private hurried = $state(false);
  /** How many actions the last choice was made of, for who takes it back. */
  private whole = 1;
  private undoing = $state.raw<{ left: number; answered: string } | null>(null);

  readonly isGoing = $derived(this.going !== null || this.undoing !== null);

  constructor(private readonly store: TableStore) {}

  /** The question that is shown, by its number. */
  get question(): string {
    return questionOf(this.store.shown);
  }

  /** The first of a chain is being played, as an answer to the question that is shown. */
  begin(rest: readonly string[]): void {
    this.hurried = false;
    this.whole = 1;
    this.going = rest.length > 0 ? { rest, answered: this.question, played: 1 } : null;
  }

  /** The texts of what is still to come. */
  get rest(): readonly string[] {
    return this.going?.rest ?? [];
  }

  stop(): void {
    this.going = null;
    this.undoing = null;
  }

  /** Do not wait until it was seen. */
  hurry(): void {
    this.hurried = true;
  }

  /** How long to wait until the next one; null: there is nothing to go on with yet. */
  pause(): number | null {
    const after = this.going ?? this.undoing;
    if (after === null || this.store.acting !== null || this.store.asking || this.store.isMoving) return null;
    if (after.answered === this.question || this.going?.rest.length === 0) return null;
    return this.hurried || this.undoing !== null ? 0 : STEP[settings.speed];
  }

  /** The next action among what may be chosen; null: there is none, and the chain has ended. */
  next(choices: readonly Choice[]): Choice | null {
    const now = this.going;
    const choice = choices.find(({ action }) => action.text === now?.rest[0]) ?? null;
    if (now === null || choice === null) {
      this.stop();
      return null;
    }
    const rest = now.rest.slice(1);
    this.whole = now.played + 1;
    this.going = { rest, answered: this.question, played: this.whole };
    return choice;
  }

  /** The server has heard the last one: what may be chosen is one's own again. */
  heard(): void {
    if (this.going?.rest.length === 0) this.going = null;
  }

  /** The whole of the last choice is taken back, if that needs nobody's leave. */
  beginUndo(): void {
    const left = this.store.latest?.undo === 'free' ? this.whole - 1 : 0;
    this.stop();
    this.whole = 1;
    if (left > 0) this.undoing = { left, answered: this.question };
  }

  /** Whether there is more to take back; it is counted. */
  nextUndo(): boolean {
    const now = this.undoing;
    if (now === null) return false;
    const isFree = this.store.latest?.undo === 'free';
    this.undoing = isFree && now.left > 1 ? { left: now.left - 1, answered: this.question } : null;
    return isFree;
  }

  get isUndoing(): boolean {
    return this.undoing !== null;
  }
}
