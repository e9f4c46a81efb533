/** What the server tells of the past, and the lines of a log made of it. */
import type { Replay, Step, Steps } from '$lib/api/types';
import { t } from '$lib/words/words.svelte';

/** An entry of the log with its sentence. */
export interface Line {
  step: Step;
  text: string;
}

type Told = Replay['words'] | Steps['words'];

export function linesOf(told: Steps): Line[] {
  return told.steps.map((step, at) => ({ step, text: lineOf(step, told.words, at) }));
}

/** What has led to this moment; before the first choice, how it began. */
export function sentenceOf(moment: Replay): string {
  if (moment.step) return lineOf(moment.step, moment.words, 0);
  return moment.words?.opening.join(' ') ?? '';
}

/** Some choices have nothing to be told of them but that they were made. */
function lineOf(step: Step, words: Told, at: number): string {
  const line = words?.lines[at];
  if (line) return line;
  return t('web-replay-chosen', { player: words?.names[step.seat] ?? '' });
}
