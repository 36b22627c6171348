import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';

/** '+24 €', '−24 €' or '±0 €'. @param amount minor units */
export function formatDifference(amount: number, currency: CurrencyCode, fractionDigits = false): string {
  const sign = amount > 0 ? '+' : amount === 0 ? '±' : '';
  return sign + formatPrice(money(amount, currency), { fractionDigits });
}
