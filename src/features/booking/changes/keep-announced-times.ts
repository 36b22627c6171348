import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { isSameFlight } from '../../../domain/search/flight-key.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';

type Flights = Pick<BookedTrip, 'outbound' | 'inbound'>;

/**
 * The flights of a changed trip: one that the trip keeps has the times that were announced since it was booked; the index sells those of before.
 * @param trip as it is now @param key of the changed trip @param described its flights as the index has them
 */
export function keepAnnouncedTimes(
  { offerKey, trip }: { readonly offerKey: BookingOrder['offerKey']; readonly trip: Flights },
  key: OfferKey,
  described: Flights,
): Flights {
  const choose = (leg: 'outbound' | 'inbound') =>
    isSameFlight(offerKey[leg], key[leg]) ? trip[leg] : described[leg];
  return { outbound: choose('outbound'), inbound: choose('inbound') };
}
