/** What is heard of a title, fetched when one of its tables is opened by somebody who wants to hear it. */
import type { Sounds } from '$lib/sound/sound';

type Load = () => Promise<{ sounds: Sounds }>;

const LOADS: Partial<Record<string, Load>> = {
  giants: () => import('./giants/sounds'),
  raiatea: () => import('./raiatea/sounds'),
  rapanui: () => import('./rapanui/sounds'),
};

const SILENT: Sounds = {};

export async function soundsOf(title: string): Promise<Sounds> {
  const load = LOADS[title];
  return load === undefined ? SILENT : (await load()).sounds;
}
