/** What a scene of Giants shows, worked out from the events: what flies where, what lights up, at which beat. */
import type { Fly, Light } from '../scenes.svelte';
import { bidsOf, type Bid, type Happening } from './events';
import { spot } from './spots';
import type { GiantsView } from './types';

/** What flies: a symbol of art/Pieces, in a seat's colour where it has one. */
export interface Thing {
  name: string;
  seat?: number;
  size: string;
}

/** What only Giants shows. */
export type OwnCue =
  | { cue: 'roll'; beat: number; dice: number[] }
  | { cue: 'bids'; beat: number; bids: Bid[] };
export type Cue = Fly<Thing> | Light | OwnCue;

/** Of many at most so many fly: more tell nothing more. */
const MOST = 3;

export function cues(happened: readonly Happening[], view: GiantsView, places: ReadonlyMap<string, string>): Cue[] {
  const found: Cue[] = [];
  const at = new Map(places); // where objects are while it goes on
  let carried = ''; // where somebody helps
  const fly = (beat: number, thing: Thing, from: string[], to: string[], count = 1) => {
    for (let one = 0; one < Math.min(count, MOST); one++) found.push({ cue: 'fly', beat: beat + one / 3, thing, from, to });
  };
  const land = (beat: number, object: string, from: string[], to: string[], lands: string) => {
    found.push({ cue: 'fly', beat, thing: thing(object), from, to, lands });
  };
  const light = (beat: number, ...spots: string[]) => found.push({ cue: 'light', beat, spots });
  const bids = bidsOf(happened);
  if (bids.length > 0) found.push({ cue: 'bids', beat: 0, bids });

  happened.forEach((each, beat) => {
    switch (each.name) {
      case 'roll':
        found.push({ cue: 'roll', beat, dice: each.dice.map(Number) });
        break;
      case 'pick':
        fly(beat, thing(each.object), [spot.offer, spot.dice], before(each.seat, each.object));
        break;
      case 'place':
        fly(beat, { name: each.figure, seat: each.seat, size: '2.2rem' }, held(each.seat, each.figure), [spot.hex(each.hex)]);
        fly(beat + 0.4, { name: 'log', size: '1.6rem' }, [spot.held(each.seat, 'logs')], [spot.hex(each.hex)], each.logs);
        break;
      case 'cut':
        fly(beat, { name: 'log', size: '1.8rem' }, [spot.hex(each.hex)], [spot.held(each.seat, 'logs')], each.logs);
        break;
      case 'recruit':
        fly(beat, { name: 'worker', seat: each.seat, size: '2rem' }, special(view, 'village'), [spot.held(each.seat, 'workers')]);
        break;
      case 'marker':
        fly(beat, { name: 'marker', seat: each.seat, size: '2rem' }, special(view, 'hut'), [spot.held(each.seat, 'markers')]);
        break;
      case 'headdress':
        fly(beat, thing(each.object), special(view, 'headdress-quarry'), before(each.seat, each.object));
        break;
      case 'half-tablet':
        fly(beat, { name: 'half', size: '1.8rem' }, [spot.supply], [spot.held(each.seat, 'halves')]);
        break;
      case 'reserve':
        fly(beat, { name: 'base', seat: each.seat, size: '1.8rem' }, [spot.held(each.seat, 'bases')], [spot.ahu(each.ahu)]);
        light(beat + 1, spot.ahu(each.ahu));
        break;
      case 'carry':
        land(beat, each.object, [spot.hex(at.get(each.object) ?? each.hex)], [spot.hex(each.hex)], spot.object(each.object));
        carried = each.hex;
        at.set(each.object, each.hex);
        break;
      case 'paid':
        fly(beat, { name: 'points', size: '1.5rem' }, [spot.hex(carried)], [spot.held(each.to, 'points')], each.points);
        break;
      case 'erect':
      case 'crown':
        land(beat, each.object, [spot.hex(at.get(each.object) ?? '')], [spot.ahu(each.ahu)], spot.standing(each.ahu, each.name));
        light(beat + 1, spot.ahu(each.ahu));
        break;
      case 'mark':
        fly(beat, { name: 'marker', seat: each.seat, size: '1.8rem' }, [spot.held(each.seat, 'markers')], [spot.hex(each.hex)]);
        break;
      case 'retrieve':
        fly(beat, { name: 'marker', seat: each.seat, size: '1.8rem' }, [spot.hex(at.get(each.object) ?? '')], [spot.held(each.seat, 'markers')]);
        break;
      default:
        break;
    }
  });
  return found;
}

/** The spots that something concerns, to be marked while its entry in the log is looked at. */
export function concerned(each: Happening): string[] {
  switch (each.name) {
    case 'place':
    case 'cut':
    case 'carry':
    case 'mark':
    case 'leave':
    case 'quarry':
      return [spot.hex(each.hex), spot.seat(each.seat)];
    case 'erect':
    case 'crown':
    case 'reserve':
    case 'peek':
      return [spot.ahu(each.ahu), spot.seat(each.seat)];
    case 'paid':
      return [spot.seat(each.to)];
    case 'roll':
      return [spot.dice];
    case 'turn':
    case 'uncarved':
      return [];
    default:
      return [spot.seat(each.seat)];
  }
}

function thing(object: string): Thing {
  const size = ['small', 'medium', 'large'].indexOf(object.split('-')[0] ?? '') + 1;
  return size === 0 ? { name: 'headdress', size: '2rem' } : { name: `moai-${String(size)}`, size: `${String(1.8 + size * 0.5)}rem` };
}

function held(seat: number, figure: string): string[] {
  return [spot.held(seat, figure === 'worker' ? 'workers' : figure === 'sorcerer' ? 'sorcerer' : 'chief'), spot.seat(seat)];
}

function before(seat: number, object: string): string[] {
  return [spot.object(object), spot.screen(seat), spot.seat(seat)];
}

function special(view: GiantsView, kind: string): string[] {
  return view.hexes.filter((hex) => hex.kind === kind).map(({ name }) => spot.hex(name));
}
