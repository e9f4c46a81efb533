/** What is heard of Raiatea: the drum of the ceremonies, shells of the reef, a string when gods are pleased. */
import type { Sounds } from '$lib/sound/sound';

export const sounds: Sounds = {
  ceremony: 'drum',
  order: 'drum',
  'auction-won': 'drum',
  paid: 'pluck',
  unpaid: 'knock',
  mission: 'stone',
  rank: 'pluck',
  pair: 'shell',
  roll: 'pebble',
  'reef-roll': 'pebble',
  go: 'knock',
  pick: 'shell',
  sell: 'pebble',
  hire: 'knock',
  open: 'stone',
};
