import { expect, test } from 'vitest';
import { findLateFeeds } from './find-late-feeds.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T06:00:00Z');
const after = (hours: number) => new Date(start + hours * hour);
const feedOf = (...hours: readonly number[]) => ({ feed: 'rates-#.csv', arrivedAt: hours.map(after) });

test.each([
  [48, false],
  [48.1, true],
])('a feed that comes once a day is %s hours after its last arrival late: %s', (hours, isLate) => {
  const found = findLateFeeds([feedOf(0, 24, 48, 72)], after(72 + hours));
  expect(found).toEqual(isLate ? [{ feed: 'rates-#.csv', last: after(72), usualMs: 24 * hour }] : []);
});

test('one long pause does not change the usual time of a feed', () => {
  expect(findLateFeeds([feedOf(0, 24, 120, 144, 168)], after(168 + 50))).toMatchObject([
    { usualMs: 24 * hour },
  ]);
});

test('a feed that has come three times has no usual time yet', () => {
  expect(findLateFeeds([feedOf(0, 24, 48)], after(1_000))).toEqual([]);
});

test('the feed that has stayed away the longest comes first', () => {
  const hourly = { ...feedOf(0, 1, 2, 3), feed: 'stops.csv' };
  const daily = { ...feedOf(0, 24, 48, 72), feed: 'rates.csv' };
  expect(findLateFeeds([daily, hourly], after(200)).map(({ feed }) => feed)).toEqual([
    'stops.csv',
    'rates.csv',
  ]);
});
