import { expect, test } from 'vitest';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { readCalendarMonth, readMonth, requireMonth } from './calendar-month.ts';

test('a month has its days, February those of the year', () => {
  expect(readMonth('2027-02')).toEqual({ from: requireDay('2027-02-01'), to: requireDay('2027-02-28') });
  expect(readMonth('2028-02')?.to).toBe(requireDay('2028-02-29'));
  expect(readMonth('2026-12')).toEqual({ from: requireDay('2026-12-01'), to: requireDay('2026-12-31') });
});

test.each(['2027-13', '2027-00', '2027-1', '202-01', '2027-01-01', ''])('%j is no month', (text) => {
  expect(readMonth(text)).toBeNull();
  expect(() => requireMonth(text)).toThrow(RangeError);
});

test('[SAPI-022] the month of a calendar is that of a day in DD-MM-YYYY', () => {
  expect(readCalendarMonth('01-06-2027')).toBe('2027-06');
  expect(readCalendarMonth('30-06-2027')).toBe('2027-06');
  for (const text of ['31-06-2027', '2027-06-01', '1-6-2027', '00-06-2027', '']) {
    expect(readCalendarMonth(text)).toBeNull();
  }
});
