/** Hidden rituals, as all may count them. */
import type { Backs, Deck } from './view';

export function backs(cards: readonly Backs[]): Record<Deck, number> {
  const many = { normal: 0, forbidden: 0 };
  for (const { deck, count } of cards) many[deck] += count;
  return many;
}
