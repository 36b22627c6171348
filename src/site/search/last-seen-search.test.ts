import { expect, test } from 'vitest';
import { lastSearchLifetimeMs } from '../../defaults.ts';
import {
  type LastSeenSearch,
  lastSeenKey,
  parseLastSeen,
  pickLastSeen,
  saveLastSeen,
} from './last-seen-search.ts';

const search: LastSeenSearch = {
  price: { perPersonAmount: 39_900 },
  destination: { name: 'Kreta' },
  airport: { name: 'Frankfurt' },
  productSearch: { destinations: '11', airports: 'FRA' },
  pageType: 'resultlist',
  locationName: 'Kreta',
};
const savedAt = Date.parse('2026-11-21T12:00:00Z');

function keep(): string | null {
  const storage = new Map<string, string>();
  saveLastSeen({ setItem: (key, value) => void storage.set(key, value) }, search, savedAt);
  return storage.get(lastSeenKey) ?? null;
}

test('[DATA-012] reads back what was stored', () => {
  expect(parseLastSeen(keep(), savedAt)).toEqual(search);
});

test('[STORE-011][DATA-013] keeps a search for 30 days and not a millisecond longer', () => {
  expect(lastSearchLifetimeMs).toBe(30 * 24 * 60 * 60 * 1000);
  expect(parseLastSeen(keep(), savedAt + 2_592_000_000)).toEqual(search);
  expect(parseLastSeen(keep(), savedAt + 2_592_000_001)).toBeNull();
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"savedAt":1}',
  '{"savedAt":1,"pageType":"hotel","productSearch":{},"locationName":""}',
])('reads %j as none', (text) => {
  expect(parseLastSeen(text, 2)).toBeNull();
});

test('a browser that keeps nothing is no failure', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => saveLastSeen(full, search, savedAt)).not.toThrow();
  expect(() => saveLastSeen(null, search, savedAt)).not.toThrow();
});

const textOf = (at: number, more: object = {}) => JSON.stringify({ ...search, savedAt: at, ...more });

test('of the browser’s search and the account’s the later one counts, the browser’s where both are as late', () => {
  const [earlier, later] = [textOf(savedAt), textOf(savedAt + 1)];
  expect(pickLastSeen(later, earlier, savedAt + 2)).toBe(later);
  expect(pickLastSeen(earlier, later, savedAt + 2)).toBe(later);
  const shared = textOf(savedAt, { isShared: true });
  expect(pickLastSeen(shared, earlier, savedAt + 2)).toBe(shared);
  expect(pickLastSeen(null, earlier, savedAt)).toBe(earlier);
  expect(pickLastSeen(earlier, '{', savedAt)).toBe(earlier);
  expect(pickLastSeen(null, null, savedAt)).toBeNull();
  expect(pickLastSeen(null, earlier, savedAt + lastSearchLifetimeMs + 1)).toBeNull();
});
