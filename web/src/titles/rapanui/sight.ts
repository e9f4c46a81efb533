/** What can be chosen comes into sight by itself where the table is longer than the screen. */
import { scrolling } from '$lib/motion';

import { bringIntoSight, isElsewhere } from '../../table/sight';

export function showOpen(board: HTMLElement): void {
  if (isElsewhere(board)) return;
  const open = [...board.querySelectorAll('.pick.open button, .spoken button')];
  // A card of the hand with what it costs, which is written below it; a column with what lies behind its front card.
  bringIntoSight(open.map((button) => button.closest('.slot, .column') ?? button), scrolling());
}
