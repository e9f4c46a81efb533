/** The things of Raiatea in words. */
import { named, t } from '$lib/words/words.svelte';

import { isAssistant, isGoods, MIRROR } from './position';

import type { RaiateaAssistant, RaiateaEffect, RaiateaGoods, RaiateaLocation, RaiateaRank, RaiateaRitualDeck } from './types';

export function goodsName(goods: RaiateaGoods): string {
  return capital(named('raiatea-name-goods', goods, { goods }));
}

export function assistantName(assistant: RaiateaAssistant): string {
  return capital(named('raiatea-name-assistant', assistant, { assistant }));
}

export function locationName(location: RaiateaLocation): string {
  return named('raiatea-name-location', location, { location });
}

export function rankName(rank: RaiateaRank): string {
  return named('raiatea-name-rank', rank, { rank });
}

export function deckName(deck: RaiateaRitualDeck): string {
  return named('raiatea-name-deck', deck, { deck });
}

export function maskName(mask: string): string {
  return mask === MIRROR ? capital(named('raiatea-name-mirror', mask)) : titled(mask);
}

/** A card of the forest, by what is on it. */
export function cardName(card: string): string {
  if (isGoods(card)) return goodsName(card);
  return isAssistant(card) ? assistantName(card) : maskName(card);
}

/** What stands on a small card: long names say where they may be parted; that of a mask is given. */
export function onCard(card: string, called: string = cardName(card)): string {
  return card === MIRROR || isAssistant(card) ? t('web-raiatea-on-card', { card }) : capital(called);
}

/** `3 pearls`. */
export function thing(what: string, amount: number): string {
  return named('raiatea-effect-thing', what, { what, amount });
}

/** The short words of the terminal's table, which ours are the same as. */
export function label(name: string, args: Record<string, string | number> = {}): string {
  return named(`raiatea-table-${name}`, name, args);
}

/** A bonus in a few words. */
export function bonus(effects: readonly RaiateaEffect[]): string {
  return effects.map(short).join(' + ');
}

function short(effect: RaiateaEffect): string {
  if (effect.word === 'gain') return thing(effect.what, effect.amount);
  if (effect.word === 'choose') return effect.alternatives.map(bonus).join(' / ');
  const { amount, what, limit } = effect;
  return named(`raiatea-short-${effect.word}`, effect.word, { amount, points: amount, pile: what, limit });
}

/** A name that nobody has translated: as it is written, with capitals. */
function titled(name: string): string {
  return name.split('-').map(capital).join('-');
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
