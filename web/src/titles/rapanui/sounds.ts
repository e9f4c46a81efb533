/** What is heard of Rapa Nui: cards like wood, gifts like pebbles and shells, the scoring like a drum. */
import type { Sounds } from '$lib/sound/sound';

export const sounds: Sounds = {
  scoring: 'drum',
  sacrifice: 'drum',
  'gain-points': 'pluck',
  'gain-wood': 'knock',
  'gain-offering': 'shell',
  hide: 'stone',
  'hide-own': 'stone',
  draw: 'knock',
  play: 'knock',
  buy: 'pebble',
};
