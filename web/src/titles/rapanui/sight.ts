/** What can be chosen comes into sight by itself where the table is longer than the screen. */
import { scrolling } from '$lib/motion';

/** Not while somebody reads or writes elsewhere, and not if something that can be chosen is seen already. */
export function bringIntoSight(board: HTMLElement, block: 'center' | 'nearest'): void {
  const at = document.activeElement;
  if (at !== null && at !== document.body && at.id !== 'question' && !board.contains(at)) return;
  const open = [...board.querySelectorAll('.pick.open button, .spoken button')];
  if (open.some(isInSight)) return;
  open[0]?.scrollIntoView({ block, behavior: scrolling() });
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight * 0.2 && bottom < innerHeight; // the question lies over the upper part
}
