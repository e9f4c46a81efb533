/** The spots that something concerns, to be marked while its entry in the log is looked at. */
import type { Happening } from './events';
import { spot } from './spots';
import { isAssistant, isGoods } from './position';

/** Where things of a sort lie at a seat; rivals keep some of them behind a screen. */
export function owned(seat: number, what: string): string[] {
  const place = isGoods(what) || what === 'goods'
    ? spot.goods(seat)
    : isAssistant(what) || what === 'assistant'
      ? spot.helpers(seat)
      : what === 'mana'
        ? spot.mana(seat)
        : what === 'pearl'
          ? spot.pearls(seat)
          : spot.seat(seat);
  return [place, spot.seat(seat)];
}

export function concerned(each: Happening): string[][] {
  switch (each.name) {
    case 'go':
      return [[spot.location(each.location)]];
    case 'pick':
      return [[spot.row], [spot.seat(each.seat)]];
    case 'gain':
    case 'lose':
    case 'pay':
    case 'steal':
      return [owned(each.seat, each.what)];
    case 'mask':
    case 'pair':
    case 'mirror':
    case 'lose-mask':
    case 'steal-mask':
      return [[spot.masks(each.seat), spot.seat(each.seat)]];
    case 'offer':
    case 'fetch':
      return [[spot.maskMarket], [spot.masks(each.seat), spot.seat(each.seat)]];
    case 'draw':
      return [[spot.deck(each.deck)], [spot.seat(each.seat)]];
    case 'sell':
    case 'sacrifice':
    case 'merchant':
    case 'price':
      return [[spot.price(each.goods)]];
    case 'hire':
      return [[spot.hire(each.assistant)], [spot.helpers(each.seat), spot.seat(each.seat)]];
    case 'ready':
    case 'use':
    case 'helped':
      return [[spot.helpers(each.seat), spot.seat(each.seat)]];
    case 'rank':
      return [[spot.tattoos]];
    case 'mission':
    case 'auction':
      return [[spot.mission(each.statue, each.space)]];
    case 'open':
      return [[spot.statue(each.statue)]];
    case 'bag':
    case 'prepare':
    case 'laid':
    case 'paid':
    case 'unpaid':
      return [[spot.sceneBag, spot.bag]];
    case 'gift':
      return [[spot.seat(each.seat)]];
    case 'permanent':
    case 'trigger':
      return [[spot.lasting(each.seat), spot.seat(each.seat)]];
    default:
      return []; // a younger server may tell what this page does not know yet
  }
}
