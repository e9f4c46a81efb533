/** How long a change of the table is shown before the next one. */
import type { Update } from '../api/types';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

const STEP: Record<Speed, number> = { slow: 1400, normal: 800, fast: 350, instant: 0 };
/** How far apart the events of an update are shown. */
export const EVENT: Record<Speed, number> = { slow: 500, normal: 250, fast: 100, instant: 0 };

/** Milliseconds for an update; the more others wait behind it, the sooner it makes room. */
export function pause(update: Update, speed: Speed, waiting = 0): number {
  const events = update.steps.reduce((sum, step) => sum + step.events.length, 0);
  if (events === 0) return 0;
  const wanted = STEP[speed] + Math.min(events - 1, 6) * EVENT[speed];
  return Math.round(wanted / (1 + waiting / 3));
}
