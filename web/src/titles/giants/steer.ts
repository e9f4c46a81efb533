/** The arrows go from one place of the map to the next in that direction; Tab comes back to the last one. */
import type { Attachment } from 'svelte/attachments';

const WAYS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest place in a direction: what lies aside counts as farther. */
function next(all: readonly HTMLElement[], from: HTMLElement, way: { x: number; y: number }): HTMLElement | undefined {
  const start = middle(from);
  let best: { to: HTMLElement; far: number } | undefined;
  for (const to of all) {
    if (to === from) continue;
    const at = middle(to);
    const along = (at.x - start.x) * way.x + (at.y - start.y) * way.y;
    const aside = Math.abs((at.x - start.x) * way.y) + Math.abs((at.y - start.y) * way.x);
    if (along < 2 || aside > along * 1.9) continue;
    const far = along + aside * 1.5;
    if (best === undefined || far < best.far) best = { to, far };
  }
  return best?.to;
}

export const steered: Attachment<HTMLElement> = (map) => {
  const hits = () => [...map.querySelectorAll<HTMLElement>('[data-hit]')];
  const reach = (hit: HTMLElement | undefined) => {
    for (const each of map.querySelectorAll<HTMLElement>('[data-hit][tabindex="0"]')) each.tabIndex = -1;
    if (hit) hit.tabIndex = 0;
  };
  const renew = () => {
    // What can be chosen comes first, but nobody is torn away from where he is.
    const at = map.querySelector<HTMLElement>('[data-hit]:focus');
    reach(at ?? map.querySelector<HTMLElement>('.open [data-hit]') ?? hits()[0]);
  };
  const stop = new AbortController();
  const { signal } = stop;
  map.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.hit !== undefined) reach(target);
  }, { signal });
  map.addEventListener('keydown', (event) => {
    const way = WAYS[event.key];
    const { target } = event;
    if (way === undefined || !(target instanceof HTMLElement) || target.dataset.hit === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next(hits(), target, way)?.focus();
  }, { signal });
  const watch = new MutationObserver(renew);
  watch.observe(map, { childList: true, subtree: true, attributeFilter: ['class'] });
  renew();
  return () => {
    stop.abort();
    watch.disconnect();
  };
};
