/**
 * Scenes over a drawn table: what flies from place to place, and what lights up. All of it is seen only: the log tells it,
 * and the view stands behind it already. Titles add what is theirs.
 */
import type { Attachment } from 'svelte/attachments';

import { clearTimer, setTimer } from '$lib/clock';
import { isCalm } from '$lib/motion';
import { settings } from '$lib/settings.svelte';
import { EVENT } from '$lib/table/pace';

import { flyOver } from './flight';

/** Where something is on the board: the first of these spots that is there. */
type Spots = readonly string[];
/** Each is a spot, or the first of several that is there. */
type Places = readonly (string | Spots)[];

/** A beat is the time that the table takes for one event. */
interface Cued {
  cue: string;
  beat: number;
}

/** Something flies. What `lands` is not seen there before. */
export interface Fly<Thing> extends Cued {
  cue: 'fly';
  thing: Thing;
  from: Spots;
  to: Spots;
  lands?: string | undefined;
}

export interface Light extends Cued {
  cue: 'light';
  spots: Places;
}

interface Flight<Thing> {
  id: number;
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  lands: string | undefined;
}

/** What a title performs itself. */
interface Own<Cue extends Cued> {
  perform: (cue: Cue) => void;
  /** Everything is put back as it was. */
  end: () => void;
  /** How many beats the last cue is looked at. */
  rest: number;
}

export class Scenes<Thing> {
  flights = $state.raw<readonly Flight<Thing>[]>([]);
  private next = 0;

  constructor(private readonly board: () => HTMLElement) {}

  /** Play it all; what is returned stops it. */
  play<Cue extends Cued>(cues: readonly (Fly<Thing> | Light | Cue)[], own: Own<Cue>): (() => void) | undefined {
    if (cues.length === 0) return undefined;
    const beat = EVENT[settings.speed];
    // Without motion only what lights up is shown, and it stays until something else happens.
    const shown = isCalm() ? cues.filter(isLight) : cues;
    this.show('data-flying', shown.flatMap((cue) => (isFly<Thing>(cue) && cue.lands ? [cue.lands] : [])));
    const end = (): void => {
      this.flights = [];
      this.clear('data-lit');
      this.clear('data-flying');
      own.end();
    };
    const timers = shown.map((cue) =>
      setTimer(() => {
        if (isFly<Thing>(cue)) this.start(cue);
        else if (isLight(cue)) this.show('data-lit', cue.spots);
        else own.perform(cue);
      }, cue.beat * beat),
    );
    const last = Math.max(...cues.map((cue) => cue.beat));
    if (beat > 0) timers.push(setTimer(end, (last + own.rest) * beat + 600));
    return () => {
      timers.forEach((timer) => {
        clearTimer(timer);
      });
      end();
    };
  }

  /** Mark places, at which somebody looks in the log; what is returned takes the marks away. */
  mark(spots: Places): () => void {
    this.show('data-marked', spots);
    return () => {
      this.clear('data-marked');
    };
  }

  show(attribute: string, spots: Places): void {
    for (const each of spots) this.find(typeof each === 'string' ? [each] : each)?.setAttribute(attribute, '');
  }

  clear(attribute: string): void {
    for (const lit of this.board().querySelectorAll(`[${attribute}]`)) lit.removeAttribute(attribute);
  }

  /** For the element that flies. */
  fly({ id, from, to, lands }: Flight<Thing>): Attachment<HTMLElement> {
    return (element) =>
      flyOver(element, this.board(), from, to, () => {
        this.flights = this.flights.filter((flight) => flight.id !== id);
        if (lands) this.find([lands])?.removeAttribute('data-flying');
      });
  }

  private start({ thing, from, to, lands }: Fly<Thing>): void {
    const [start, end] = [from, to].map((spots) => this.find(spots)?.getBoundingClientRect());
    if (start && end && [start, end].some(isInSight)) this.flights = [...this.flights, { id: this.next++, thing, from: start, to: end, lands }];
    else if (lands) this.find([lands])?.removeAttribute('data-flying');
  }

  private find(spots: Spots): Element | null {
    for (const spot of spots) {
      const found = this.board().querySelector(`[data-spot="${spot}"], [data-hit="${spot}"]`);
      if (found) return found;
    }
    return null;
  }
}

/** What nobody can see need not fly. */
function isInSight({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}
function isFly<Thing>(cue: Cued): cue is Fly<Thing> {
  return cue.cue === 'fly';
}
function isLight(cue: Cued): cue is Light {
  return cue.cue === 'light';
}
