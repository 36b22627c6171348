import { useSlice } from '../../../../site/client-store.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { offerSlice } from './offer-slice.ts';

/** Returns the latest known price of an offer: the page's own, or that of a later load or check. */
export function useLatestPrice({ id, price }: DetailedOffer): DetailedOffer['price'] {
  const model = useSlice(offerSlice, ({ selectedOffer }) => selectedOffer.model);
  if (model?.id !== id) return price;
  const { id: _id, hotelId: _hotelId, ...latest } = model;
  return { currency: price.currency, ...latest };
}
