import { departureOfOffer } from '../../domain/booking/departure-of-offer.ts';
import {
  noFilters,
  type OfferFilters,
  type OfferKey,
  type TripRequest,
} from '../../domain/search/offer-query.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';

/** Builds a request for the same hotel, days, nights and airports as an offer; room, board and flights are open. */
export function requestSameTrip(
  key: OfferKey,
  party: Party,
  { today, filters = {} }: { readonly today: Day; readonly filters?: Partial<OfferFilters> },
): TripRequest {
  const { outbound, checkIn, nights, hotelId } = key;
  const departure = departureOfOffer({ key });
  return {
    kind: outbound === null ? 'hotel-only' : 'package',
    party,
    bookingDay: today,
    departure: { from: departure, to: departure },
    return: { from: checkIn + nights, to: checkIn + nights },
    nights: { from: nights, to: nights },
    departureAirports: outbound === null ? null : [outbound.from],
    arrivalAirports: outbound === null ? null : [outbound.to],
    destinations: null,
    hotels: [hotelId],
    filters: { ...noFilters, ...filters },
  };
}
