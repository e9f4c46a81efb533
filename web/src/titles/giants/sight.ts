/** Where the page is longer than the screen, what is asked comes into sight. */
import { scrolling } from '$lib/motion';

import { bringIntoSight, hasRoom, isElsewhere, LINE } from '../../table/sight';

/** Not if all of it is seen already. */
export function intoSight(what: HTMLElement, edge: ScrollLogicalPosition, always = false): void {
  const board = what.closest('section.board');
  if (board === null || isElsewhere(board)) return;
  const { top, bottom } = what.getBoundingClientRect();
  const bars = innerHeight * 0.1; // what lies at the upper edge of the screen
  if (!always && top > bars && bottom < innerHeight) return;
  what.scrollIntoView({ block: edge, behavior: scrolling() });
}

/** On a phone: what is done at the end of a way, above what asks to confirm it. */
export function showEndings(board: HTMLElement): void {
  const carrying = board.querySelector('[data-spot="carrying"]');
  if (carrying !== null && !isElsewhere(board)) bringIntoSight([carrying], scrolling());
}

/**
 * On a phone: the hands of the bid, with what is bid for and what the turn before has brought if there is room; else what
 * answers lies beside the map, and the map is seen with it if there is room.
 */
export function showAsked(board: HTMLElement): void {
  if (isElsewhere(board)) return;
  const [hands, bid, auction, carrying, tray, map] = ['bid-hands', 'bid', 'auction', 'carrying', 'tray', 'map'].map((spot) =>
    board.querySelector(`[data-spot="${spot}"]`),
  );
  const places = auction ? [hands, bid, auction] : carrying ? [map, carrying] : (lit(map, tray) ?? [tray, map]);
  bringIntoSight(places.filter((each) => each instanceof Element), scrolling(), LINE);
}

/** Where the screen is so low that the map is not seen with what answers beside it: what lights up on it, from the south, if anything does. */
function lit(map: Element | null | undefined, tray: Element | null | undefined): Element[] | null {
  const aside = tray?.getBoundingClientRect();
  if (!map || hasRoom(map, (aside?.height ?? 0) + 2 * LINE)) return null;
  const { top, bottom } = map.getBoundingClientRect();
  const all = [...map.querySelectorAll('.pick.open')]
    .map((place) => ({ place, at: place.getBoundingClientRect() }))
    .filter(({ at }) => at.top >= top && at.bottom <= bottom) // it may be looked at from near
    .toSorted((one, other) => other.at.bottom - one.at.bottom);
  const [south] = all;
  if (south === undefined) return null;
  const isNear = tray && aside && hasRoom(tray, aside.top - south.at.top + 2 * LINE);
  return isNear ? [tray, south.place] : all.map(({ place }) => place);
}
