import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { monthBefore, parseShopMonth } from './shop-month.ts';

test.each([
  ['2026-11', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['2026-12', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
])('the month %s lasts from %s to %s', (month, from, to) => {
  expect(parseShopMonth(month)).toEqual({ from: new Date(from), to: new Date(to) });
});

test.each(['', '2026', '2026-13', '2026-00', '2026-11-01', 'November'])('%o is no month', (text) => {
  expect(parseShopMonth(text)).toBeNull();
});

test.each([
  ['2027-01-01', '2026-12'],
  ['2026-11-29', '2026-10'],
])('the month before %s is %s', (day, month) => {
  expect(monthBefore(requireDay(day))).toBe(month);
});
