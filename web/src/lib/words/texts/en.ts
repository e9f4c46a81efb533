/** All that the page says in English, as one file. */
const files = import.meta.glob<string>(
  '../../../../../src/vaka/locale/en/{web,web-*,rapanui}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
