import { isDeepStrictEqual } from 'node:util';
import type { OfferKey, TripRequest } from '../../../domain/search/offer-query.ts';
import { queryOffer } from '../../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId } from '../../../trip-search/offers/offer-id.server.ts';
import {
  byIndex,
  type OfferWithFlights,
  type Provenance,
} from '../../../trip-search/offers/present-offer.server.ts';
import type { PageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import { readHotelRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import type { TripChoice, TripData } from './choice/trip-data.ts';
import { widenSearch } from './dates/widen-search.ts';

export interface ChosenTrip {
  readonly choice: TripChoice;
  /** Why the offer that the address names is not shown; null where it is, or none is named. */
  readonly missed: TripData['missed'];
  readonly found: { readonly offer: OfferWithFlights; readonly known: Provenance } | null;
}

/** The offer a hotel's page shows: the one named as long as it is for sale, else the cheapest. */
export async function chooseTripOffer(
  visit: SearchVisit,
  hotelId: number,
  search: PageSearch,
  named: string | null,
): Promise<ChosenTrip> {
  const key = named === null ? null : decodeOfferId(named);
  const isOurs = key?.hotelId === hotelId;
  const found = isOurs ? await findNamed(visit, key, search) : null;
  if (found !== null) return { choice: 'named', missed: null, found };
  const missed = named === null ? null : isOurs ? 'gone' : 'unreadable';
  const { duration, ...ofUsualLength } = widenSearch(search.params);
  const wider = [ofUsualLength, { ...ofUsualLength, duration }];
  const asked: TripRequest[] = [];
  for (const [at, params] of [search.params, ...wider].entries()) {
    const read = readHotelRequest(visit, hotelId, params);
    if (!read.ok) continue;
    const { request } = read.value;
    // A search that names neither days nor airports is as wide already.
    if (asked.some((other) => isDeepStrictEqual(other, request))) continue;
    asked.push(request);
    const cheapest = await findCheapest(visit, request, search);
    if (cheapest !== null) return { choice: at === 0 ? 'cheapest' : 'other-days', missed, found: cheapest };
  }
  return { choice: 'none', missed, found: null };
}

async function findNamed(
  visit: SearchVisit,
  key: OfferKey,
  { search }: PageSearch,
): Promise<ChosenTrip['found']> {
  // What has departed was sold once and may still be in the index until midnight's batch.
  if ((key.outbound?.day ?? key.checkIn) <= visit.today) return null;
  const found = await queryOffer(visit, key, search.party);
  return found.answer === null ? null : { offer: found.answer, known: byIndex(found) };
}

async function findCheapest(
  visit: SearchVisit,
  request: TripRequest,
  page: PageSearch,
): Promise<ChosenTrip['found']> {
  const list = { name: 'hotels', sort: 'price', page: 1, pageSize: 1, withFacets: false } as const;
  const { answer } = await visit.queryOffers({ ...list, request });
  const key = answer.hotels[0]?.key;
  return key === undefined ? null : findNamed(visit, key, page);
}
