import type { CurrencyCode } from '../domain/money/currency.ts';
import { convertForDisplay } from '../domain/money/currency-info.ts';
import { type Money, money } from '../domain/money/money.ts';
import { useVisit } from './visit-context.tsx';

/**
 * Converts amounts for display on browsing pages (PRICE-014): the visitor's currency takes the place of the one that the
 * brand's currency info names for them (DATA-019). An amount without a rate stays in the currency that is charged.
 * @returns takes integer minor units of the currency charged
 */
export function useShownMoney(): (amount: number, currency: CurrencyCode) => Money {
  const { brand, currency: browse } = useVisit();
  const { currencyInfo } = brand;
  const info = { ...currencyInfo, contexts: { ...currencyInfo.contexts, browse } };
  return (amount, currency) => convertForDisplay(info, money(amount, currency), 'browse');
}
