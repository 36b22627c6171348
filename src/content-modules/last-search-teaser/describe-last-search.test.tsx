import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { LastSeenSearch } from '../../site/search/last-seen-search.ts';
import { describeLastSearch, type LastSearchLabels } from './describe-last-search.ts';
import { LastSearchTeaser } from './last-search-teaser.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const search: LastSeenSearch = {
  price: { perPersonAmount: 39_900 },
  destination: { name: 'Crete' },
  airport: { name: 'Frankfurt' },
  productSearch: {
    destinations: '11',
    airports: 'FRA',
    departureDate: '2027-05-08',
    returnDate: '2027-05-15',
    children: '2020-02-03',
  },
  pageType: 'resultlist',
  locationName: 'Crete, Rhodes',
};

/** The labels as a script finds them in the served teaser. */
async function readLabels(): Promise<LastSearchLabels> {
  const markup = await renderInShop(<LastSearchTeaser />);
  return Object.fromEntries(
    [...markup.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}
const describeSearch = async (change: Partial<LastSeenSearch> = {}) =>
  describeLastSearch({ ...search, ...change }, await readLabels(), now);

test('[MOD-038][MOD-039] says where, from where, when and for how many the last search was, and leads back to it', async () => {
  expect(await describeSearch()).toEqual({
    place: 'Crete, Rhodes',
    trip: 'from Frankfurt · Sat 8 May to Sat 15 May 2027 · 3 travellers',
    address:
      '/de-de/search?destinations=11&airports=FRA&departureDate=2027-05-08&returnDate=2027-05-15&children=2020-02-03',
  });
});

test('[MOD-039] says nothing of what it cost: it may cost something else now', async () => {
  expect(JSON.stringify(await describeSearch())).not.toMatch(/399|€/);
});

test('[MOD-039] of an open search says that it was for anywhere, and leads to the gallery', async () => {
  const open = { airport: { name: '' }, productSearch: {}, locationName: '' };
  expect(await describeSearch({ ...open, pageType: 'all_destinations' })).toEqual({
    place: 'Anywhere',
    trip: '2 travellers',
    address: '/de-de/gallery/AllDestinations',
  });
});

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
])('a departure on %s is named: %s', async (departureDate, isNamed) => {
  const { trip } = await describeSearch({ productSearch: { departureDate, returnDate: '2026-11-27' } });
  expect(trip.includes('Nov')).toBe(isNamed);
});

test('a search stored by an old version of the shop may lack its airport', async () => {
  const { airport: _, ...older } = search;
  expect(describeLastSearch(older as LastSeenSearch, await readLabels(), now).trip).toMatch(/^Sat 8 May/);
});

test('is served without a search, in the editor’s words or our own', async () => {
  expect(readWords(await renderInShop(<LastSearchTeaser />))).toBe('Where were we? Continue this search');
  const own = await renderInShop(<LastSearchTeaser headline="Once more?" buttonText="Go on" />);
  expect(readWords(own)).toBe('Once more? Go on');
});
