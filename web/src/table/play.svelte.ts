/** What somebody at a table is about to do: what is chosen, asked about, looked at. */
import { api, Refused, Unreachable } from '$lib/api/client';
import type { GameEvent, Hint } from '$lib/api/types';
import { clearTimer, setTimer } from '$lib/clock';
import { choicesOf } from '$lib/table/choices';
import { keepIn, kept } from '$lib/table/kept';
import { HungUp, NotSaid } from '$lib/table/line';
import type { TableStore } from '$lib/table/table.svelte';
import { notes } from '$lib/ui/notes.svelte';
import { t } from '$lib/words/words.svelte';

import type { Choice, Whole } from '../titles/drawn';

import { Chain, questionOf } from './chain.svelte';
import { Lesson } from './lesson/lesson.svelte';

/** Why something is or is not possible, with the numbers of the rules that say so. */
export interface Why {
  possible: boolean;
  message: string;
  rules: string[];
}

const CONFIRM = 'vaka-confirm';

interface Picked {
  moment: string;
  index: number;
  /** The texts of the actions that are to follow. */
  then: readonly string[];
  /** What all of it does, in words; null: what the action itself is called. */
  told: string | null;
}

const NOTHING: readonly string[] = [];

export class Play {
  /** Whether a choice is confirmed before it is played. */
  careful = $state(kept(CONFIRM) !== 'no');
  /** The events of the entry of the log that somebody looks at. */
  marked = $state.raw<readonly GameEvent[]>([]);
  why = $state.raw<Why | null>(null);
  hinting = $state(false);

  /** What the board makes of a choice from the list, where it holds more of the answer. */
  stead: ((index: number) => Whole | null) | null = null;
  private picked = $state.raw<Picked | null>(null);
  private hinted = $state.raw<{ moment: string; hint: Hint } | null>(null);
  private readonly labels = new Map<string, string>();

  readonly chain: Chain;
  /** What teaches, where this is a first game. */
  readonly lesson: Lesson;
  /** Something moves that changes what is asked; the others' answers to the same sealed question do not. */
  readonly isHeldUp = $derived.by(() => {
    const { shown, latest, isMoving } = this.store;
    return isMoving && questionOf(shown) !== questionOf(latest);
  });
  /** In a pause, and while a bot plays for one, there is nothing to choose. */
  readonly isIdle = $derived.by(() => this.store.clock.isPaused || this.store.isStoodIn);
  private readonly legal = $derived.by(() => (this.isHeldUp || this.isIdle ? [] : choicesOf(this.store.shown)));
  /** What may be chosen now; nothing while something else comes first, or goes on by itself. */
  readonly choices = $derived.by(() => (this.chain.isGoing ? [] : this.legal));
  /** A question has its own moment: what was chosen or advised for another one means nothing. */
  readonly moment = $derived.by(() => `${questionOf(this.store.shown)} ${String(this.isHeldUp)}`);
  private readonly now = $derived(this.picked?.moment === this.moment ? this.picked : null);
  readonly chosen = $derived(this.now?.index ?? null);
  /** What is to follow what is chosen. */
  readonly then = $derived(this.now?.then ?? NOTHING);
  readonly hint = $derived(this.hinted?.moment === this.moment ? this.hinted.hint : null);
  readonly choice = $derived(
    this.choices.find((choice) => choice.action.index === this.chosen) ?? null,
  );
  /** What is chosen, in words. */
  readonly told = $derived(this.now?.told ?? this.choice?.words.label ?? '');

  constructor(readonly store: TableStore) {
    this.chain = new Chain(store);
    this.lesson = new Lesson(this);
  }

  /** A press in the list; while the board holds more of the answer all of that is meant. */
  press(index: number): void {
    const whole = this.stead?.(index) ?? null;
    if (whole === null) this.choose(index);
    else this.choose(whole.index, whole.then, whole.told);
  }

  /** Choose an action, or a chain of them; the second time it is played, or at once for who wants that. */
  choose(index: number, then: readonly string[] = NOTHING, told: string | null = null): void {
    if (this.store.acting !== null) return;
    if (!this.choices.some((choice) => choice.action.index === index)) return;
    this.why = null;
    if (!this.lesson.allows(index)) {
      this.picked = null;
      return;
    }
    const again = this.chosen === index && this.then.join() === then.join();
    this.picked = { moment: this.moment, index, then, told };
    if (again || !this.careful) void this.confirm();
  }

  /** Play what is chosen. */
  async confirm(): Promise<void> {
    const choice = this.choice;
    if (choice === null) return;
    this.chain.begin(this.then);
    await this.play(choice);
  }

  private async play({ action, words }: Choice): Promise<void> {
    this.labels.set(action.text, words.label);
    if (await told(this.store.act(action.index), this.store)) this.chain.heard();
    else this.chain.stop();
  }

  /** Go on with what was chosen as a chain; what is returned calls it off, when the table changes first. */
  follow(): (() => void) | undefined {
    const pause = this.chain.pause();
    if (pause === null) return undefined;
    const timer = setTimer(() => void this.step(), pause);
    return () => {
      clearTimer(timer);
    };
  }

  private async step(): Promise<void> {
    if (this.chain.isUndoing) {
      if (this.chain.nextUndo()) await this.back();
      return;
    }
    // Where an answer has ended by itself, nobody misses the word that would have ended it.
    const isOnlyDone = this.chain.rest.join() === 'done';
    const next = this.chain.next(this.legal);
    if (next !== null) await this.play(next);
    else if (!isOnlyDone) notes.plain(t('web-table-chain-ended'));
  }

  /** What was chosen before the page was left, and never answered, is not lost. */
  async goOn(): Promise<void> {
    await told(this.store.actAgain(), this.store);
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    this.store.skip();
    this.chain.hurry();
  }

  letGo(): void {
    this.picked = null;
  }

  /** What was chosen as one is taken back as one. */
  async takeBack(): Promise<void> {
    const along = this.store.latest?.undo === 'free' ? this.along : null;
    this.chain.beginUndo();
    if ((await this.back()) && along !== null) notes.plain(t('web-table-undone', along));
  }

  private async back(): Promise<boolean> {
    const isBack = await told(this.store.undo(), this.store);
    if (!isBack) this.chain.stop();
    return isBack;
  }

  /** Of whom, and how many, choices go with the own one that is taken back; null: none. */
  get along(): { count: number; who: 'bots' | 'others' } | null {
    const others = this.store.latest?.undo_along ?? [];
    const isBot = (seat: number) => (this.store.table?.seats[seat]?.level ?? null) !== null;
    return others.length > 0 ? { count: others.length, who: others.every(isBot) ? 'bots' : 'others' } : null;
  }

  async consent(agree: boolean): Promise<void> {
    await told(this.store.consent(agree), this.store);
  }

  setCareful(careful: boolean): void {
    this.careful = careful;
    keepIn(CONFIRM, careful ? 'yes' : 'no');
  }

  /** Why can this not be done? The server knows the rule. */
  async ask(action: string): Promise<void> {
    const moment = this.moment;
    try {
      const why = await api.get<Why>(`/tables/${encodeURIComponent(this.store.id)}/why`, { action });
      if (moment === this.moment) this.why = why;
    } catch (error) {
      tell(error, this.store);
    }
  }

  async advise(): Promise<void> {
    if (this.hinting) return;
    const moment = this.moment;
    this.hinting = true;
    try {
      const hint = await api.post<Hint>(`/tables/${encodeURIComponent(this.store.id)}/hint`);
      this.hinted = { moment, hint };
    } catch (error) {
      tell(error, this.store);
    } finally {
      this.hinting = false;
    }
  }

  forgetHint(): void {
    this.hinted = null;
  }

  /** What an action was called when it was chosen here. */
  labelOf(text: string): string {
    return this.labels.get(text) ?? text;
  }
}

/** Whether it was done; if not, somebody is told why. */
async function told(work: Promise<void>, store: TableStore): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    tell(error, store);
    return false;
  }
}

/** Say what went wrong, with the rule if there is one. */
export function tell(error: unknown, store: TableStore): void {
  if (error instanceof NotSaid) {
    const { problem } = error;
    // Another tab of ours, or somebody else, was faster: no reason to be told off.
    if (problem.error === 'server-stale') notes.plain(t('web-table-stale'));
    else if (problem.error === 'server-lesson-another') notes.plain(problem.message);
    else notes.bad(problem.message, problem.rule ? ruleLink(store, problem.rule) : null);
  } else if (error instanceof Refused) notes.bad(error.message);
  else if (error instanceof Unreachable) notes.bad(t('web-unreachable'));
  else if (!(error instanceof HungUp)) throw error; // the table was left before the server answered
}

export function ruleLink(store: TableStore, rule: string): { label: string; href: string } {
  const title = encodeURIComponent(store.table?.title ?? '');
  return { label: t('web-table-rule', { rule }), href: `/rules/${title}#${rule}` };
}
