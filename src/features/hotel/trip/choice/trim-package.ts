import type { EventValue } from '../../../../site/tracking/tracked-event.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';

/** The part of a package that events send (TRACK-005): enough to find it again, nothing about the travellers. */
export function trimPackage({
  id,
  checkIn,
  lengthOfStay,
}: Pick<DetailedOffer, 'id' | 'checkIn' | 'lengthOfStay'>): EventValue {
  return { offerId: id, checkIn, nights: lengthOfStay };
}
