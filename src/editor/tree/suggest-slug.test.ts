import { expect, test } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

test.each([
  ['Über Kreta & Co.', 'ueber-kreta-co'],
  ['  Été à Paris!  ', 'ete-a-paris'],
  ['Größe 5', 'groesse-5'],
  ['Łódź', 'lodz'],
  ['—', ''],
  // A hyphen at the end is none that an address may have.
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('%s becomes %s', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});
