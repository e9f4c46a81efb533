/**
 * The page's clock: the one place that reads the time, sets timers, asks for frames and starts Web Animations.
 *
 * The browser's functions are looked up at each call, so that fake timers (Vitest's, Playwright's `page.clock`) hold and
 * step everything that goes through this module.
 */

export type Timer = number;

/** Milliseconds since the page was loaded. Monotonic: it does not jump when the computer's clock is set. */
export function now(): number {
  return performance.now();
}

/** Milliseconds since 1970, for times that outlive the page. */
export function wallTime(): number {
  return Date.now();
}

export function setTimer(callback: () => void, milliseconds = 0): Timer {
  return window.setTimeout(callback, milliseconds);
}

/** Cancel a timer; one that has fired, or was never set, is ignored. */
export function clearTimer(timer: Timer | undefined): void {
  window.clearTimeout(timer);
}

export function setRepeatingTimer(callback: () => void, milliseconds: number): Timer {
  return window.setInterval(callback, milliseconds);
}

export function clearRepeatingTimer(timer: Timer): void {
  window.clearInterval(timer);
}

export async function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimer(resolve, milliseconds);
  });
}

/** Resolve before the next repaint. */
export async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => resolve());
  });
}

/** Start a Web Animation and call `finished` at its end; the returned function cancels it. */
export function animate(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
  finished: () => void,
): () => void {
  const animation = element.animate(keyframes, options);
  animation.onfinish = finished;
  return () => {
    animation.cancel();
  };
}
