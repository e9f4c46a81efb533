/** What can be chosen comes into sight by itself where the table is longer than the screen. */
import { scrolling } from '$lib/motion';

import { bringIntoSight, hasRoom, isElsewhere, LINE, ownBar } from '../../table/sight';

/**
 * Not while somebody reads or writes elsewhere. The parts in which something can be chosen, so that it is seen with
 * what it is about, as many as have room; if not even one has, what can be chosen alone. What lies in the
 * bar that is always there is in sight already.
 */
export function showOpen(board: HTMLElement): void {
  if (isElsewhere(board)) return;
  const open = [...board.querySelectorAll('.pick.open button')].filter((button) => button.closest('.always') === null);
  const parts = [...new Set(open.map((button) => button.closest('[data-part]') ?? button))];
  const [part] = parts;
  if (part === undefined) return;
  const behavior = scrolling();
  const above = ownBar(part);
  if (hasRoom(part, above + 2 * LINE)) {
    bringIntoSight(parts, behavior, LINE, above);
    return;
  }
  const scene = part.querySelector('[data-sight]');
  const answers = scene === null ? open : [...new Set(open.filter((each) => scene.contains(each)).map((each) => each.closest('[data-answer]') ?? each))];
  if (scene !== null && areSeenFrom(scene, answers)) scene.scrollIntoView({ block: 'start', behavior });
  else bringIntoSight(answers, behavior, LINE, above);
}

/** A scene is read from its first line on, unless that leaves no room for what answers; its margins are what bars cover. */
function areSeenFrom(scene: Element, answers: readonly Element[]): boolean {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(scene);
  const end = Math.max(...answers.map((each) => each.getBoundingClientRect().bottom));
  const high = end - scene.getBoundingClientRect().top;
  return high <= innerHeight - parseFloat(scrollMarginTop) - parseFloat(scrollMarginBottom);
}

/** The result beside which the board is drawn; on a phone the frame shows the ranking, which stands above the board. */
export function showResult(board: HTMLElement): void {
  if (isElsewhere(board) || !matchMedia('(min-width: 56rem)').matches) return;
  board.querySelector('[data-part=ceremony]')?.scrollIntoView({ block: 'start', behavior: scrolling() });
}
