import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { readCalendarMonth } from '../../../../trip-search/address/calendar-month.ts';
import { formatCalendarMonth, listCalendarMonths } from './calendar-months.ts';

const days = { from: requireDay('2026-11-22'), to: requireDay('2027-11-21') };

test('[CAL-001] a year ahead lies in thirteen months, from the one of tomorrow to the same one next year', () => {
  const months = listCalendarMonths(days);
  expect(months).toHaveLength(13);
  expect([months[0], months[1], months[2], months.at(-1)]).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-11',
  ]);
});

test('[CAL-001] one day lies in one month; the last day of a year and the next lie in two', () => {
  const newYear = requireDay('2027-01-01');
  expect(listCalendarMonths({ from: newYear, to: newYear })).toEqual(['2027-01']);
  expect(listCalendarMonths({ from: newYear - 1, to: newYear })).toEqual(['2026-12', '2027-01']);
});

test('[CAL-001] months follow each other over leap days and changes of clocks', () => {
  const years = { from: requireDay('2027-12-31'), to: requireDay('2028-11-01') };
  expect(listCalendarMonths(years)).toEqual([
    '2027-12',
    ...Array.from({ length: 11 }, (_, at) => `2028-${String(at + 1).padStart(2, '0')}`),
  ]);
});

test('[SAPI-022] a month is sent as its first day, DD-MM-YYYY', () => {
  expect(formatCalendarMonth('2027-02')).toBe('01-02-2027');
  expect(readCalendarMonth(formatCalendarMonth('2027-02'))).toBe('2027-02');
});
