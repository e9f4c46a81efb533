/** Where on the table a choice is made: its part; what has none is a button in the tray. */
import type { Choice } from '../drawn';
import { scenePart } from './scene';
import type { RaiateaView } from './types';

export type PartName =
  | 'places'
  | 'forest'
  | 'goods'
  | 'assistants'
  | 'masks'
  | 'tracks'
  | 'statues'
  | 'seats'
  | 'own'
  | 'hand'
  | 'ceremony'
  | 'tray';

/** By the name of the action; where it names a thing, `name thing` comes first. */
const PARTS: Readonly<Record<string, PartName>> = {
  go: 'places',
  pick: 'forest',
  sell: 'goods',
  merchant: 'goods',
  bonus: 'goods',
  'take goods': 'goods',
  hire: 'assistants',
  'take assistant': 'assistants',
  fetch: 'masks',
  'take mask': 'masks',
  priests: 'tracks',
  complete: 'statues',
  opponent: 'seats',
  gatherer: 'own',
  sacrifice: 'own',
  offer: 'own',
  mirror: 'own',
  pay: 'own',
  lose: 'own',
  ready: 'own',
  draw: 'own',
  use: 'own',
};

export function partOf(text: string, view: RaiateaView): PartName {
  const [, name = text, thing = ''] = /^([a-z]+)(?:\(([a-z]+)=)?/.exec(text) ?? [];
  return scenePart(name, view) ?? PARTS[`${name} ${thing}`] ?? PARTS[name] ?? 'tray';
}

/** Whether something can be chosen in a part. */
export function asksAt(choices: readonly Choice[], view: RaiateaView, part: PartName): boolean {
  return choices.some(({ action }) => partOf(action.text, view) === part);
}
