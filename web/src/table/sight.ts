/** The part of the screen that no bar covers, and how something comes into it. */

/** Does somebody read or write elsewhere? Then nothing moves by itself. */
export function isElsewhere(board: Element): boolean {
  const at = document.activeElement;
  // Who uses the keyboard, or writes, is where the focus is; a mouse or a finger leaves it anywhere.
  return at !== null && at.matches(':focus-visible') && at.id !== 'question' && !board.contains(at);
}

/** Whether something has room where no bar covers it. */
export function hasRoom(place: Element, above = 0): boolean {
  return place.getBoundingClientRect().height <= innerHeight - bar() - above - lowBars();
}

/** The height of a bar of the board's own that stays above what comes after it (`data-bar`). */
export function ownBar(place: Element): number {
  const bar = place.closest('.board')?.querySelector('[data-bar]') ?? null;
  if (bar === null) return 0;
  const isAbove = (bar.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAbove ? bar.getBoundingClientRect().height : 0;
}

/** Between what comes into sight and a bar: with room for a question that is one line longer than the last. */
export const LINE = 24;

/** Bring as many of them as have room, from the first on, to where no bar covers them, as far as there is need. */
export function bringIntoSight(places: readonly Element[], behavior: ScrollBehavior, edge = 8, above = 0): void {
  if (places.length === 0) return;
  const top = bar() + above + edge;
  const below = innerHeight - lowBars() - edge;
  const boxes = places.map((each) => each.getBoundingClientRect());
  let box = around(boxes);
  while (boxes.length > 1 && box.bottom - box.top > below - top) {
    boxes.pop();
    box = around(boxes);
  }
  let by = 0;
  if (box.bottom > below) by = box.bottom - below;
  if (box.top - by < top) by = box.top - top; // its head is more than its foot
  if (by !== 0) scrollBy({ top: by, behavior });
}

function around(boxes: readonly DOMRect[]): { top: number; bottom: number } {
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}

/** The height of what stays of the question at the upper edge when the page is scrolled. */
function bar(): number {
  const question = document.querySelector('.bar');
  // Where the screen is low, it sticks above the edge: a part of it goes with the page.
  return question === null ? 0 : question.getBoundingClientRect().height + (parseFloat(getComputedStyle(question).top) || 0);
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
