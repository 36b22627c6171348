import type { ErrorCode } from './error-codes.ts';

/** Digits of a Miles and More number (CONST-004). */
export const MILES_NUMBER_LENGTH = 15;

/** Empty, or exactly 15 digits (VALID-042, VALID-043); what is no digit is told first. */
export function checkMilesNumber(value: string): ErrorCode | null {
  const number = value.trim();
  if (number === '') return null;
  if (/\D/.test(number)) return 'milesMoreDigitError';
  return number.length === MILES_NUMBER_LENGTH ? null : 'milesMoreNumberLengthError';
}
