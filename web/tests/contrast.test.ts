/** Texts can be read and signs can be seen: by day and by night, in every palette (WCAG AA; `contrast`: AAA). */
import { describe, expect, it } from 'vitest';

import css from '../src/lib/style/tokens.css?raw';

type Tokens = Record<string, string>;

const SEATS = [0, 1, 2, 3, 4];
const SHEETS = ['ground', 'surface', 'raised'];
// What is written or drawn, and on what.
const texts: [string, string[]][] = [
  ['ink', [...SHEETS, 'sunken', 'ocean-soft', 'accent-soft', 'bad-soft']],
  ['muted', [...SHEETS, 'sunken', 'ocean-soft', 'accent-soft']],
  ['ocean', [...SHEETS, 'sunken', 'ocean-soft', 'accent-soft']],
  ['on-ocean', ['ocean']],
  ['accent', [...SHEETS, 'accent-soft']],
  ['on-accent', ['accent']],
  ['good', SHEETS],
  ['bad', [...SHEETS, 'bad-soft']],
  ['tapa', SHEETS],
  ['surface', ['tapa']],
  ['on-deep', ['ocean-deep', 'basalt-deep', 'sky-mid', 'sea-far', 'sea-mid', 'sea-near']],
  ['on-deep-soft', ['ocean-deep', 'basalt-deep', 'sea-mid']],
  ...SEATS.map((seat): [string, string[]] => ['on-seat', [`seat-${String(seat)}`]]),
  ...SEATS.map((seat): [string, string[]] => [`seat-${String(seat)}`, SHEETS]),
];
const signs: [string, string[]][] = [
  ['line-strong', [...SHEETS, 'sunken']],
  ['glow', SHEETS],
  ['focus', SHEETS],
  ['focus-deep', ['ocean-deep', 'sea-mid', 'sea-far']],
  ['tapa-soft', ['ocean-deep']],
];

/** What the rule of this selector says. */
function rule(selector: string): Tokens {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function colour(tokens: Tokens, name: string, night: boolean): string {
  const value = tokens[name] ?? '';
  const both = /light-dark\(([^,]+),\s*([^)]+)\)/.exec(value);
  return (both ? (night ? both[2] : both[1]) : value)?.trim() ?? '';
}

function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(['standard', 'colourblind', 'contrast'])('the palette %s', (palette) => {
  const tokens = { ...rule(':root'), ...(palette === 'standard' ? {} : rule(`:root[data-palette='${palette}']`)) };
  it.each([false, true])('can be read (by night: %s)', (night) => {
    const weak: string[] = [];
    const check = (pairs: [string, string[]][], least: number) => {
      for (const [front, backs] of pairs) {
        for (const back of backs) {
          const found = ratio(colour(tokens, front, night), colour(tokens, back, night));
          if (!(found >= least)) weak.push(`${front} on ${back}: ${found.toFixed(2)}, least ${String(least)}`);
        }
      }
    };
    check(texts, palette === 'contrast' ? 7 : 4.5);
    check(signs, 3);
    expect(weak).toEqual([]);
  });
});
