import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';

/** Formats an amount to the cent in the currency of the charge (PRICE-016). @param amount minor units */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  return formatPrice(money(amount, currency), { fractionDigits: true });
}
