import type { CurrencyCode } from '../../domain/money/currency.ts';
import { convertForDisplay } from '../../domain/money/currency-info.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { money } from '../../domain/money/money.ts';
import type { ShownMoney } from '../../domain/money/shown-money.ts';
import { useTexts, useVisit } from '../visit-context.tsx';

/**
 * Converts amounts for display on browsing pages (PRICE-014): into the visitor's currency, which takes the place of the one that
 * the brand's currency info names for them (DATA-019). An amount without a rate stays in the currency that is charged. A converted
 * amount carries what is charged: it is never shown without (ROUTE-002).
 * @returns takes integer minor units of the currency charged
 */
export function useShownMoney(): (amount: number, currency: CurrencyCode) => ShownMoney {
  const visit = useVisit();
  const texts = useTexts();
  return (amount, currency) => {
    const charged = money(amount, currency);
    const shown = convertForDisplay(visit.brand.currencyInfo, charged, visit.currency);
    if (shown.currency === currency) return shown;
    const chargedText = `${texts('price.charged')} ${formatPrice(charged, { fractionDigits: true })}`;
    return { ...shown, conversion: { about: texts('price.about'), charged, chargedText } };
  };
}
