import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { lastDayOfVoucher } from './last-day-of-voucher.ts';

test.each([
  ['2026-01-01', 3, '2029-12-31'],
  ['2026-12-31', 3, '2029-12-31'],
  ['2027-01-01', 3, '2030-12-31'],
  ['2026-06-15', 10, '2036-12-31'],
] as const)('a voucher sold on %s that is good for %i years ends on %s', (sold, years, last) => {
  expect(lastDayOfVoucher(requireDay(sold), years)).toBe(requireDay(last));
});
