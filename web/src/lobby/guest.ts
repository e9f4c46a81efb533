/** A friendly name for who has not said one: an animal or a plant of the islands. */
import { t } from '$lib/words/words.svelte';

export function oneOf(names: string, chance: number): string {
  const each = names.split(',').map((name) => name.trim()).filter(Boolean);
  return each[Math.floor(chance * each.length)] ?? '';
}

let wished = '';

/** What somebody has typed, whatever button makes him a guest then. */
export function wish(name: string): void {
  wished = name.trim();
}

/** The same one as long as the page is open: who reads it keeps it, whatever button is pressed first. */
const chance = Math.random();

export function friendlyName(): string {
  return wished || oneOf(t('web-people-guest-names'), chance);
}
