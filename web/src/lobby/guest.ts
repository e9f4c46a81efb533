/** A friendly name for who has not said one: an animal or a plant of the islands. */
import { t } from '$lib/words/words.svelte';

export function oneOf(names: string, chance: number): string {
  const each = names.split(',').map((name) => name.trim()).filter(Boolean);
  return each[Math.floor(chance * each.length)] ?? '';
}

export function friendlyName(): string {
  return oneOf(t('web-people-guest-names'), Math.random());
}
