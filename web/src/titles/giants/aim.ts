/** Choosing by two presses: a figure, then its hex; an object, then where it goes. */
import { t } from '$lib/words/words.svelte';

import type { Choice } from '../drawn';
import { objectName } from './names';

/** The text of placing a figure on a hex. */
export function onText(hex: string): string {
  return `on(hex=${hex})`;
}

/** The hex of a chain that places a figure; null: it places nothing yet. */
export function aimedAt(then: readonly string[]): string | null {
  return /^on\(hex=(.+)\)$/.exec(then[0] ?? '')?.[1] ?? null;
}

/** The figure that is chosen and has no hex yet. */
export function figureChosen(choices: readonly Choice[], chosen: number | null): Choice | null {
  return choices.find(({ action }) => action.index === chosen && action.text.startsWith('place(')) ?? null;
}

/** What is to be pressed after an object or a figure was, in words. */
export function nextAfter({ action: { text }, words: { label } }: Choice): string | undefined {
  if (text.startsWith('place(')) return t('web-giants-place-then', { what: label });
  const object = /^take\(object=(.+)\)$/.exec(text)?.[1];
  return object === undefined ? undefined : t('web-giants-take-then', { object: objectName(object) });
}
