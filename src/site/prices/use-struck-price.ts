import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Money } from '../../domain/money/money.ts';
import { useTexts } from '../visit-context.tsx';
import { findStruckPrice } from './find-struck-price.ts';
import { useShownMoney } from './use-shown-money.ts';

/**
 * Finds what is struck through next to a price (PRICE-001, OFFER-037), with the words for it, as the visitor wants to see it.
 * @returns takes the price and the one before in minor units of the currency charged; undefined where nothing is struck through
 */
export function useStruckPrice(): (
  amount: number,
  former: number | null | undefined,
  currency: CurrencyCode,
) => { readonly price: Money; readonly label: string } | undefined {
  const texts = useTexts();
  const show = useShownMoney();
  return (amount, former, currency) => {
    const struck = findStruckPrice(show(amount, currency), former == null ? null : show(former, currency));
    return struck === null ? undefined : { price: struck, label: texts('price.former') };
  };
}
