/** The options of a title as a form shows them. */
import type { Option, Preset, Title } from '$lib/api/types';
import { t } from '$lib/words/words.svelte';

export type Value = boolean | number | string;

export interface Explained {
  /** What it does, without what only a terminal can use. */
  words: string;
  /** The number of the rule that it changes. */
  rule: string | null;
}

export function explained(option: Option): Explained {
  const rule = /\s*\[([A-Z]+\d+)\]\s*$/.exec(option.words);
  const words = (rule ? option.words.slice(0, rule.index) : option.words)
    .replace(new RegExp(`\\s*:?\\s*${option.name}=@\\S+`), '')
    .trim();
  return { words: words || option.name, rule: rule?.[1] ?? null };
}

/** Only what is not as usual: the server knows the rest. */
export function unusual(options: readonly Option[], values: Partial<Record<string, Value>>): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const { name, default: usual } of options) {
    const value = values[name];
    if (value !== undefined && value !== usual) found[name] = value;
  }
  return found;
}

/** A text of one's own, such as a deck: presets leave it as it is. */
function isText(option: Option): boolean {
  return option.type === 'str' && option.choices.length === 0;
}

/** The values after a preset was chosen: its own, and defaults for the options it does not mention. */
export function presetValues(
  title: Title,
  preset: Preset,
  values: Partial<Record<string, Value>>,
): Partial<Record<string, Value>> {
  return Object.fromEntries(
    title.options.map((option) => [
      option.name,
      isText(option) ? values[option.name] : (preset.options[option.name] ?? option.default),
    ]),
  );
}

/** The preset with these values: of several alike the one with the given name, else the first. */
export function presetOf(title: Title, values: Partial<Record<string, Value>>, name?: string): Preset | null {
  const alike = title.presets.filter((preset) =>
    title.options.every(
      (option) =>
        isText(option) || (values[option.name] ?? option.default) === (preset.options[option.name] ?? option.default),
    ),
  );
  return alike.find((preset) => preset.name === name) ?? alike[0] ?? null;
}

/** All values that may be chosen from a list; none for a text of one's own. */
export function valuesOf(option: Option): Value[] {
  if (option.type === 'bool') return [false, true];
  if (option.choices.length > 0) return option.choices;
  if (option.least === null || option.most === null) return [];
  return Array.from({ length: option.most - option.least + 1 }, (_, more) => (option.least ?? 0) + more);
}

/** A value of an option in words; languages name themselves, numbers are numbers. */
export function valueWords(value: Value, language: string): string {
  switch (value) {
    case true:
    case 'yes':
      return t('web-choice-yes');
    case false:
    case 'no':
      return t('web-choice-no');
    case 'edition':
      return t('web-choice-edition');
    case 'majority':
      return t('web-choice-majority');
    case 'bag':
      return t('web-choice-bag');
    case 'supply':
      return t('web-choice-supply');
    case 'open':
      return t('web-choice-open');
    case 'as_printed':
      return t('web-choice-printed');
    case 'en':
    case 'it':
    case 'de':
    case 'fr':
      return new Intl.DisplayNames([language], { type: 'language' }).of(value) ?? value;
    default:
      return String(value);
  }
}
