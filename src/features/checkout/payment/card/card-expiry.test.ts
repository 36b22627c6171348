import { expect, test } from 'vitest';
import { checkCardExpiry, EXPIRY_MONTHS, formatExpiry, listExpiryYears } from './card-expiry.ts';

test('[CARD-007] [CONST-016] expiry months run from 1 to 12', () => {
  expect(EXPIRY_MONTHS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[CARD-008] [CONST-015] expiry years are the current year and the next 19', () => {
  const years = listExpiryYears(2026);
  expect(years).toHaveLength(20);
  expect(years.at(0)).toBe(2026);
  expect(years.at(-1)).toBe(2045);
});

test.each([
  [{ month: '', year: '2027' }, 'expiryRequired'],
  [{ month: '1', year: '' }, 'expiryRequired'],
  [{ month: '', year: '' }, 'expiryRequired'],
  [{ month: '10', year: '2026' }, 'expiryInvalid'],
  [{ month: '11', year: '2026' }, null],
  [{ month: '12', year: '2026' }, null],
  [{ month: '1', year: '2027' }, null],
  [{ month: '9', year: '2026' }, 'expiryInvalid'],
])('[VALID-052] [VALID-053] [VALID-054] %o in November 2026 is %s', (expiry, fault) => {
  expect(checkCardExpiry(expiry, '2026-11-30')).toBe(fault);
});

test.each([
  ['month', '7', '07'],
  ['month', '12', '12'],
  ['year', '30', '2030'],
  ['year', '2030', '2030'],
] as const)('[CARD-003] [CARD-004] an autofilled %s of %s is selected as %s', (part, value, written) => {
  expect(formatExpiry(part, value)).toBe(written);
});
