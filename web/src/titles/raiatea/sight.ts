/** What can be chosen comes into sight by itself where the table is longer than the screen. */
import { scrolling } from '$lib/motion';

import { isElsewhere } from '../../table/sight';

/**
 * Not while somebody reads or writes elsewhere, and not if something that can be chosen is seen already. What lies
 * in the bar that is always there does not count, unless there is nothing else.
 */
export function showOpen(board: HTMLElement): void {
  if (isElsewhere(board)) return;
  const open = [...board.querySelectorAll('.pick.open button')].filter((button) => button.closest('.always') === null);
  const [first] = open;
  if (first === undefined) return;
  const part = first.closest('[data-part]');
  // A scene is read from its first line on, not only from where it is answered.
  const scene = part?.querySelector('[data-sight]') ?? null;
  // The whole part, if it has room on the screen.
  const whole = part !== null && part.clientHeight < innerHeight * 0.7 ? part : null;
  if (scene === null ? open.some(isInSight) : isInSight(whole ?? scene)) return;
  const behavior = scrolling();
  if (whole !== null) whole.scrollIntoView({ block: 'start', behavior });
  else if (scene !== null) scene.scrollIntoView({ block: 'start', behavior });
  else first.scrollIntoView({ block: 'center', behavior });
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight * 0.25 && bottom < innerHeight * 0.9; // bars lie over both ends
}
