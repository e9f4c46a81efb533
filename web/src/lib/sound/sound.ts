/** What is heard of the page, for who wants to hear it: nothing before the page was touched, never much at once. */
import { settings } from '../settings.svelte';

import { utter, type Voice } from './voices';

/** The voices of a title, by the names of its events; what is not named makes no sound. */
export type Sounds = Partial<Record<string, Voice>>;

const MOST = 2; // voices at a time
/** What is said to somebody is heard in any case. */
const SAID: ReadonlySet<Voice> = new Set(['call', 'conch']);
const APART = 0.11; // seconds between two that belong together

let audio: AudioContext | null = null;
/** When the voices that are heard now end. */
let ends: number[] = [];

/** Browsers allow sounds only to a page that was touched: call it when it is. */
export function wake(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** Let a voice be heard, unless there is enough to hear already. */
export function play(voice: Voice, after = 0): void {
  if (!settings.sound || audio === null || audio.state === 'closed') return;
  const now = audio.currentTime;
  ends = ends.filter((end) => end > now);
  if (ends.length < MOST || SAID.has(voice)) ends.push(now + utter(audio, voice, after));
}

/** What has just happened, by at most two different voices: the first that have one. */
export function hear(events: readonly { name: string }[], sounds: Sounds): void {
  const voices = new Set<Voice>();
  for (const { name } of events) {
    const voice = sounds[name];
    if (voice) voices.add(voice);
  }
  [...voices].slice(0, MOST).forEach((voice, at) => {
    play(voice, at * APART);
  });
}

/** Whoever turns the sound on hears that it is. */
export function tryOut(): void {
  wake();
  play('pluck');
}
