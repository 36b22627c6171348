import { expect, test } from 'vitest';
import { dayAt, dayOf, formatDay, listDays, nightsBetween, requireDay } from './calendar-day.ts';

test('a date beyond the end of its month or year counts on', () => {
  expect(dayOf(2026, 3, 9)).toBe(requireDay('2026-03-09'));
  expect(dayOf(2026, 13, 1)).toBe(requireDay('2027-01-01'));
  expect(dayOf(2028, 3, 0)).toBe(requireDay('2028-02-29'));
  expect(dayOf(2027, 2, 29)).toBe(requireDay('2027-03-01'));
});

test.each([
  ['in winter', '2026-11-22T22:59:59.999Z', '2026-11-22', '2026-11-22T23:00:00Z', '2026-11-23'],
  ['in summer', '2026-07-01T21:59:59.999Z', '2026-07-01', '2026-07-01T22:00:00Z', '2026-07-02'],
  ['into a day of 23 hours', '2026-03-28T22:59:59.999Z', '2026-03-28', '2026-03-28T23:00:00Z', '2026-03-29'],
  [
    'out of a day of 23 hours',
    '2026-03-29T21:59:59.999Z',
    '2026-03-29',
    '2026-03-29T22:00:00Z',
    '2026-03-30',
  ],
  ['into a day of 25 hours', '2026-10-24T21:59:59.999Z', '2026-10-24', '2026-10-24T22:00:00Z', '2026-10-25'],
  [
    'out of a day of 25 hours',
    '2026-10-25T22:59:59.999Z',
    '2026-10-25',
    '2026-10-25T23:00:00Z',
    '2026-10-26',
  ],
  ['at New Year', '2026-12-31T22:59:59.999Z', '2026-12-31', '2026-12-31T23:00:00Z', '2027-01-01'],
])('the day changes at the seller’s midnight %s', (_when, before, day, after, next) => {
  expect([before, after].map((moment) => formatDay(dayAt(new Date(moment))))).toEqual([day, next]);
});

test('the days of a range are listed with both ends, and none where it ends before it begins', () => {
  expect(listDays({ from: 10, to: 12 })).toEqual([10, 11, 12]);
  expect(listDays({ from: 10, to: 10 })).toEqual([10]);
  expect(listDays({ from: 10, to: 9 })).toEqual([]);
  expect(listDays({ from: 10, to: 3 })).toEqual([]);
});

test('a stay has one night fewer than the days it touches, across a change of clocks too', () => {
  expect(nightsBetween(requireDay('2027-03-27'), requireDay('2027-03-29'))).toBe(2);
  expect(nightsBetween(10, 10)).toBe(0);
  expect(nightsBetween(10, 9)).toBe(-1);
});
