import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatShortPrice } from '../../domain/money/shown-money.ts';
import { useShownMoney } from './use-shown-money.ts';

/** Writes prices where there is little room as the visitor wants to see them. @returns takes integer minor units of the currency charged */
export function useShortPrice(): (amount: number, currency: CurrencyCode) => string {
  const show = useShownMoney();
  return (amount, currency) => formatShortPrice(show(amount, currency));
}
