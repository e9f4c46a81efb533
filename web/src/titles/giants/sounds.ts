/** What is heard of Giants: stone that is carried and set up, feet like wood, gifts like pebbles. */
import type { Sounds } from '$lib/sound/sound';

export const sounds: Sounds = {
  erect: 'stone',
  crown: 'stone',
  carry: 'knock',
  paid: 'pebble',
  place: 'knock',
  roll: 'pebble',
  bid: 'drum',
  pick: 'stone',
  cut: 'knock',
  recruit: 'shell',
  marker: 'shell',
  headdress: 'shell',
  reserve: 'shell',
  'half-tablet': 'pluck',
  turn: 'drum',
};
