import { expect, test } from 'vitest';
import { findListEntry } from './find-list-entry.ts';

const entry = (path: string) => ({ key: path, url: `http://shop.test/de-de${path}` });
const hotel = entry('/hotel/kreta/chora-7');

test('[HOTEL-009] the list before the hotel is found', () => {
  expect(findListEntry([entry('/search?destinations=1'), hotel], 'de-de')?.key).toBe(
    '/search?destinations=1',
  );
  expect(findListEntry([entry('/gallery/AllDestinations'), hotel], 'de-de')).not.toBeNull();
  expect(findListEntry([entry('/favorites'), hotel], 'de-de')).not.toBeNull();
});

test('other days of the same hotel lie in between', () => {
  const entries = [entry('/search?page=2'), hotel, entry('/hotel/kreta/chora-7?duration=7'), hotel];
  expect(findListEntry(entries, 'de-de')?.key).toBe('/search?page=2');
});

test('a page that is no list is not gone back to, and neither is a list further away', () => {
  expect(findListEntry([entry('/search'), entry('/agb'), hotel], 'de-de')).toBeNull();
  expect(findListEntry([entry('/search'), entry('/hotel/kreta/other-8'), hotel], 'de-de')).toBeNull();
  expect(findListEntry([hotel], 'de-de')).toBeNull();
  expect(findListEntry([], 'de-de')).toBeNull();
});

test('an entry whose address the browser does not reveal is no list', () => {
  expect(findListEntry([{ key: 'a', url: null }, hotel], 'de-de')).toBeNull();
});
