import type { OfferKey } from '../search/offer-query.ts';
import type { AnnouncedChange, NoticeFacts } from './trip-notice.ts';

/** True where a change of a trip leaves the part that was announced about as it is: then the announcement still holds. */
export function isAboutKeptPart(
  about: AnnouncedChange | NoticeFacts,
  before: OfferKey,
  after: OfferKey,
): boolean {
  if ('leg' in about) return JSON.stringify(before[about.leg]) === JSON.stringify(after[about.leg]);
  if (about.kind !== 'hotel-overbooked' && about.kind !== 'hotel-closed') return false;
  const stayOf = ({ hotelId, planId, checkIn, nights }: OfferKey) =>
    [hotelId, planId, checkIn, nights].join();
  return stayOf(before) === stayOf(after);
}
