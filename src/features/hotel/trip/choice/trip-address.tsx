import { createContext, type ReactNode, use } from 'react';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { toShownPrice } from '../../../../site/shown-price.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { HotelItem } from '../../../../trip-search/hotels/hotel-schema.ts';
import { buildQuery } from '../../../../url.ts';

export interface TripPlace {
  readonly hotel: HotelItem;
  /** The search as understood. */
  readonly params: SearchParams;
  /** Id of the offer that the page shows; null where it shows none. */
  readonly shown: string | null;
}

const TripPlaceContext = createContext<TripPlace | null>(null);

/** Where a trip is shown: which hotel's page, for which search. Links that choose another offer are made from it. */
export function TripAddress({
  hotel,
  params,
  shown,
  children,
}: TripPlace & { readonly children: ReactNode }) {
  return <TripPlaceContext value={{ hotel, params, shown }}>{children}</TripPlaceContext>;
}

export function useTripPlace(): TripPlace {
  const place = use(TripPlaceContext);
  if (place === null) throw new Error('TripAddress is missing');
  return place;
}

/** An offer that a link leads to, with the price next to it: minor units of the whole party, in the currency charged. */
export interface LinkedOffer {
  readonly id: string;
  readonly total: number;
  readonly currency: CurrencyCode;
}

/**
 * Address of the same page with another offer and what is shown of its price; the search stays as it was made. Only the query,
 * and built once for all offers: a page has more than a hundred of them, and an id needs no encoding.
 */
export function useOfferHref(): (offer: LinkedOffer) => string {
  const { params } = useTripPlace();
  const query = buildQuery({ ...params, offer: '' });
  return ({ id, total, currency }) => `${query}${id}&${toShownPrice(total, currency)}`;
}
