import type { PurchaseCurrency } from '../../money/purchase-currency.ts';
import type { PricedOffer } from '../offer-query.ts';

/** What a trip is bought in together with what was added to its price: what a checkout pins. */
export function withMarkup(
  purchase: PurchaseCurrency,
  { markup }: Pick<PricedOffer, 'markup'>,
): PurchaseCurrency {
  return markup === undefined ? purchase : { ...purchase, markup };
}
