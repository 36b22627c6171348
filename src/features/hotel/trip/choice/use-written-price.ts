import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { useShownMoney } from '../../../../site/use-shown-money.ts';

/** Writes prices as the visitor wants to see them. @returns takes minor units of the currency charged */
export function useWrittenPrice(currency: CurrencyCode): (amount: number) => string {
  const toShown = useShownMoney();
  return (amount) => formatPrice(toShown(amount, currency), { fractionDigits: false });
}
