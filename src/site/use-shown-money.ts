import type { CurrencyCode } from '../domain/money/currency.ts';
import { convertMoney } from '../domain/money/currency-info.ts';
import { type Money, money } from '../domain/money/money.ts';
import { useVisit } from './visit-context.tsx';

/**
 * Amounts as the visitor wants to see them: converted for display into the chosen currency (PRICE-014). Where there is no
 * rate the amount stays in the currency that is charged.
 * @returns takes integer minor units of the currency charged
 */
export function useShownMoney(): (amount: number, currency: CurrencyCode) => Money {
  const { brand, currency: shown } = useVisit();
  return (amount, currency) => {
    const charged = money(amount, currency);
    const converted = convertMoney(brand.currencyInfo, charged, shown);
    return converted.ok ? converted.money : charged;
  };
}
