import type { TrackedEvent } from '../../../../site/tracking/tracked-event.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import { trimPackage } from '../choice/trim-package.ts';

/**
 * What the event log learns when a shopper turns to the service: the trip that they look at, so that it can be found again.
 * @returns null without a trip to book, when there is nothing to tell (STORE-008)
 */
export function describeServiceInfo(
  offer: Pick<DetailedOffer, 'id' | 'hotelId' | 'checkIn' | 'lengthOfStay'> | null,
): TrackedEvent | null {
  if (offer === null) return null;
  return {
    name: 'service_info',
    params: { hotelId: String(offer.hotelId), package: trimPackage(offer) },
  };
}
