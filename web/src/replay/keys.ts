/** The keyboard for who looks at a game: arrows step, space plays. */
import type { ReplayStore } from './replay.svelte';

/** Where keys have a meaning of their own. */
const OWN = 'input, select, textarea, dialog, [contenteditable]';

export function keys(event: KeyboardEvent, store: ReplayStore): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (store.moment === null || target?.closest(OWN)) return;
  switch (event.key) {
    case 'ArrowLeft':
      store.go(store.ply - 1);
      break;
    case 'ArrowRight':
      store.go(store.ply + 1);
      break;
    case 'Home':
      store.go(0);
      break;
    case 'End':
      store.go(store.last);
      break;
    case ' ':
      if (target?.closest('button, a')) return; // there it presses
      if (store.playing) store.pause();
      else store.play();
      break;
    default:
      return;
  }
  event.preventDefault();
}
