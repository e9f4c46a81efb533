/** Hidden rituals, as all may count them. */
import type { RaiateaBacks, RaiateaRitualDeck } from './types';

export function backs(cards: readonly RaiateaBacks[]): Record<RaiateaRitualDeck, number> {
  const many = { normal: 0, forbidden: 0 };
  for (const { deck, count } of cards) many[deck] += count;
  return many;
}
