import { expect, test } from 'vitest';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { phraseNames } from '../names/phrase-names.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { resolveSelection } from './resolve-selection.ts';

test('places are indexed by their keys once, for ranges of brands and for nicknames', () => {
  let reads = 0;
  const destinations = catalogueContent.destinations.map((place) => ({
    ...place,
    get slug() {
      reads += 1;
      return place.slug;
    },
  }));
  const catalogue = buildCatalogue({ ...catalogueContent, destinations });
  expect(resolveSelection({ places: ['country/spain'] }, catalogue).places).toContain(1);
  const before = reads;
  expect(before).toBe(destinations.length);
  phraseNames(catalogue);
  expect(reads).toBe(before);
});
