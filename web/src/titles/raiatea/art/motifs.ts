/** Which picture a ritual has: by its name in our own box, by what it does in another. */
import type { RaiateaEffect } from '../types';

const BY_NAME: Record<string, string> = {
  hina: 'moon',
  matarii: 'stars',
  'pipiri-ma': 'stars',
  ava: 'cup',
  rata: 'canoe',
  tautu: 'oven',
  pahu: 'drum',
  'rua-hatu': 'wave',
  'uru-taetae': 'road',
  'rau-pena': 'leaf',
  parae: 'mourner',
  heiva: 'dance',
  'fatu-tiri': 'thunder',
  tapa: 'cloth',
  vaa: 'canoe',
  tii: 'tiki',
  raa: 'sun',
  tohu: 'fish',
  pahi: 'ship',
  oihanu: 'leaf',
  roroo: 'prayer',
  honoura: 'giant',
  'mata-arahu': 'comb',
  'tane-tapu': 'spear',
  'tane-eia': 'spear',
  'tane-toa': 'spear',
  nona: 'ogress',
  vairaumati: 'flower',
  'tumu-nui': 'rock',
  'too-mata': 'tiki',
  'tu-rai-po': 'comb',
  'maro-ura': 'feathers',
  'papa-rai': 'rock',
  taere: 'spiral',
  ihi: 'spiral',
  'rohutu-noanoa': 'flower',
};

const BY_THING: Record<string, string> = {
  mana: 'stars',
  pearl: 'wave',
  tattoo: 'comb',
  priest: 'prayer',
  mask: 'mourner',
  card: 'leaf',
};
const BY_WORD: Record<string, string> = {
  steal: 'ogress',
  stop: 'spear',
  path: 'road',
  points: 'rock',
  mission: 'tiki',
  bag: 'moon',
  lose: 'thunder',
};

export function motif(name: string, effects: readonly RaiateaEffect[] = []): string {
  const known = BY_NAME[name];
  if (known !== undefined) return known;
  const first = effects[0];
  return (first && (BY_WORD[first.word] ?? BY_THING[first.what])) ?? 'spiral';
}
