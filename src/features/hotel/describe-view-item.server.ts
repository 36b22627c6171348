import { toUnits } from '../../domain/money/format/to-units.ts';
import type { EventValue, TrackedEvent } from '../../site/tracking/tracked-event.ts';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import type { OfferItem } from '../../trip-search/offers/offer-schema.ts';

/** What of an offer goes into an event: nothing of the party, and no more of the flights than where they begin (TRACK-005). */
type TrackedOffer = Pick<OfferItem, 'id' | 'price' | 'lengthOfStay' | 'checkIn' | 'departureAirport'>;

/** A hotel's page was opened (TRACK-003): GA4's `view_item` with the hotel and its trimmed package. */
export function describeViewItem(hotel: HotelItem, offer: TrackedOffer | null): TrackedEvent {
  const { country, region, city } = hotel.location;
  const item: EventValue = {
    item_id: String(hotel.id),
    item_name: hotel.name,
    item_category: country.name,
    item_category2: region.name,
    item_category3: city.name,
    quantity: 1,
    ...(offer === null
      ? {}
      : { price: toUnits({ amount: offer.price.perPersonAmount, currency: offer.price.currency }) }),
  };
  const params = { hotelId: String(hotel.id), items: [item] };
  if (offer === null) return { name: 'view_item', params };
  const { price, id, lengthOfStay, checkIn, departureAirport } = offer;
  return {
    name: 'view_item',
    params: {
      ...params,
      currency: price.currency,
      value: toUnits({ amount: price.totalAmount, currency: price.currency }),
      package: {
        offerId: id,
        checkIn,
        nights: lengthOfStay,
        departureAirport: departureAirport?.code ?? null,
      },
    },
  };
}
