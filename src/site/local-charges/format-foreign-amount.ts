import { isCurrencyCode, minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { formatAmount } from '../../domain/money/format-price.ts';

/**
 * An amount that others ask, in any currency, exactly as it is asked: `45.50 €`, `1.250,00 AED`. Currencies of the shop are written as its
 * prices are; others in the default way (PRICE-004), their code behind the number.
 * @param amount digits with a decimal point
 */
export function formatForeignAmount(amount: string, currency: string): string {
  const [units = '', decimals = ''] = amount.split('.');
  if (isCurrencyCode(currency)) {
    const digits = String(minorUnitsPerUnit(currency)).length - 1;
    if (!/[^0]/.test(decimals.slice(digits)))
      return formatAmount(Number(units + decimals.slice(0, digits).padEnd(digits, '0')), currency);
  }
  const grouped = units.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${grouped}${decimals === '' ? '' : `,${decimals}`}\u00a0${currency}`;
}
