import type { EventValue } from '../../../../site/tracking/tracked-event.ts';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';

/** What events tell of a package (TRACK-005): enough to find it again, nothing of the party. */
export function trimPackage({
  id,
  checkIn,
  lengthOfStay,
}: Pick<DetailedOffer, 'id' | 'checkIn' | 'lengthOfStay'>): EventValue {
  return { offerId: id, checkIn, nights: lengthOfStay };
}
