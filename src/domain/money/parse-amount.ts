import { fieldLengths } from '../../defaults.ts';
import { type CurrencyCode, decimalPlacesOf } from './currency.ts';

/**
 * Reads an amount as staff write it, with a comma or a dot before the minor units and a minus for what is taken away, such as `120`, `-12,5` or
 * `1 200.50`. Decimals that the currency does not have are refused, even zeros: `12.000` yen may be meant as twelve thousand.
 * @returns minor units; null for anything else and for nothing
 */
export function parseAmount(text: string, currency: CurrencyCode): number | null {
  const compact = text.replace(/[\s']/g, '').replace('−', '-');
  const [, sign, units = '', minor = ''] = /^([+-]?)(\d{1,9})(?:[.,](\d+))?$/.exec(compact) ?? [];
  const places = decimalPlacesOf(currency);
  const digits = units + minor.padEnd(places, '0');
  if (units === '' || minor.length > places || digits.length > fieldLengths.maxAmountDigits) return null;
  const amount = Number(digits);
  return sign === '-' && amount > 0 ? -amount : amount;
}

/** The same for what can only be more than nothing: null for 0 and less. */
export function parsePositiveAmount(text: string, currency: CurrencyCode): number | null {
  const amount = parseAmount(text, currency);
  return amount !== null && amount > 0 ? amount : null;
}
