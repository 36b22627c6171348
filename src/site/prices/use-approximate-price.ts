import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatPrice } from '../../domain/money/format-price.ts';
import { useShownMoney } from './use-shown-money.ts';

/**
 * What an amount of the checkout is about in the currency that the visitor has seen before: 'about £286'.
 * @returns takes integer minor units of the currency charged; null where the two are the same
 */
export function useApproximatePrice(): (amount: number, currency: CurrencyCode) => string | null {
  const show = useShownMoney();
  return (amount, currency) => {
    const { conversion, ...shown } = show(amount, currency);
    return conversion === undefined ? null : `${conversion.about}\u00a0${formatPrice(shown)}`;
  };
}
