import type { BookedTrip } from '../../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import type { ChosenExtra } from '../../../../domain/extras/extra.ts';
import type { OfferKey } from '../../../../domain/search/offer-query.ts';
import type { Visit } from '../../../../site/visit.ts';

/** Another offer as the supplier sells it now, for exactly the party of the trip. */
export type ChangedOffer =
  | {
      readonly outcome: 'confirmed';
      readonly offerKey: OfferKey;
      readonly trip: BookedTrip;
      /** Flights and stay, minor units of the charged currency. */
      readonly base: number;
      /** Already taken off it. */
      readonly earlyBooking: number;
      /** What the supplier asks for that; missing where that is charged. */
      readonly boughtBase?: number;
      /** Those of the trip that the offer has too, at their prices now. */
      readonly extras: readonly ChosenExtra[];
    }
  | { readonly outcome: 'same' | 'gone' | 'unknown' };

/**
 * Asks the supplier for an offer in place of that of a trip.
 * @param offer id of the offer, as calls carry it
 * @param bookingNumber the supplier's, of the trip: its own room counts as free for it; null where it has none
 * @param where `any-hotel` for an alternative; what travellers change by themselves stays at their hotel
 */
export type FindChangedOffer = (
  visit: Visit,
  order: BookingOrder,
  offer: string,
  where: 'same-hotel' | 'any-hotel',
  bookingNumber: string | null,
) => Promise<ChangedOffer>;
