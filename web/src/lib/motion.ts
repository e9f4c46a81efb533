/** Whether anything is to move: the system may say no, and so may the settings of the page. */
import { settings } from './settings.svelte';

export function isCalm(): boolean {
  return settings.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How the page scrolls to something. */
export function scrolling(): ScrollBehavior {
  return isCalm() ? 'auto' : 'smooth';
}
