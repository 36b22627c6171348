import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatFullPrice } from '../../domain/money/format-full-price.ts';
import { useShownMoney } from './use-shown-money.ts';

/** Writes prices in one line as the visitor wants to see them. @returns takes integer minor units of the currency charged */
export function useFullPrice(): (amount: number, currency: CurrencyCode) => string {
  const show = useShownMoney();
  return (amount, currency) => formatFullPrice(show(amount, currency));
}
