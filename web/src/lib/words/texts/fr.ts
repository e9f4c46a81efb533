/** All that the page says in French, as one file. */
const files = import.meta.glob<string>(
  '../../../../../src/vaka/locale/fr/{web,web-*,giants,rapanui,raiatea,raiatea-table}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
