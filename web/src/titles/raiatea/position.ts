/** What the page reads from a view of Raiatea. */
import type {
  RaiateaAssistant, RaiateaGift, RaiateaGoods, RaiateaLocation, RaiateaPhase, RaiateaRitualDeck, RaiateaView,
} from './types';

export const GOODS = ['uru', 'taro', 'mahi-mahi', 'tiare'] as const satisfies readonly RaiateaGoods[];
export const ASSISTANTS = ['gatherer', 'merchant', 'shaman', 'diver'] as const satisfies readonly RaiateaAssistant[];
export const LOCATIONS = ['forest', 'marae', 'reef', 'path', 'border', 'market'] as const satisfies readonly RaiateaLocation[];
export const RANKS = ['raatira', 'ariki', 'arioi', 'tahua'] as const;
export const DECKS = ['normal', 'forbidden'] as const satisfies readonly RaiateaRitualDeck[];
export const GIFTS = ['tattoo', 'goods', 'pearls'] as const satisfies readonly RaiateaGift[];
/** The steps of a ceremony, in their order. */
export const STEPS = ['dance', 'buy', 'prepare', 'invocation', 'gifts', 'blessing', 'building'] as const satisfies readonly RaiateaPhase[];
export const MIRROR = 'mirror';

/** Take a view for one of Raiatea; to the rest of the page it is a view of any title. */
export function read(view: Record<string, unknown>): RaiateaView {
  if (view.title !== 'raiatea') throw new TypeError('This is not a view of Raiatea.');
  return view as unknown as RaiateaView;
}

export function isGoods(name: string): name is RaiateaGoods {
  return (GOODS as readonly string[]).includes(name);
}

export function isAssistant(name: string): name is RaiateaAssistant {
  return (ASSISTANTS as readonly string[]).includes(name);
}

/** Whether a ceremony is going on. */
export function isCeremony(phase: RaiateaPhase): boolean {
  return (STEPS as readonly RaiateaPhase[]).includes(phase);
}
