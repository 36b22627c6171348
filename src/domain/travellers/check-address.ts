import { fieldLengths } from '../../defaults.ts';
import { containsCardNumber } from '../money/card-number.ts';
import type { PersonFault } from './person-fault.ts';

/** Checks street and number (VALID-030, VALID-033); ignores surrounding blanks. */
export function checkStreet(value: string): PersonFault | null {
  return checkLine(value, 'streetLengthInvalid');
}

/** Checks a city (VALID-032, VALID-034); ignores surrounding blanks. */
export function checkCity(value: string): PersonFault | null {
  return checkLine(value, 'cityLengthInvalid');
}

function checkLine(value: string, tooLong: PersonFault): PersonFault | null {
  const line = value.trim();
  if (line === '') return 'required';
  if (containsCardNumber(line)) return 'invalidPhone';
  return [...line].length > fieldLengths.maxAddressLine ? tooLong : null;
}

/** Formats of postal codes by country (checkout X-086). */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  BG: /^\d{4}$/,
  PT: /^\d{4}-?\d{3}$/,
  PL: /^\d{2}-?\d{3}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  GB: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
  IE: /^(?:[A-Z]\d{2}|D6W) ?[A-Z\d]{4}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  FR: /^\d{5}$/,
  DK: /^\d{4}$/,
  LU: /^(?:L-?)?\d{4}$/i,
  SE: /^\d{3} ?\d{2}$/,
};

/** Checks a postal code of a country (VALID-031, VALID-084, checkout X-086); other countries allow 2 to 10 characters. */
export function checkZip(value: string, country: string): PersonFault | null {
  const zip = value.trim();
  if (zip === '') return 'required';
  if (containsCardNumber(zip)) return 'invalidPhone';
  return (zipPatterns[country] ?? /^[\p{L}\d -]{2,10}$/u).test(zip) ? null : 'zipInvalid';
}
