import { t } from '../words/words.svelte';

/** What somebody is called; who has had everything about himself deleted has no name any more. */
export function called(name: string): string {
  return name || t('web-moderation-left');
}

/** The end of a name that must be seen: bots of a level differ in their number alone. */
export function parted(name: string): [start: string, end: string] {
  const end = / \S{1,2}$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - end.length), end];
}
