/** Calling somebody back to the table: a soft sound and a note of the browser, for who wants them. */
import { settings } from './settings.svelte';
import { play } from './sound/sound';

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
  play('call');
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
