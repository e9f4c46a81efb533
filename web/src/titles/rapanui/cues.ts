/** What a scene shows, worked out from the events: what flies where, and at which beat. */
import type { Fly, Light } from '../scenes.svelte';
import type { Gain, Happening } from './events';
import { gained, owned, spot } from './spots';
import type { RapaNuiCard, RapaNuiCrop } from './types';

export type Thing =
  | { is: 'card'; kind: RapaNuiCard }
  | { is: 'offering'; crop: RapaNuiCrop }
  | { is: 'bundle' }
  | { is: 'wood' }
  | { is: 'points' };

/** What only Rapa Nui shows. */
export type OwnCue =
  | { cue: 'banner'; beat: number; card: RapaNuiCard; raised: boolean }
  | { cue: 'deal'; beat: number; column: number };
export type Cue = Fly<Thing> | Light | OwnCue;

/** Of a heap at most so many fly: more tell nothing more. */
const MOST = 4;

export function cues(happened: readonly Happening[], seats: number): Cue[] {
  const found: Cue[] = [];
  let scored: RapaNuiCard | null = null;
  const knows = happened.some(({ name }) => name === 'hide-own');
  happened.forEach((each, beat) => {
    switch (each.name) {
      case 'draw':
        found.push({ cue: 'fly', beat, thing: { is: 'card', kind: each.card }, from: [spot.column(each.column)], to: [spot.hand(each.seat)] });
        break;
      case 'new-column':
        found.push({ cue: 'deal', beat, column: each.column });
        break;
      case 'play':
        for (let card = 0; card < each.count; card++) {
          const thing = { is: 'card', kind: each.card } as const;
          found.push({ cue: 'fly', beat: beat + card / 2, thing, from: [spot.hand(each.seat)], to: [spot.area(each.seat, each.card)] });
        }
        if (each.card === 'moai') found.push({ cue: 'banner', beat, card: 'moai', raised: true });
        found.push({ cue: 'light', beat: beat + each.count / 2, spots: [spot.area(each.seat, each.card)] });
        break;
      case 'buy':
        found.push({ cue: 'fly', beat, thing: { is: 'offering', crop: each.crop }, from: [spot.pile(each.crop)], to: owned(each.seat, each.crop) });
        break;
      case 'sacrifice':
        found.push({ cue: 'fly', beat, thing: { is: 'offering', crop: each.crop }, from: owned(each.seat, each.crop), to: [spot.stone(each.crop)] });
        break;
      case 'add':
        found.push({ cue: 'fly', beat, thing: { is: 'offering', crop: each.crop }, from: [spot.pile(each.crop)], to: [spot.stone(each.crop)] });
        break;
      case 'hide-own':
        found.push({ cue: 'fly', beat, thing: { is: 'bundle' }, from: owned(each.seat, each.crop), to: [spot.hidden] });
        break;
      case 'hide':
        if (!knows) found.push({ cue: 'fly', beat, thing: { is: 'bundle' }, from: owned(each.seat, null), to: [spot.hidden] });
        break;
      case 'reveal':
        found.push({ cue: 'fly', beat, thing: { is: 'offering', crop: each.crop }, from: [spot.hidden], to: [spot.stone(each.crop)] });
        break;
      case 'value':
        found.push({ cue: 'light', beat, spots: [spot.stone(each.crop)] });
        break;
      case 'scoring': {
        scored = each.card;
        const spots = Array.from({ length: seats }, (_, seat) => spot.area(seat, each.card));
        found.push({ cue: 'banner', beat, card: each.card, raised: false }, { cue: 'light', beat, spots });
        break;
      }
      case 'gain-wood':
      case 'gain-points':
      case 'gain-offering':
        found.push(...gaining(each, beat, scored));
        break;
      default:
        break;
    }
  });
  return found;
}

function gaining(
  each: Extract<Happening, { name: 'gain-wood' | 'gain-points' | 'gain-offering' }>,
  beat: number,
  scored: RapaNuiCard | null,
): Cue[] {
  const { seat } = each;
  const gain: Gain =
    each.name === 'gain-offering'
      ? { seat, what: each.crop, amount: each.count }
      : { seat, what: each.name === 'gain-wood' ? 'wood' : 'points', amount: each.amount };
  const to = gained(seat, gain.what);
  // Wood and points come from the cards that bring them, offerings from their pile.
  const from =
    each.name === 'gain-offering' ? [spot.pile(each.crop)] : [spot.area(seat, scored ?? 'moai')];
  const thing: Thing =
    gain.what === 'wood' || gain.what === 'points' ? { is: gain.what } : { is: 'offering', crop: gain.what };
  return Array.from(
    { length: Math.min(gain.amount, MOST) },
    (_, at): Cue => ({ cue: 'fly', beat: beat + at / 3, thing, from, to }),
  );
}
