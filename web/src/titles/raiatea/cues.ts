/** What a scene shows, worked out from the events: what flies where, what lights up, and at which beat. */
import type { Fly, Light } from '../scenes.svelte';
import { concerned, owned } from './concerned';
import type { Happening } from './events';
import { spot } from './spots';
import { isAssistant, isGoods } from './position';

export interface Banner {
  cue: 'banner';
  beat: number;
  icon: string;
  happened: Happening;
}
/** Icons fly. */
export type Cue = Fly<string> | Light | Banner;

/** Of a heap at most so many fly: more tell nothing more. */
const MOST = 3;
/** What deserves a banner, and its picture. */
const BANNERS: Partial<Record<Happening['name'], string>> = {
  go: 'kahuna',
  ceremony: 'bag',
  rank: 'tattoo',
  mission: 'mission',
  'auction-won': 'auction',
  open: 'mission',
};

export function cues(happened: readonly Happening[]): Cue[] {
  const found: Cue[] = [];
  let place: string[] = [spot.ceremony, spot.locations];
  happened.forEach((each, beat) => {
    const icon = BANNERS[each.name];
    if (icon !== undefined) found.push({ cue: 'banner', beat, icon, happened: each });
    if (each.name === 'go') place = [spot.location(each.location)];
    found.push(...flights(each, beat, place));
    found.push({ cue: 'light', beat, spots: concerned(each) });
  });
  return found.filter((cue) => cue.cue !== 'light' || cue.spots.length > 0);
}

function flights(each: Happening, beat: number, place: string[]): Cue[] {
  const fly = (icon: string, from: string[], to: string[], many = 1): Cue[] =>
    Array.from({ length: Math.min(many, MOST) }, (_, at) => ({ cue: 'fly', beat: beat + at / 3, thing: icon, from, to }));
  switch (each.name) {
    case 'pick':
      return fly(cardIcon(each.card), [spot.row], [spot.seat(each.seat)]);
    case 'gain':
      return fly(each.what, source(each.what, place), owned(each.seat, each.what), each.amount);
    case 'pay':
      return fly(each.what, owned(each.seat, each.what), place, each.amount);
    case 'sell':
    case 'sacrifice':
      return fly(each.goods, owned(each.seat, each.goods), [spot.price(each.goods)]);
    case 'hire':
      return fly(each.assistant, [spot.hire(each.assistant)], owned(each.seat, each.assistant));
    case 'fetch':
      return fly('mask', [spot.mask(each.mask), spot.maskMarket], [spot.masks(each.seat), spot.seat(each.seat)]);
    case 'offer':
      return fly('mask', [spot.masks(each.seat), spot.seat(each.seat)], [spot.maskMarket]);
    case 'steal':
      return fly(each.what, owned(each.opponent, each.what), owned(each.seat, each.what), each.amount);
    case 'steal-mask':
      return fly('mask', [spot.seat(each.opponent)], [spot.seat(each.seat)]);
    case 'draw':
      return fly(each.deck === 'normal' ? 'ritual' : 'forbidden', [spot.deck(each.deck)], [spot.hand, spot.seat(each.seat)]);
    case 'prepare':
      return fly('ritual', [spot.seat(each.seat)], [spot.sceneBag, spot.bag], each.count);
    case 'bid':
    case 'auction-bid':
      return fly('mana', [spot.bid(each.seat), spot.mana(each.seat), spot.seat(each.seat)], [spot.sceneBag, spot.bag], each.mana);
    case 'paid':
      return fly('mana', [spot.sceneBag, spot.bag], [spot.seat(each.seat)], each.cost);
    case 'permanent':
      return fly('ritual', [spot.ceremony], [spot.lasting(each.seat), spot.seat(each.seat)]);
    case 'mission':
      return fly('mission', [spot.mission(each.statue, each.space)], [spot.missions(each.seat), spot.seat(each.seat)]);
    default:
      return [];
  }
}

/** Where something comes from: its market, or where all are just now. */
function source(what: string, place: string[]): string[] {
  if (isGoods(what)) return [spot.price(what)];
  return isAssistant(what) ? [spot.hire(what)] : place;
}

function cardIcon(card: string): string {
  return isGoods(card) || isAssistant(card) || card === 'mirror' ? card : 'mask';
}
