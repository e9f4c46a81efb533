/** What a mission asks for, as pictures and numbers, beside what one has. Whether that is enough the server says. */
import { rankName, thing } from './names';
import { ASSISTANTS, GOODS, isAssistant, isGoods } from './position';
import type { RaiateaSeat, RaiateaSpace } from './types';

export interface Asked {
  icon: string;
  amount: number | '';
  /** `=`: equal goods, `≠`: different ones, `≥`: at least. */
  sign: string;
}

const SIGNS: Readonly<Record<string, string>> = { equal: '=', different: '≠' };

/** The action that completes it. */
export function completing({ statue, space }: RaiateaSpace): string {
  return `complete(statue=${String(statue)}, space=${String(space)})`;
}

export function askedBy(space: RaiateaSpace): Asked[] {
  if (space.type === 'auction') return [{ icon: 'auction', amount: '', sign: '' }];
  const paid = Object.entries(space.pay ?? {}).map(([what, amount]) => ({
    icon: what === 'any' || what in SIGNS ? 'goods' : what,
    amount,
    sign: SIGNS[what] ?? '',
  }));
  if (!space.need) return paid;
  const { what, amount, rank } = space.need;
  if (rank) return [...paid, { icon: 'condition', amount: '' as const, sign: rankName(rank) }];
  return [...paid, { icon: 'condition', amount: '' as const, sign: '' }, { icon: what === 'pair' ? 'mask' : what, amount: what === 'pair' ? amount * 2 : amount, sign: '' }];
}

/** What the own seat has of what a mission speaks of, in words. */
export function having(space: RaiateaSpace, own: RaiateaSeat): string[] {
  const kinds = new Set(Object.keys(space.pay ?? {}));
  if (space.type === 'auction') kinds.add('mana');
  if (space.need) kinds.add(space.need.what);
  return [...kinds].flatMap((what) => owned(what, own));
}

/** Masks that can be paid: single ones, mirrors and twins, but none that is paired with a mirror. */
function looseMasks(own: RaiateaSeat): number {
  const twins = own.pairs.filter(({ mirror }) => !mirror).length;
  return own.masks.length + own.mirrors + 2 * twins;
}

function owned(what: string, own: RaiateaSeat): string[] {
  if (what === 'pearl') return [thing(what, own.pearls ?? 0)];
  if (what === 'mana') return [thing(what, own.mana ?? 0)];
  if (what === 'priest') return [thing(what, own.priests)];
  if (what === 'mask') return [thing(what, looseMasks(own))];
  if (what === 'rank') return [rankName(own.rank)];
  if (isGoods(what)) return [thing(what, own.goods?.[what] ?? 0)];
  if (isAssistant(what)) return [thing(what, own.ready[what] + own.used[what])];
  if (what === 'assistant') {
    return [thing(what, ASSISTANTS.reduce((sum, each) => sum + own.ready[each] + own.used[each], 0))];
  }
  if (what === 'pair') return [String(own.pairs.length)];
  const lying = GOODS.filter((goods) => (own.goods?.[goods] ?? 0) > 0);
  return lying.length > 0 ? lying.map((goods) => thing(goods, own.goods?.[goods] ?? 0)) : [thing('goods', 0)];
}
