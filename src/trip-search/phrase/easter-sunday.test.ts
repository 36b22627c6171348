import { expect, test } from 'vitest';
import { formatDay } from '../../domain/time/calendar-day.ts';
import { easterSunday } from './easter-sunday.ts';

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'])(
  'Easter Sunday is on %s',
  (day) => {
    expect(formatDay(easterSunday(Number(day.slice(0, 4))))).toBe(day);
  },
);
