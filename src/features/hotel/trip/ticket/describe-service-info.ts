import type { TrackedEvent } from '../../../../site/tracking/tracked-event.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import { trimPackage } from '../choice/trim-package.ts';

/**
 * Describes, for the event log, the trip on the page when a shopper contacts the service, so that staff can find it
 * again.
 * @returns null without a trip to book (STORE-008)
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
