import { fieldLengths } from '../../defaults.ts';
import { containsCardNumber } from '../money/card-number.ts';
import type { PersonFault } from './person-fault.ts';
import { isPersonName, tidyName } from './person-name.ts';

/**
 * Returns the error of a first or last name: missing, a card number (VALID-028, VALID-029, checkout X-077), digits
 * (VALID-024), a length that airlines do not accept (VALID-025, VALID-026), or what no name contains.
 */
export function checkName(value: string): PersonFault | null {
  const name = tidyName(value);
  if (name === '') return 'required';
  if (containsCardNumber(name)) return 'invalidPhone';
  if (/\d/.test(name)) return 'digitNameError';
  const { length } = [...name];
  if (length < fieldLengths.minName) return 'nameTooShortError';
  if (length > fieldLengths.maxName) return 'nameTooLongError';
  return isPersonName(name) ? null : 'nameCharacterError';
}
