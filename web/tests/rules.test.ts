import { expect, test } from 'vitest';

import { found, type Rulebook } from '../src/rules/book';
import { fits, folded, pieces, wanted } from '../src/rules/segments';

const book: Rulebook = {
  title: 'rapanui',
  name: 'Rapa Nui',
  about: '',
  sections: [
    { name: 'Your turn', rules: [{ number: 'N9', text: 'Buy an offering.' }, { number: 'N10', text: 'Play, see N9.' }] },
    { name: 'The end', rules: [{ number: 'N23', text: 'Then Tāne comes.' }] },
  ],
};

test('letters are found as people type them, one for one', () => {
  expect(folded('Tāne’s Élan ß')).toBe("tane's elan ß");
  expect(folded('Straße').length).toBe('Straße'.length);
  expect(folded('İ ﬁ').length).toBe('İ ﬁ'.length);
});

test('a search is words, or words in quotes', () => {
  expect(wanted('  Buy "an offering"  ')).toEqual(['buy', 'an offering']);
  expect(wanted('"')).toEqual([]);
  expect(fits('Buy an offering', wanted('OFFER buy'))).toBe(true);
  expect(fits('Buy an offering', wanted('"offering buy"'))).toBe(false);
});

test('only what fits is left, by text, number or heading', () => {
  const numbers = (search: string) => found(book, wanted(search)).flatMap((each) => each.rules.map(({ number }) => number));
  expect(numbers('')).toEqual(['N9', 'N10', 'N23']);
  expect(numbers('tane')).toEqual(['N23']);
  expect(numbers('turn')).toEqual(['N9', 'N10']);
  expect(numbers('n23')).toEqual(['N23']);
  expect(numbers('nothing')).toEqual([]);
});

test('a named rule is a link, but not within a word, nor the own number, nor one that is not there', () => {
  const rules = new Set(['N9', 'N10']);
  const linked = (text: string, own = '') => pieces(text, rules, [], own).filter((each) => each.rule).map((each) => each.text);
  expect(linked('See N9, N10–N12 and XN9 or N91.')).toEqual(['N9', 'N10']);
  expect(linked('N9 and N10', 'N9')).toEqual(['N10']);
});

test('hits are marked, inside links too, and nothing is lost', () => {
  const text = 'Buy: see N9 to buy.';
  const parts = pieces(text, new Set(['N9']), ['buy', 'n9']);
  expect(parts.map((each) => each.text).join('')).toBe(text);
  expect(parts.filter((each) => each.hit).map((each) => each.text)).toEqual(['Buy', 'N9', 'buy']);
  expect(parts.find((each) => each.text === 'N9')).toEqual({ text: 'N9', rule: 'N9', hit: true });
});
