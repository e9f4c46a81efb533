/** What happens in Raiatea, as the server tells it; only what the table shows is named. */
import type { GameEvent } from '$lib/api/types';

import type { RaiateaAssistant, RaiateaGift, RaiateaGoods, RaiateaLocation } from './types';

export type Happening =
  | { name: 'go'; seat: number; location: RaiateaLocation }
  | { name: 'roll'; die: number; assistant: RaiateaAssistant }
  | { name: 'pick'; seat: number; card: string; treasure: string }
  | { name: 'gain' | 'lose' | 'pay'; seat: number; what: string; amount: number }
  | { name: 'rank'; seat: number; rank: string }
  | { name: 'mask' | 'lose-mask' | 'pair' | 'offer' | 'fetch' | 'mirror'; seat: number; mask: string }
  | { name: 'draw'; seat: number; deck: 'normal' | 'forbidden'; count: number }
  | { name: 'sell' | 'sacrifice' | 'merchant'; seat: number; goods: RaiateaGoods }
  | { name: 'price'; goods: RaiateaGoods; step: number }
  | { name: 'hire' | 'ready' | 'use' | 'helped'; seat: number; assistant: RaiateaAssistant }
  | { name: 'ceremony'; number: number }
  | { name: 'prepare'; seat: number; count: number; clips: number }
  | { name: 'bid' | 'auction-bid'; seat: number; mana: number }
  | { name: 'order'; seats: string[] }
  | { name: 'gift'; seat: number; gift: RaiateaGift }
  | { name: 'laid' | 'paid'; seat: number; ritual: string; cost: number }
  | { name: 'unpaid' | 'perform' | 'shaman' | 'permanent' | 'trigger'; seat: number; ritual: string }
  | { name: 'stop'; seat: number; ritual: string; opponent: number }
  | { name: 'steal'; seat: number; opponent: number; what: string; amount: number }
  | { name: 'steal-mask'; seat: number; opponent: number; mask: string }
  | { name: 'bag'; mana: number }
  | { name: 'mission'; seat: number; mission: string; statue: number; space: number }
  | { name: 'auction'; mission: string; statue: number; space: number }
  | { name: 'auction-won'; seat: number; mission: string; mana: number }
  | { name: 'open'; statue: number }
  | { name: 'pass'; seat: number };

export function happenings(events: readonly GameEvent[]): Happening[] {
  return events.map(({ name, args }) => ({ ...args, name }) as unknown as Happening);
}
