/** The log of a game as people read it: a sentence for each entry, and what was taken back. */
import type { GameEvent, Step, Steps, Update } from '../api/types';

export interface Entry {
  step: Step;
  /** What happened, in words; empty if there is nothing to say, null if nobody has words for it. */
  line: string | null;
  /** It was taken back later. */
  taken: boolean;
}

/** Entries that take a choice back; others tell who plays at a seat, or of a pause. */
const BACK: readonly string[] = ['undo', 'retract'];

/** The log with what an update or a page of steps brings; what is known already is left out. */
export function grown(log: readonly Entry[], told: Update | Steps): Entry[] {
  const known = log.at(-1)?.step.ply ?? 0;
  const all = [...log];
  told.steps.forEach((step, at) => {
    if (step.ply > known) add(all, step, told.words?.lines[at] ?? null);
  });
  return all;
}

/** The log with an older page before it, which may have what a later entry takes back. */
export function preceded(log: readonly Entry[], page: Steps): Entry[] {
  const all = grown([], page);
  for (const { step, line } of log) add(all, step, line);
  return all;
}

function add(log: Entry[], step: Step, line: string | null): void {
  if (BACK.includes(step.kind)) takeBack(log, step);
  log.push({ step, line, taken: false });
}

/**
 * Mark what an entry takes back. An answer that is taken out of a sealed question leaves the others
 * alone; any other choice takes along all that came after it, which is all that is known if the
 * choice itself is on a page that is not.
 */
function takeBack(log: Entry[], back: Step): void {
  const standing = (entry: Entry) => entry.step.kind === 'act' && !entry.taken;
  const at = log.findLastIndex((entry) => standing(entry) && entry.step.seat === back.seat);
  const until = back.kind === 'retract' ? at + 1 : log.length;
  for (let place = Math.max(at, 0); place < until; place += 1) {
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
