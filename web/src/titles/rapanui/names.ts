/** Cards and crops in words. */
import { named, t } from '$lib/words/words.svelte';

import { CROPS, isCrop, KINDS } from './position';

import type { RapaNuiByCard, RapaNuiByCrop, RapaNuiCard, RapaNuiCrop } from './types';

export function cardName(kind: RapaNuiCard): string {
  return named(`rapanui-card-${kind}`, kind);
}

export function cropName(crop: RapaNuiCrop): string {
  return named(`rapanui-crop-${crop}`, crop);
}

/** What stands on a card: a gatherer is called by the crop that the picture shows him with. */
export function onCard(kind: RapaNuiCard): string {
  return isCrop(kind) ? cropName(kind) : cardName(kind);
}

/** The same where there is little room: it may be broken into two lines. */
export function narrowName(kind: RapaNuiCard): string {
  return t('web-rapanui-narrow', { card: kind });
}

/** A list of cards for who hears it. */
export function counted(cards: RapaNuiByCard): string {
  const lying = KINDS.filter((kind) => cards[kind] > 0);
  if (lying.length === 0) return t('web-rapanui-none');
  return lying.map((kind) => t('web-rapanui-times', { count: cards[kind], card: kind })).join(', ');
}

/** A list of offerings for who hears it. */
export function countedCrops(offerings: RapaNuiByCrop): string {
  const owned = CROPS.filter((crop) => offerings[crop] > 0);
  if (owned.length === 0) return t('web-rapanui-none');
  return owned.map((crop) => t('web-rapanui-times-crop', { count: offerings[crop], crop })).join(', ');
}

export function label(name: 'columns' | 'deck' | 'hand' | 'offerings' | 'piles' | 'points' | 'stone' | 'village' | 'wood'): string {
  return named(`rapanui-label-${name}`, name);
}

/** What is scored, as the log says it. */
export function scoringOf(kind: RapaNuiCard): string {
  return named('rapanui-event-scoring', kind, { card: kind });
}
