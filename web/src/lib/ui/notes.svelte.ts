/** Short notes at the edge of the page: what went wrong, what was done. */
import { untrack } from 'svelte';

import { setTimer } from '../clock';

export interface Note {
  id: number;
  text: string;
  kind: 'plain' | 'bad';
  action: { label: string; act: () => void } | null;
  /** Where the rule that it speaks of can be read. */
  link: { label: string; href: string } | null;
}

const SHOWN = 7000; // milliseconds
let next = 1;

export const shown = $state<Note[]>([]);

/** Nobody who adds a note wants to be told when notes change. */
function add(note: Omit<Note, 'id'>, milliseconds: number | null): void {
  untrack(() => {
    put(note, milliseconds);
  });
}

function put(note: Omit<Note, 'id'>, milliseconds: number | null): void {
  // The same words twice in a row are one note.
  const same = shown.findIndex((each) => each.text === note.text);
  if (same >= 0) shown.splice(same, 1);
  const id = next++;
  shown.push({ ...note, id });
  if (shown.length > 4) shown.shift();
  if (milliseconds !== null) setTimer(() => { drop(id); }, milliseconds);
}

export function drop(id: number): void {
  const at = shown.findIndex((each) => each.id === id);
  if (at >= 0) shown.splice(at, 1);
}

export const notes = {
  plain: (text: string) => { add({ text, kind: 'plain', action: null, link: null }, SHOWN); },
  bad: (text: string, link: Note['link'] = null) => { add({ text, kind: 'bad', action: null, link }, SHOWN); },
  /** One that stays until it is answered. */
  stay: (text: string, action: NonNullable<Note['action']>) => {
    add({ text, kind: 'plain', action, link: null }, null);
  },
};
