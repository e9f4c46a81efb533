/** How something flies over the table. */
import { animate } from '$lib/clock';

/** Milliseconds of the variable that the settings choose; a built page may have it in seconds. */
function moveOf(board: HTMLElement): number {
  const told = getComputedStyle(board).getPropertyValue('--move');
  return parseFloat(told) * (told.endsWith('ms') ? 1 : 1000) || 0;
}

/** Let an element fly from the middle of one place to that of another; what is returned stops it. */
export function flyOver(element: HTMLElement, board: HTMLElement, from: DOMRect, to: DOMRect, landed: () => void): () => void {
  const home = board.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const middle = (rect: DOMRect) => ({
    x: rect.left + rect.width / 2 - home.left - own.width / 2,
    y: rect.top + rect.height / 2 - home.top - own.height / 2,
  });
  const at = ({ x, y }: { x: number; y: number }, scale: number) =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;
  const start = middle(from);
  const end = middle(to);
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 24 };
  return animate(
    element,
    [
      { transform: at(start, 0.9), opacity: 1 },
      { transform: at(top, 1.15), opacity: 1, offset: 0.55 },
      { transform: at(end, 0.8), opacity: 1, offset: 0.95 },
      { transform: at(end, 0.7), opacity: 0 },
    ],
    { duration: moveOf(board) * 1.7, easing: 'ease-in-out', fill: 'both' },
    landed,
  );
}
