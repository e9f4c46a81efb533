/** The log of a game as people read it: a sentence for each entry, and what was taken back. */
import type { GameEvent, Step, Update } from '../api/types';

export interface Entry {
  step: Step;
  /** What happened, in words; empty if there is nothing to say, null if nobody has words for it. */
  line: string | null;
  /** It was taken back later. */
  taken: boolean;
}

/** Entries that take a choice back; others tell who plays at a seat, or of a pause. */
const BACK: readonly string[] = ['undo', 'retract'];

/** The log with what an update brings; what is known already is left out. */
export function grown(log: readonly Entry[], update: Update): Entry[] {
  const known = log.at(-1)?.step.ply ?? 0;
  const lines = update.words?.lines;
  const all = [...log];
  update.steps.forEach((step, at) => {
    if (step.ply <= known) return;
    if (BACK.includes(step.kind)) takeBack(all, step);
    all.push({ step, line: lines?.[at] ?? null, taken: false });
  });
  return all;
}

/**
 * Mark what an entry takes back. An answer that is taken out of a sealed question leaves the others
 * alone; any other choice takes along all that came after it.
 */
function takeBack(log: Entry[], back: Step): void {
  const standing = (entry: Entry) => entry.step.kind === 'act' && !entry.taken;
  const at = log.findLastIndex((entry) => standing(entry) && entry.step.seat === back.seat);
  if (at < 0) return;
  const until = back.kind === 'retract' ? at + 1 : log.length;
  for (let place = at; place < until; place += 1) {
    const entry = log[place];
    if (entry !== undefined && standing(entry)) log[place] = { ...entry, taken: true };
  }
}

/** What has happened and was not taken back, in its order. */
export function eventsOf(log: readonly Entry[]): GameEvent[] {
  return log.flatMap(({ step, taken }) => (taken ? [] : step.events));
}

/** Those of the log that are not after a ply. */
export function upTo(log: readonly Entry[], ply: number): readonly Entry[] {
  let end = log.length;
  while (end > 0 && (log[end - 1]?.step.ply ?? 0) > ply) end -= 1;
  return end === log.length ? log : log.slice(0, end);
}
