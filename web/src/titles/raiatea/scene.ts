/** What is chosen in the scene of a ceremony, and what in the own hand. */
import { isCeremony } from './position';
import type { RaiateaView } from './types';

const IN_HAND = new Set(['keep', 'shaman', 'perform']);
const IN_SCENE = new Set(['prepare', 'bid', 'gift', 'first', 'stop', 'pass']);
/** What has no place of its own on the table is said in the scene while there is one. */
const SPOKEN = new Set(['priests', 'choose', 'done']);

/** By the name of an action; null: it is neither. */
export function scenePart(name: string, view: RaiateaView): 'ceremony' | 'hand' | null {
  const kind = view.decision?.kind ?? '';
  if (IN_HAND.has(name)) return 'hand';
  if (IN_SCENE.has(name)) return 'ceremony';
  if (name === 'draw') return kind === 'buy' ? 'ceremony' : null;
  return SPOKEN.has(name) && isCeremony(view.phase) ? 'ceremony' : null;
}

/** Whether all are asked for a bid of mana: at the invocation, or for a mission. */
export function isBid(view: RaiateaView): boolean {
  return view.decision?.kind === 'bid' || view.decision?.kind === 'auction';
}

/** The scene is there as long as a ceremony lasts, and for auctions outside of one. */
export function isOpen(view: RaiateaView): boolean {
  return view.outcome === null && (isCeremony(view.phase) || view.decision?.kind === 'auction');
}
