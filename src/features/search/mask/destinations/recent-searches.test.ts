import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredSearch } from '../../../../site/search/recent-searches.ts';
import { shareEarlierSearches } from '../last-search/share-earlier-searches.ts';
import { listRecent } from './recent-searches.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const searchFor = (destinations: string, more: Partial<StoredSearch> = {}): StoredSearch => ({
  price: { perPersonAmount: null },
  destination: { name: 'Kreta' },
  airport: { name: '' },
  productSearch: { destinations },
  pageType: 'resultlist',
  locationName: 'Kreta',
  savedAt: now,
  ...more,
});
const placesOf = (searches: ReturnType<typeof listRecent>) =>
  searches.map(({ productSearch }) => productSearch.destinations);

test('a guest is offered what was searched for in this browser', () => {
  expect(placesOf(listRecent([searchFor('1'), searchFor('2', { isShared: true })], null))).toEqual([
    '1',
    '2',
  ]);
});

test('a member is offered the searches of the account and those that this browser has not sent yet, the latest first', () => {
  const own = [searchFor('1', { savedAt: now - 2 }), searchFor('2', { isShared: true })];
  const ofAccount = [searchFor('3', { savedAt: now - 1 }), searchFor('1', { savedAt: now - 3 })];
  expect(placesOf(listRecent(own, ofAccount))).toEqual(['3', '1']);
});

test('a search for days that are over is not offered, one for tomorrow is', () => {
  const on = (departureDate: string) => [
    searchFor('1', { productSearch: { destinations: '1', departureDate } }),
  ];
  expect(listRecent(on('2026-11-21'), null)).toEqual([]);
  expect(listRecent(on('2026-11-22'), null)).toHaveLength(1);
});

test('what a guest searched for goes to the account of the member who signs in, once; what a former member did does not', () => {
  const stored = new Map([
    ['recent-searches', JSON.stringify([searchFor('1'), searchFor('2', { isShared: true })])],
    ['last-seen-search', JSON.stringify(searchFor('1'))],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  shareEarlierSearches('de-de', now);
  shareEarlierSearches('de-de', now);
  expect(fetched.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body))])).toEqual([
    ['/de-de/ajax/account/last-search', searchFor('1')],
  ]);
  expect(JSON.parse(stored.get('last-seen-search') ?? '')).toMatchObject({ isShared: true });
});
