import { fieldLengths } from '../../../defaults.ts';
import { containsCardNumber } from './card-number.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * What is wrong with a first or last name: nothing typed, a card number (VALID-028, VALID-029, checkout X-077), digits
 * (VALID-024), or a length that no airline takes (VALID-025, VALID-026). Blanks around it do not count.
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
