import { expect, test } from 'vitest';
import { lastSearchLifetimeMs, recentSearchLimit } from '../../defaults.ts';
import { type LastSeenSearch, lastSeenKey } from './last-seen-search.ts';
import { readRecent } from './read-recent.ts';
import { identifySearch, recentKey, saveRecent } from './recent-searches.ts';

const savedAt = Date.parse('2026-11-21T12:00:00Z');
const searchFor = (destinations: string, more: object = {}): LastSeenSearch => ({
  price: { perPersonAmount: null },
  destination: { name: 'Kreta' },
  airport: { name: '' },
  productSearch: { destinations, ...more },
  pageType: 'resultlist',
  locationName: 'Kreta',
});

function openMemory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('a browser has the last five searches, the latest first and each once', () => {
  const storage = openMemory();
  for (const at of [1, 2, 3, 4, 5, 6, 2])
    saveRecent(storage, { ...searchFor(String(at)), savedAt: savedAt + at });
  const read = readRecent(storage, savedAt + 10);
  expect(recentSearchLimit).toBe(5);
  expect(read.map(({ productSearch }) => productSearch.destinations)).toEqual(['6', '5', '4', '3', '2']);
});

test.each([
  ['another airport', { airports: 'FRA' }, true],
  ['another filter', { board: 'all_inclusive' }, true],
  ['other days', { departureDate: '2027-05-01' }, false],
  ['another length', { duration: '7' }, false],
  ['another party', { children: '2020-01-01' }, false],
])('a search with %s is the same one: %j %j', (_what, more, isSame) => {
  expect(identifySearch(searchFor('1', more)) === identifySearch(searchFor('1'))).toBe(isSame);
});

test('[DATA-013] a search is offered for 30 days and not a millisecond longer', () => {
  const storage = openMemory();
  saveRecent(storage, { ...searchFor('1'), savedAt });
  expect(readRecent(storage, savedAt + lastSearchLifetimeMs)).toHaveLength(1);
  expect(readRecent(storage, savedAt + lastSearchLifetimeMs + 1)).toEqual([]);
});

test('the last search is among them where an earlier version of the shop stored nothing else', () => {
  const storage = openMemory();
  storage.setItem(lastSeenKey, JSON.stringify({ ...searchFor('7'), savedAt, isShared: true }));
  expect(readRecent(storage, savedAt)).toEqual([{ ...searchFor('7'), savedAt, isShared: true }]);
});

test.each(['{', 'null', '{}', '[1,{"savedAt":1}]'])('what others wrote there, %s, is passed over', (text) => {
  const storage = openMemory();
  storage.setItem(recentKey, text);
  storage.setItem(lastSeenKey, text);
  expect(readRecent(storage, savedAt)).toEqual([]);
  saveRecent(storage, { ...searchFor('1'), savedAt });
  expect(readRecent(storage, savedAt)).toHaveLength(1);
});

test('a browser that keeps nothing is no failure', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const search = { ...searchFor('1'), savedAt };
  expect(() => saveRecent({ getItem: refuse, setItem: refuse }, search)).not.toThrow();
  expect(() => saveRecent(null, search)).not.toThrow();
  expect(readRecent({ getItem: refuse }, savedAt)).toEqual([]);
  expect(readRecent(null, savedAt)).toEqual([]);
});
