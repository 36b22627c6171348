import { fieldLengths } from '../../../defaults.ts';
import { containsCardNumber } from './card-number.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * Returns the error of a first or last name: missing, a card number (VALID-028, VALID-029, checkout X-077), digits
 * (VALID-024), or a length that airlines do not accept (VALID-025, VALID-026). Ignores surrounding blanks.
 */
export function checkName(value: string): ErrorCode | null {
  const name = value.trim();
  if (name === '') return 'required';
  if (containsCardNumber(name)) return 'invalidPhone';
  if (/\d/.test(name)) return 'digitNameError';
  const { length } = [...name];
  if (length < fieldLengths.minName) return 'nameTooShortError';
  return length > fieldLengths.maxName ? 'nameTooLongError' : null;
}
