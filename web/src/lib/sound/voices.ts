/**
 * A handful of voices, made by the browser itself: wood, shell, skin and stone, and a conch.
 *
 * Each is a few tones and breaths of noise that begin together or one after the other; all are quiet.
 */

export const VOICES = ['knock', 'pebble', 'shell', 'drum', 'stone', 'pluck', 'call', 'conch'] as const;
export type Voice = (typeof VOICES)[number];

/** A tone that glides from one pitch to another, or noise around a pitch. */
interface Sound {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  /** When it begins, how long it grows, and how long it lasts: seconds. */
  begin?: number;
  rise?: number;
  length: number;
  loud: number;
}

const MADE: Record<Voice, readonly Sound[]> = {
  // A stick on a log.
  knock: [
    { wave: 'triangle', from: 310, to: 190, length: 0.11, loud: 0.16 },
    { wave: 'noise', from: 1400, length: 0.03, loud: 0.08 },
  ],
  // Two little stones.
  pebble: [
    { wave: 'sine', from: 1650, to: 1300, length: 0.06, loud: 0.09 },
    { wave: 'sine', from: 1950, to: 1500, begin: 0.06, length: 0.06, loud: 0.07 },
  ],
  // Shells on a string.
  shell: [
    { wave: 'noise', from: 5200, length: 0.12, loud: 0.22 },
    { wave: 'noise', from: 6400, begin: 0.08, length: 0.18, loud: 0.18 },
  ],
  // A hand on a skin.
  drum: [
    { wave: 'sine', from: 130, to: 62, length: 0.38, loud: 0.26 },
    { wave: 'noise', from: 500, length: 0.04, loud: 0.06 },
  ],
  // Something heavy is set down.
  stone: [
    { wave: 'noise', from: 160, rise: 0.03, length: 0.34, loud: 0.3 },
    { wave: 'sine', from: 82, to: 55, begin: 0.05, length: 0.3, loud: 0.16 },
  ],
  // A string.
  pluck: [
    { wave: 'triangle', from: 523.3, length: 0.42, loud: 0.09 },
    { wave: 'triangle', from: 784, begin: 0.07, length: 0.36, loud: 0.06 },
  ],
  // It is your turn: a fifth and an octave, like wood on wood.
  call: [
    { wave: 'triangle', from: 392, length: 0.5, loud: 0.16 },
    { wave: 'triangle', from: 587.3, begin: 0.12, length: 0.5, loud: 0.16 },
    { wave: 'triangle', from: 784, begin: 0.24, length: 0.5, loud: 0.16 },
  ],
  // The end.
  conch: [
    { wave: 'triangle', from: 168, to: 175, rise: 0.35, length: 1.9, loud: 0.13 },
    { wave: 'sine', from: 336, to: 350, rise: 0.45, length: 1.7, loud: 0.06 },
    { wave: 'noise', from: 420, rise: 0.2, length: 1.2, loud: 0.012 },
  ],
};

const QUIET = 0.0001;

/** Let a voice be heard; the seconds that it lasts. */
export function utter(on: AudioContext, voice: Voice, after = 0): number {
  let last = 0;
  for (const sound of MADE[voice]) {
    make(on, sound, on.currentTime + after);
    last = Math.max(last, (sound.begin ?? 0) + sound.length);
  }
  return after + last;
}

function make(on: AudioContext, sound: Sound, now: number): void {
  const { rise = 0.006, length, loud } = sound;
  const begin = now + (sound.begin ?? 0);
  const loudness = on.createGain();
  loudness.gain.value = QUIET; // or its first moment would click
  loudness.gain.setValueAtTime(QUIET, begin);
  loudness.gain.linearRampToValueAtTime(loud, begin + rise);
  loudness.gain.exponentialRampToValueAtTime(QUIET, begin + length);
  loudness.connect(on.destination);
  const source = sound.wave === 'noise' ? noise(on, sound.from, loudness) : tone(on, sound, begin, loudness);
  source.start(begin);
  source.stop(begin + length);
}

function tone(on: AudioContext, sound: Sound, begin: number, to: AudioNode): AudioScheduledSourceNode {
  const voice = on.createOscillator();
  if (sound.wave !== 'noise') voice.type = sound.wave;
  voice.frequency.setValueAtTime(sound.from, begin);
  if (sound.to) voice.frequency.exponentialRampToValueAtTime(sound.to, begin + sound.length);
  voice.connect(to);
  return voice;
}

const hisses = new WeakMap<AudioContext, AudioBuffer>();

/** A breath of noise around a pitch. */
function noise(on: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = on.createBufferSource();
  source.buffer = hiss(on);
  source.loop = true;
  const filter = on.createBiquadFilter();
  filter.type = pitch < 300 ? 'lowpass' : 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(to);
  return source;
}

/** Half a second of noise, made once. */
function hiss(on: AudioContext): AudioBuffer {
  const known = hisses.get(on);
  if (known) return known;
  const made = on.createBuffer(1, Math.ceil(on.sampleRate / 2), on.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  hisses.set(on, made);
  return made;
}
