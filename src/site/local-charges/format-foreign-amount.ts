import { decimalPlacesOf, isCurrencyCode } from '../../domain/money/currency.ts';
import { formatAmount, germanFormat, groupThousands } from '../../domain/money/format-price.ts';

/**
 * An amount that others ask, in any currency, exactly as it is asked: `45.50 €`, `1.250,00 AED`. Currencies of the shop are written as its
 * prices are; others in the default way (PRICE-004), their code behind the number.
 * @param amount digits with a decimal point
 */
export function formatForeignAmount(amount: string, currency: string): string {
  const [units = '', decimals = ''] = amount.split('.');
  if (isCurrencyCode(currency)) {
    const places = decimalPlacesOf(currency);
    if (!/[^0]/.test(decimals.slice(places)))
      return formatAmount(Number(units + decimals.slice(0, places).padEnd(places, '0')), currency);
  }
  const { grouping, decimal, positive } = germanFormat(currency);
  const whole = groupThousands(units, grouping);
  return positive(decimals === '' ? whole : `${whole}${decimal}${decimals}`);
}
