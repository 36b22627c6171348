import { fieldLengths } from '../../../defaults.ts';
import type { ErrorCode } from './error-codes.ts';

/** Accepts an empty text or exactly 15 digits (VALID-042, VALID-043); checks the characters before the length. */
export function checkMilesNumber(value: string): ErrorCode | null {
  const number = value.trim();
  if (number === '') return null;
  if (/\D/.test(number)) return 'milesMoreDigitError';
  return number.length === fieldLengths.milesNumber ? null : 'milesMoreNumberLengthError';
}
