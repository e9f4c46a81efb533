/** Whether nothing is to move: by the page's own settings, or by the system's. */
import { settings } from '$lib/settings.svelte';

export function calm(): boolean {
  return settings.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
