import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { buildCatalogue } from '../../trip-search/catalogue/build-catalogue.ts';
import {
  findGlossaryPlace,
  findQualifier,
  type GlossaryEntry,
  listGlossary,
  listGlossaryPlaces,
  listPrefixes,
  prefixOf,
} from './glossary.ts';

const catalogue = buildCatalogue(catalogueContent);
const german = { locale: 'de-de', language: 'de' } as const;

test('[SEO-002] a name is listed under its first letter without accent', () => {
  expect(prefixOf('Österreich')).toBe('o');
  expect(prefixOf('Île-de-France')).toBe('i');
  expect(prefixOf("'s-Hertogenbosch")).toBe('s');
  expect(prefixOf('3000')).toBeNull();
});

test('[SEO-010] only places flagged for the glossary are listed', () => {
  const [first] = listGlossaryPlaces(catalogue);
  if (first === undefined) throw new Error('The small catalogue has a place for the glossary');
  const without = buildCatalogue({
    ...catalogueContent,
    destinations: catalogueContent.destinations.map((place) =>
      place.id === first.id ? { ...place, useInGlossary: false } : place,
    ),
  });
  expect(listGlossaryPlaces(without).map(({ id }) => id)).toEqual(
    listGlossaryPlaces(catalogue)
      .map(({ id }) => id)
      .filter((id) => id !== first.id),
  );
});

test('[SEO-006] [SDATA-033] every letter says whether it has entries', () => {
  const prefixes = listPrefixes(catalogue, 'de');
  expect(prefixes).toHaveLength(26);
  for (const { prefix, exists } of prefixes) {
    expect(listGlossary(catalogue, german, prefix).length > 0).toBe(exists);
  }
  expect(prefixes.some(({ exists }) => exists)).toBe(true);
  expect(prefixes.some(({ exists }) => !exists)).toBe(true);
});

test('[SEO-009] [SEO-011] [SDATA-031] [SDATA-032] entries are sorted by group, then name, and link to their page', () => {
  for (const { prefix } of listPrefixes(catalogue, 'de')) {
    const entries = listGlossary(catalogue, german, prefix);
    const order = ['countries', 'regions', 'cities', 'other'];
    expect(entries.filter(({ type }) => !order.includes(type))).toEqual([]);
    const keys = entries.map(({ type, name }) => `${order.indexOf(type)} ${name}`);
    expect(keys).toEqual(keys.toSorted(new Intl.Collator('de').compare));
    for (const { url } of entries)
      expect(url).toMatch(/^\/de-de\/(countries|regions|cities|destinations)\/.+\.html$/);
  }
});

test('[SEO-003] [SEO-013] the page of every entry is found by its own address and by no other group', () => {
  for (const place of listGlossaryPlaces(catalogue)) {
    const group = { country: 'countries', region: 'regions', city: 'cities', poi: 'destinations' }[
      place.type
    ];
    expect(findGlossaryPlace(catalogue, group, `anything/${place.slug}`)).toBe(place);
    expect(findGlossaryPlace(catalogue, 'hotels', place.slug)).toBeNull();
  }
  expect(findGlossaryPlace(catalogue, 'regions', 'atlantis')).toBeNull();
});

test('places of one name are told apart by what they are, or by where they lie', () => {
  const entry = (name: string, type: GlossaryEntry['type'], within: string | null) => ({
    name,
    within,
    url: `/de-de/${type}/${within}/${name}.html`,
    use_ln_glossary: true,
    type,
  });
  const entries = [
    entry('Kefalonia', 'regions', 'Griechenland'),
    entry('Korfu', 'regions', 'Griechenland'),
    entry('Korfu', 'cities', 'Griechenland'),
    entry('Kallithea', 'cities', 'Rhodos'),
    entry('Kallithea', 'cities', 'Chalkidiki'),
  ];
  expect(entries.map((each) => findQualifier(each, entries, (type) => type))).toEqual([
    null,
    'regions',
    'cities',
    'Rhodos',
    'Chalkidiki',
  ]);
});
