/** Facts of the things in the box, which are of the title's own form. */
import type { Thing } from './box.svelte';

/** A number among the facts of a thing. */
export function fact(thing: Thing | undefined, name: string): number | null {
  const value: unknown = thing?.facts[name];
  return typeof value === 'number' ? value : null;
}

/** A word among the facts of a thing. */
export function word(thing: Thing | undefined, name: string): string {
  const value: unknown = thing?.facts[name];
  return typeof value === 'string' ? value : '';
}
