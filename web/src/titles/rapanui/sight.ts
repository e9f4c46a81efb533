/** What can be chosen comes into sight by itself where the table is longer than the screen. */
import { scrolling } from '$lib/motion';

import { bringIntoSight, isElsewhere } from '../../table/sight';

export function showOpen(board: HTMLElement): void {
  if (isElsewhere(board)) return;
  bringIntoSight([...board.querySelectorAll('.pick.open button, .spoken button')], scrolling());
}
