/** Where the page is longer than the screen, what is asked comes into sight. */
import { settings } from '$lib/settings.svelte';

/** Not while somebody reads or writes elsewhere, and not if all of it is seen already. */
export function intoSight(what: HTMLElement, edge: 'start' | 'end', always = false): void {
  const at = document.activeElement;
  if (at !== null && at !== document.body && at.id !== 'question' && at.closest('section.board') === null) return;
  const { top, bottom } = what.getBoundingClientRect();
  const bars = innerHeight * 0.1; // what lies at the upper edge of the screen
  if (!always && top > bars && bottom < innerHeight) return;
  what.scrollIntoView({ block: edge, behavior: settings.speed === 'instant' ? 'auto' : 'smooth' });
}
