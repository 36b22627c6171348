import { expect, it } from 'vitest';
import { formatDay, splitDay } from '../../../domain/time/calendar-day.ts';
import { easterSunday, holidaysOf, newYearOf } from './holiday-calendar.ts';

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2285, '2285-03-22'],
])('Easter of %i is %s', (year, day) => {
  expect(formatDay(easterSunday(year))).toBe(day);
});

it('the year begins on 1 January', () => {
  expect(formatDay(newYearOf(2028))).toBe('2028-01-01');
});

it('holidays lie within their year, follow each other and last at least five days', () => {
  for (const year of [2026, 2027, 2028, 2038]) {
    const holidays = holidaysOf(year);
    for (const [index, { from, to }] of holidays.entries()) {
      expect([splitDay(from).year, splitDay(to).year]).toEqual([year, year]);
      expect(to - from).toBeGreaterThanOrEqual(4);
      const next = holidays[index + 1];
      if (next !== undefined) expect(next.from).toBeGreaterThan(to);
    }
  }
});
