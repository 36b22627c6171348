import type { AnnouncedChange, NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { isSameFlight } from '../../../domain/search/flight-key.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';

/** True where a change of a trip leaves the part that was announced about as it is: then the announcement still holds. */
export function isAboutKeptPart(
  about: AnnouncedChange | NoticeFacts,
  before: OfferKey,
  after: OfferKey,
): boolean {
  const hasSameDays = before.checkIn === after.checkIn && before.nights === after.nights;
  switch (about.kind) {
    case 'flight-changed':
    case 'flight-cancelled':
      return isSameFlight(before[about.leg], after[about.leg]);
    case 'hotel-overbooked':
    case 'hotel-closed':
      return hasSameDays && before.hotelId === after.hotelId;
    case 'trip-cancelled':
    case 'incident':
      return hasSameDays;
    // Another offer has the price of its day.
    case 'price-raised':
      return false;
  }
}
