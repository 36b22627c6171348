import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatFullPrice } from '../../domain/money/format-full-price.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { useShownMoney } from './use-shown-money.ts';

/**
 * Writes a price before and after it changed, in whole units, or in cents where they would read the same.
 * @returns takes integer minor units of the currency charged
 */
export function usePriceChange(): (
  before: number,
  now: number,
  currency: CurrencyCode,
) => { readonly before: string; readonly now: string } {
  const show = useShownMoney();
  return (before, now, currency) => {
    const [was, is] = [show(before, currency), show(now, currency)];
    const words = { before: formatFullPrice(was), now: formatFullPrice(is) };
    if (words.before !== words.now) return words;
    const inCents = { fractionDigits: true };
    return { before: formatPrice(was, inCents), now: formatPrice(is, inCents) };
  };
}
