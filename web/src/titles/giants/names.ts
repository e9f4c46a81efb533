/** Hexes, objects and figures in words: the server's own where it has them. */
import { named, t } from '$lib/words/words.svelte';

import type { GiantsTable } from './table';
import { lyingOn } from './position';
import type { GiantsAhu, GiantsFigure, GiantsHex, GiantsHexKind, GiantsObject, GiantsView } from './types';

type Named = Pick<GiantsTable, 'view' | 'names'>;

/** "large-1" as the log calls it. */
export function objectName(name: string): string {
  const [kind = '', number = ''] = name.split('-');
  return named('giants-label-object', name, { kind, number });
}

export function figureName(figure: GiantsFigure, count = 1): string {
  return named(`giants-label-${figure}`, figure, { count });
}

export function kindName(kind: GiantsHexKind): string {
  return kind === 'plain' ? t('web-giants-plain') : named(`giants-label-${kind}`, kind);
}

export function label(name: string): string {
  return named(`giants-label-${name}`, name);
}

export function sized(size: number): string {
  return named('giants-hex-moai', String(size), { size, crowned: 0, owned: 0 });
}

/** What a hex is. */
export function hexKind(hex: GiantsHex): string {
  return hex.kind === 'forest' ? named('giants-hex-forest', hex.kind, { logs: hex.forest }) : kindName(hex.kind);
}

/** A hex as one would call it: the village (c6); a3, where there is nothing to call it by. */
export function placeName(hex: GiantsHex): string {
  return hex.kind === 'plain' ? hex.name : `${hexKind(hex)} (${hex.name})`;
}

export function ahuName(ahu: GiantsAhu, { names }: Named): string {
  const player = ahu.base === null ? '' : (names[ahu.base] ?? '');
  const owned = ahu.base === null ? 0 : 1;
  const where = t('web-giants-ahu', { ahu: ahu.name, value: ahu.value, headdress: ahu.headdress });
  if (ahu.moai !== null) {
    const moai = named('giants-hex-moai', '', { size: ahu.size, crowned: ahu.crowned === null ? 0 : 1, owned, player });
    return t('web-giants-ahu-moai', { where, moai, worth: ahu.worth });
  }
  return ahu.reserved ? `${where}, ${named('giants-hex-reserved', '', { owned, player })}` : where;
}

/** The object with whose marker is on it. */
export function objectTold(each: GiantsObject, { names }: Named): string {
  const object = objectName(each.name);
  if (!each.marked || each.owner === null) return object;
  return named('giants-hex-marked', object, { object, player: names[each.owner] ?? '' });
}

/** Who stands on a hex, a line for each seat. */
export function figuresOn(hex: GiantsHex, names: readonly string[]): string[] {
  return names.flatMap((player, seat) => {
    const workers = hex.workers[seat] ?? 0;
    const sorcerer = hex.sorcerers.includes(seat) ? 1 : 0;
    const chief = hex.chiefs.includes(seat) ? 1 : 0;
    if (workers + sorcerer + chief === 0) return [];
    const told = named('giants-hex-figures', player, { player, workers, sorcerer, chief });
    const idle = hex.idle.filter((each) => each.seat === seat).map(({ figure }) => figureName(figure));
    return idle.length === 0 ? [told] : [`${told} (${idle.join(', ')}: ${label('idle')})`];
  });
}

/** What is on a hex, in the order in which one would tell it. */
export function hexContents(hex: GiantsHex, table: Named): string[] {
  const logs = hex.logs === 0 ? [] : [named('giants-hex-logs', '', { logs: hex.logs })];
  const objects = lyingOn(table.view, hex.name).map((each) => objectTold(each, table));
  return [...figuresOn(hex, table.names), ...logs, ...objects];
}

/** The name of a hex for who cannot see it: what it is, its ahus, and what is on it. */
export function hexName(hex: GiantsHex, table: Named): string {
  const ahus = ahusOf(table.view, hex.name).map((ahu) => ahuName(ahu, table));
  return `${hex.name}: ${[hexKind(hex), ...ahus, ...hexContents(hex, table)].join('; ')}`;
}

export function ahusOf(view: GiantsView, hex: string): GiantsAhu[] {
  return view.ahus.filter((ahu) => ahu.hex === hex);
}
