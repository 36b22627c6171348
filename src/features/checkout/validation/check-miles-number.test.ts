import { expect, test } from 'vitest';
import { checkMilesNumber } from './check-miles-number.ts';

test.each([
  ['', null],
  ['1'.repeat(14), 'milesMoreNumberLengthError'],
  ['1'.repeat(15), null],
  ['1'.repeat(16), 'milesMoreNumberLengthError'],
  [`${'1'.repeat(14)}A`, 'milesMoreDigitError'],
  ['12 34', 'milesMoreDigitError'],
])('[VALID-042] [VALID-043] [CONST-004] the miles number "%s": %s', (number, code) => {
  expect(checkMilesNumber(number)).toBe(code);
});
