import type { CurrencyCode } from '../../../domain/currency.ts';
import { formatPrice } from '../../../domain/format-price.ts';
import { money } from '../../../domain/money.ts';

/** An amount of the checkout to the cent, in the currency that is charged (PRICE-016). @param amount minor units */
export function writeAmount(amount: number, currency: CurrencyCode): string {
  return formatPrice(money(amount, currency), { fractionDigits: true });
}
