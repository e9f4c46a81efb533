/** Calling somebody back to the table: a soft sound and a note of the browser, for who wants them. */
import { settings } from './settings.svelte';

// A fifth and an octave, like wood on wood: frequency, and when it begins in seconds.
const TONES: readonly (readonly [number, number])[] = [
  [392, 0],
  [587.3, 0.12],
  [784, 0.24],
];
const LENGTH = 0.5; // seconds of each tone
const LOUD = 0.16;

let audio: AudioContext | null = null;

/** Browsers allow sounds only to a page that was touched: call it when it is. */
export function wake(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

/** The sound of one's turn; also to try it in the settings. */
export function chime(): void {
  wake();
  if (audio?.state !== 'running' && audio?.state !== 'suspended') return;
  for (const [frequency, begin] of TONES) tone(audio, frequency, audio.currentTime + begin);
}

function tone(on: AudioContext, frequency: number, begin: number): void {
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.type = 'triangle';
  voice.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
  voice.connect(loudness).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + LENGTH);
}

/** Whether this browser can show notes at all. */
export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Ask the browser for leave to show notes; it asks the person. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission()) === 'granted';
}

/** Somebody is waited for: sound, and a note if the page is not looked at. */
export function call(title: string, text: string): void {
  if (settings.sound) chime();
  if (!document.hidden || !settings.notifications || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag: 'vaka-turn', icon: '/favicon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notes only for pages that are installed.
  }
}
