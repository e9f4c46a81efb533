/** The part of the screen that no bar covers, and how something comes into it. */

/** Does somebody read or write elsewhere? Then nothing moves by itself. */
export function isElsewhere(board: Element): boolean {
  const at = document.activeElement;
  // Who uses the keyboard, or writes, is where the focus is; a mouse or a finger leaves it anywhere.
  return at !== null && at.matches(':focus-visible') && at.id !== 'question' && !board.contains(at);
}

/** Bring all of them, or else the first, to where no bar covers them, as far as there is need. */
export function bringIntoSight(places: readonly Element[], behavior: ScrollBehavior, edge = 8, above = 0): void {
  const [first] = places;
  if (first === undefined) return;
  const top = (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0) + above + edge;
  const below = innerHeight - lowBars() - edge;
  const all = around(places.map((each) => each.getBoundingClientRect()));
  const box = all.bottom - all.top <= below - top ? all : first.getBoundingClientRect();
  let by = 0;
  if (box.bottom > below) by = box.bottom - below;
  if (box.top - by < top) by = box.top - top; // its head is more than its foot
  if (by !== 0) scrollBy({ top: by, behavior });
}

function around(boxes: readonly DOMRect[]): { top: number; bottom: number } {
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}

/** What lies at the lower edge of a phone's screen. */
function lowBars(): number {
  const bars = [...document.querySelectorAll('.bar .tools, #choices .confirm')];
  return Math.max(
    0,
    ...bars
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .map((bar) => bar.getBoundingClientRect().height),
  );
}
