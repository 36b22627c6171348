import type { CardRange } from '../payment-port.ts';

/** Brand by the first digits of a card, as the schemes have divided them among themselves; null for all others. */
export function findCardBrand(firstDigits: string): CardRange['brand'] {
  if (/^4/.test(firstDigits)) return 'Visa';
  if (/^3[47]/.test(firstDigits)) return 'AmericanExpress';
  const four = Number(firstDigits.slice(0, 4));
  return /^5[1-5]/.test(firstDigits) || (four >= 2221 && four <= 2720) ? 'MasterCard' : null;
}
