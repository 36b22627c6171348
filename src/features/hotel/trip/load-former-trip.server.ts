import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import { queryOffer } from '../../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId } from '../../../trip-search/offers/offer-id.server.ts';
import { byIndex, presentDetailedOffer } from '../../../trip-search/offers/present-offer.server.ts';
import { type PageSearch, readPageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import type { FormerTrip } from './choice/former-trip.ts';
import { type FormerParty, readFormerTrip } from './choice/former-trip-address.ts';
import { toComparedTrip } from './choice/implied-changes.ts';

/** The trip that was shown before the choice that led to this address; null where that is none of this hotel, or not for sale any more. */
export async function loadFormerTrip(
  visit: SearchVisit,
  { rooms }: Pick<HotelProfile, 'rooms'>,
  hotelId: number,
  { search }: PageSearch,
  query: URLSearchParams,
): Promise<FormerTrip | null> {
  const former = readFormerTrip(query);
  const key = former === null ? null : decodeOfferId(former.id);
  if (former === null || key === null || key.hotelId !== hotelId) return null;
  // What has departed may still be in the index until midnight's batch; nobody can go back to it.
  if ((key.outbound?.day ?? key.checkIn) <= visit.today) return null;
  const party = former.party === null ? search.party : readFormerParty(visit, former.party);
  const found = await queryOffer(visit, key, party);
  if (found.answer === null) return null;
  const offer = presentDetailedOffer(visit, found.answer, party, byIndex(found));
  const room = rooms.find(({ id }) => id === offer.roomId);
  return {
    trip: toComparedTrip(offer, room?.name[visit.language] ?? null),
    chosen: former.chosen,
    party: former.party,
  };
}

function readFormerParty(visit: SearchVisit, { adults = '', children = '', parties = '' }: FormerParty) {
  return readPageSearch(visit, new URLSearchParams({ adults, children, parties })).search.party;
}
