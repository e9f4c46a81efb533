/** Time on a clock, in figures while it is short and in words while it is long. */
import type { Clock } from '../api/types';
import { t } from '../words/words.svelte';

const SECOND = 1000; // milliseconds
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left: "4:07", then "3 h 20 min", then "1 day 4 h". It is not 0:00 before it is over. */
export function leftWords(left: number): string {
  if (left <= HOUR - SECOND) {
    const seconds = Math.max(0, Math.ceil(left / SECOND));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const minutes = Math.ceil(left / MINUTE);
  if (left <= DAY - MINUTE) return t('web-clocks-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const hours = Math.ceil(left / HOUR);
  return t('web-clocks-days', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** In how many milliseconds `leftWords` may say something else. */
export function untilNext(left: number): number {
  const step = left <= HOUR ? SECOND : MINUTE;
  return left % step || step;
}

/** The clock of a table, as briefly as a list has room for: "10 min + 10 s", "1 day for a turn". */
export function clockWords(clock: Clock): string {
  if (clock.turn > 0) return t('web-clocks-each-turn', { time: spanWords(clock.turn) });
  return t('web-clocks-each-game', { time: spanWords(clock.bank), seconds: clock.increment });
}

/** A length of time that somebody has chosen (seconds), in the largest units that fit. */
export function spanWords(seconds: number): string {
  if (seconds % 86_400 === 0) return t('web-clocks-days', { days: seconds / 86_400, hours: 0 });
  if (seconds > 86_400) return t('web-clocks-days', { days: Math.floor(seconds / 86_400), hours: Math.round((seconds % 86_400) / 3600) });
  if (seconds % 3600 === 0) return t('web-clocks-hours', { hours: seconds / 3600, minutes: 0 });
  if (seconds > 3600) return t('web-clocks-hours', { hours: Math.floor(seconds / 3600), minutes: Math.round((seconds % 3600) / 60) });
  return seconds % 60 === 0 ? t('web-clocks-minutes', { minutes: seconds / 60 }) : t('web-clocks-seconds', { seconds });
}

/** From here on (milliseconds) little is left: a fifth of the game, when the server reminds too, or a tenth of a turn. */
export function shortOf(clock: Clock): number {
  return SECOND * (clock.turn > 0 ? clock.turn / 10 : clock.bank / 5);
}
