import type { Visit } from '../../site/visit.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import { buildQuery } from '../../url.ts';
import type { RoomRequestsDeps } from './room-requests-deps.server.ts';

/** The stay that a room is asked for. */
export interface RequestedStay {
  readonly hotelId: number;
  readonly hotelName: string;
  /** Days and travellers in the visitor's language. */
  readonly trip: string;
  /** Path of the hotel's page with the search. */
  readonly path: string;
}

/** Parameter of the page beyond those of a search. */
const hotelParam = 'hotel';

/**
 * Reads the hotel and the search of the page's address; null for a hotel that the brand does not sell.
 * @throws UnavailableError until the catalogue was read for the first time
 */
export function findRequestedStay(
  { search, formatTripLine }: Pick<RoomRequestsDeps, 'search' | 'formatTripLine'>,
  { brand, locale, market, language }: Pick<Visit, 'brand' | 'locale' | 'market' | 'language'>,
  query: URLSearchParams,
  texts: Texts,
): RequestedStay | null {
  const id = query.get(hotelParam) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const visit = openSearchVisit(search, { brand, locale, market, language });
  const hotel = visit.catalogue.hotels.get(Number(id));
  if (hotel === undefined) return null;
  const { params, ...read } = readPageSearch(visit, query, (asked) => ({
    ...asked,
    destinations: [hotel.id],
  }));
  const { destinations: _places, ...ofHotel } = params;
  return {
    hotelId: hotel.id,
    hotelName: hotel.name,
    trip: formatTripLine(read.search, read.request, texts, language),
    path: buildHotelPath(visit, hotel) + buildQuery(ofHotel),
  };
}
