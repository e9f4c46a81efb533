import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

// What svelte-check and the compiler do not see, and what only we want.
const ours = [
  {
    selector: 'SvelteAttribute[key.name="style"]',
    message: 'The content policy forbids it; use style:property={...} or a class.',
  },
  {
    selector: 'SvelteElement > SvelteText[value=/\\p{L}{2}/u]',
    message: 'Sentences for people are in src/vaka/locale, in four languages; use t(...).',
  },
  {
    selector:
      'SvelteAttribute[key.name=/^(alt|title|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext)$/] > SvelteLiteral[value=/\\p{L}{2}/u]',
    message: 'Words for people are in src/vaka/locale, in four languages; use t(...).',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Use wallTime of src/lib/clock.ts, which tests can hold and step.',
  },
];

// Time goes through src/lib/clock.ts, so that tests can hold and step it.
const TIMERS = [
  'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame',
  'requestIdleCallback', 'cancelIdleCallback', 'performance',
];
const CLOCK = 'Use src/lib/clock.ts, which tests can hold and step.';
/** @type {import('eslint').Linter.RulesRecord} */
const clock = {
  'no-restricted-globals': ['error', ...TIMERS.map((name) => ({ name, message: CLOCK }))],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) => TIMERS.map((property) => ({ object, property, message: CLOCK }))),
    { object: 'Date', property: 'now', message: CLOCK },
    { property: 'animate', message: CLOCK },
  ],
};

export default defineConfig(
  { ignores: ['src/lib/api/schema.d.ts', 'src/titles/*/types.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-restricted-syntax': ['error', ...ours],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'svelte/button-has-type': 'error',
      'svelte/no-navigation-without-resolve': 'off', // of SvelteKit, which we do not use
      'svelte/no-target-blank': 'error',
      'svelte/require-store-reactive-access': 'off', // we have runes, no stores; and it is slow
      'svelte/prefer-svelte-reactivity': 'off', // a plain Map or URL is meant to be plain
    },
  },
  { files: ['src/**'], ignores: ['src/lib/clock.ts'], rules: clock },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
