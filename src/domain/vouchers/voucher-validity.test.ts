import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { lastDayOf } from './voucher-validity.ts';

test.each([
  ['2026-01-01', 'de', '2029-12-31'],
  ['2026-12-31', 'de', '2029-12-31'],
  ['2027-01-01', 'de', '2030-12-31'],
  ['2026-06-15', 'ch', '2036-12-31'],
] as const)('a voucher sold on %s in %s is good until %s', (sold, market, last) => {
  expect(lastDayOf(requireDay(sold), market)).toBe(requireDay(last));
});
