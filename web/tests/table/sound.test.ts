import './stage';

import { beforeEach, expect, test, vi } from 'vitest';

import { settings } from '$lib/settings.svelte';
import type { Sounds } from '$lib/sound/sound';
import { VOICES } from '$lib/sound/voices';

import { soundsOf } from '../../src/titles/sounds';

/** How many contexts were made, and when what was heard of them began. */
let made = 0;
let begun: number[] = [];
let now = 0;

const knob = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const part = () => ({ connect: (to: unknown) => to, gain: knob(), frequency: knob() });
const source = () => ({ ...part(), start: (at: number) => begun.push(at), stop: vi.fn() });

class FakeAudio {
  state = 'running';
  sampleRate = 8000;
  destination = {};
  createGain = part;
  createBiquadFilter = part;
  createOscillator = source;
  createBufferSource = source;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  get currentTime() {
    return now;
  }
  constructor() {
    made += 1;
  }
}

/** The module anew: a context is made once. */
async function fresh() {
  vi.resetModules();
  const kept = (await import('$lib/settings.svelte')).settings;
  kept.sound = settings.sound;
  return { ...(await import('$lib/sound/sound')), settings: kept, notify: await import('$lib/notify.svelte') };
}

const SOUNDS: Sounds = { draw: 'knock', roll: 'pebble', turn: 'drum' };

beforeEach(() => {
  made = 0;
  begun = [];
  now = 0;
  settings.sound = true;
  vi.stubGlobal('AudioContext', FakeAudio);
});

test('with the sound off nothing is even prepared', async () => {
  settings.sound = false;
  const { wake, hear, play, notify } = await fresh();
  wake();
  hear([{ name: 'draw' }], SOUNDS);
  play('conch');
  notify.call('Your turn', '');
  expect(made).toBe(0);
  expect(begun).toEqual([]);
});

test('nothing is heard before the page was touched', async () => {
  const { wake, hear, play } = await fresh();
  hear([{ name: 'draw' }], SOUNDS);
  play('call');
  expect(made).toBe(0);
  wake();
  wake();
  expect(made).toBe(1);
  hear([{ name: 'draw' }], SOUNDS);
  expect(begun).toEqual([0, 0]); // a knock is a tone and a click
});

test('at most two voices are heard at a time, and each once', async () => {
  const { wake, hear } = await fresh();
  wake();
  hear([{ name: 'draw' }, { name: 'draw' }, { name: 'silence' }, { name: 'roll' }, { name: 'turn' }], SOUNDS);
  const two = begun.length;
  expect(two).toBe(4); // a knock and a pebble
  expect(begun.map((at) => at.toFixed(2))).toEqual(['0.00', '0.00', '0.11', '0.17']);
  hear([{ name: 'turn' }], SOUNDS);
  expect(begun.length).toBe(two);
  now = 5;
  hear([{ name: 'turn' }], SOUNDS);
  expect(begun.slice(two)).toEqual([5, 5]);
});

test('who is called hears it among other sounds too', async () => {
  const { wake, hear, notify } = await fresh();
  wake();
  hear([{ name: 'draw' }, { name: 'roll' }], SOUNDS);
  begun = [];
  notify.call('Your turn', '');
  expect(begun).toEqual([0, 0.12, 0.24]);
});

test('it can be turned off in the middle', async () => {
  const { wake, hear, settings: own } = await fresh();
  wake();
  own.sound = false;
  hear([{ name: 'draw' }], SOUNDS);
  expect(begun).toEqual([]);
});

test('every title has voices that exist, and a title without any is silent', async () => {
  for (const title of ['rapanui', 'giants', 'raiatea']) {
    const voices = Object.values(await soundsOf(title));
    expect(voices.length).toBeGreaterThan(5);
    for (const voice of voices) expect(VOICES).toContain(voice);
  }
  expect(await soundsOf('tides')).toEqual({});
});
