/**
 * How near the map is looked at. The window onto it scrolls as any page does, so that fingers, wheels,
 * keys and the focus move it; only the size of what lies in it is ours.
 */
import type { Attachment } from 'svelte/attachments';

import { nextFrame, setTimer } from '$lib/clock';

import { FINGER, MOUSE, NEAREST, nearFor } from './finger';
import { intoSight } from './sight';

const STEP = 1.5;
/** The widest window that is a phone's, in pixels, and how high it is then, by its width. */
const SMALL = 480;
const TALL = 1.15;
/** The buttons at its right edge: what is shown lies beside them. */
const STRIP = 52;

export class Zoom {
  near = $state(1);
  /** How wide the window is, in pixels. */
  private wide = $state(0);
  private readonly isTouched = matchMedia('(pointer: coarse)').matches;
  private pane: HTMLElement | undefined;
  private framed = false;

  /** Come nearer or go away around a point of the window, its middle if none is told. */
  to(near: number, at?: { x: number; y: number }): void {
    const { pane } = this;
    const next = Math.min(NEAREST, Math.max(1, near));
    if (pane === undefined || next === this.near) return;
    const spot = at ?? { x: pane.clientWidth / 2, y: pane.clientHeight / 2 };
    const grown = next / this.near;
    const left = (pane.scrollLeft + spot.x) * grown - spot.x;
    const top = (pane.scrollTop + spot.y) * grown - spot.y;
    this.near = next;
    this.framed = false;
    void afterwards(() => {
      pane.scrollTo({ left, top, behavior: 'instant' });
    });
  }

  nearer(): void {
    this.to(this.near * STEP);
  }

  farther(): void {
    this.to(this.near / STEP);
  }

  whole(): void {
    this.to(1);
  }

  /** Whether hit areas of this width, as a part of the map's, are too small to be pressed one by one; `fine`: as with a mouse. */
  isTight(width: number, fine = false): boolean {
    return this.near < nearFor(width, this.wide, this.isTouched && !fine ? FINGER : MOUSE);
  }

  /** Come so near to a place of the map, as parts of it, that hit areas of this width can be pressed one by one there. */
  into(middle: { x: number; y: number }, width: number): void {
    const { pane } = this;
    if (pane === undefined) return;
    this.near = Math.max(this.near, nearFor(width, this.wide));
    this.framed = true;
    void afterwards(() => {
      this.show(this.beside(middle));
      intoSight(pane, 'center'); // it may have grown
    });
  }

  /** Come so near that a part of the map fills the window, on a small screen; who is near already is led there. */
  frame(part: { x: number; y: number; width: number; height: number }): void {
    const { pane } = this;
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    const isOwn = this.near > 1 && !this.framed; // somebody has chosen how near
    if (isOwn) this.show(middle);
    const map = pane?.firstElementChild;
    if (!pane || !map || pane.clientWidth > SMALL || isOwn) return;
    const high = map.clientHeight / map.clientWidth;
    const strip = STRIP / pane.clientWidth;
    const fits = Math.min((1 - strip) / part.width, TALL / (part.height * high));
    this.near = Math.min(2.6, Math.max(1.5, fits));
    this.framed = true;
    void afterwards(() => {
      this.show(this.beside(middle));
      intoSight(pane, 'start', true); // it has grown
    });
  }

  /** Back to the whole, if nobody else has come nearer meanwhile. */
  unframe(): void {
    if (this.framed) this.whole();
    this.framed = false;
  }

  /** Bring a place of the map, as parts of it, into the middle. */
  show(part: { x: number; y: number }): void {
    const { pane } = this;
    if (pane === undefined || this.near === 1) return;
    pane.scrollTo({
      left: part.x * pane.scrollWidth - pane.clientWidth / 2,
      top: part.y * pane.scrollHeight - pane.clientHeight / 2,
    });
  }

  /** What must be in the middle for a place to be in the middle of what the buttons leave. */
  private beside({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x: x + STRIP / 2 / (this.wide * this.near), y };
  }

  /** The window: two fingers, a wheel with Ctrl, or a mouse that drags. */
  readonly attach: Attachment<HTMLElement> = (pane) => {
    this.pane = pane;
    const stop = new AbortController();
    const { signal } = stop;
    const watch = new ResizeObserver(() => {
      this.wide = pane.clientWidth;
    });
    watch.observe(pane);
    this.pinch(pane, signal);
    this.drag(pane, signal);
    pane.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.to(this.near * Math.exp(-event.deltaY / 300), within(pane, event));
      },
      { signal, passive: false },
    );
    return () => {
      stop.abort();
      watch.disconnect();
      this.pane = undefined;
    };
  };

  private pinch(pane: HTMLElement, signal: AbortSignal): void {
    let held: { apart: number; near: number } | null = null;
    const spread = ({ touches: [one, two] }: TouchEvent) =>
      one && two ? { apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY), at: within(pane, middle(one, two)) } : null;
    pane.addEventListener(
      'touchstart',
      (event) => {
        const now = spread(event);
        held = now && { apart: now.apart, near: this.near };
      },
      { signal, passive: true },
    );
    pane.addEventListener(
      'touchmove',
      (event) => {
        const now = spread(event);
        if (now === null || held === null) return;
        event.preventDefault();
        this.to((held.near * now.apart) / held.apart, now.at);
      },
      { signal, passive: false },
    );
  }

  private drag(pane: HTMLElement, signal: AbortSignal): void {
    let from: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;
    pane.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse' || event.button !== 0 || this.near === 1) return;
        from = { x: event.clientX, y: event.clientY, left: pane.scrollLeft, top: pane.scrollTop, moved: false };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        if (from === null) return;
        const by = { x: event.clientX - from.x, y: event.clientY - from.y };
        from.moved ||= Math.hypot(by.x, by.y) > 6;
        if (from.moved) pane.scrollTo({ left: from.left - by.x, top: from.top - by.y, behavior: 'instant' });
      },
      { signal },
    );
    window.addEventListener('pointerup', () => setTimer(() => (from = null)), { signal });
    // Who dragged the map did not press what lies under the mouse.
    pane.addEventListener(
      'click',
      (event) => {
        if (from?.moved !== true) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
  }
}

/**
 * The picture must have its new size before it can be moved so far. Where motion is reduced, all that changes
 * does so in a moment, but not at once: a frame later.
 */
async function afterwards(work: () => void): Promise<void> {
  await nextFrame();
  await nextFrame();
  work();
}

function middle(one: Touch, two: Touch): { clientX: number; clientY: number } {
  return { clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 };
}

function within(pane: HTMLElement, at: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = pane.getBoundingClientRect();
  return { x: at.clientX - box.left, y: at.clientY - box.top };
}
