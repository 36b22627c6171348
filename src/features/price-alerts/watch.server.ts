import { departureOfOffer } from '../../domain/booking/departure-of-offer.ts';
import type { OfferKey, PricedOffer } from '../../domain/search/offer-query.ts';
import { type Day, formatDay, parseDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { toSearchParams } from '../../trip-search/address/to-search-params.ts';
import { earliestDay } from '../../trip-search/address/travel-days.ts';
import type { SearchParams, TripSearch } from '../../trip-search/address/trip-search.ts';
import { findCheapestHotel } from '../../trip-search/hotels/find-cheapest-hotel.server.ts';
import { queryOffer } from '../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import {
  type ReadRequest,
  readHotelRequest,
  readRequest,
} from '../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import type { Watch } from './price-alert.ts';

/** Parameters of the page that asks for an alert, beyond those of a search. */
const watchParams = { hotel: 'hotel', offer: 'offer' } as const;

/** A watch as the search understands it today. */
export interface ReadWatch extends ReadRequest {
  readonly watch: Watch;
}

/**
 * Reads what an address asks to be watched: a hotel's trip (`hotel`, and `offer` for the one that was shown), or a list. The trip of an offer is its hotel,
 * days, airports, kind of room and board; the flights of these days are open, since the cheapest change. Null for a hotel that the brand does not sell.
 */
export async function readWatch(visit: SearchVisit, query: URLSearchParams): Promise<ReadWatch | null> {
  const hotelId = parseHotelId(query.get(watchParams.hotel));
  if (hotelId !== null && !visit.catalogue.hotels.has(hotelId)) return null;
  const page = readPageSearch(visit, query, (search) => ofWatch(search, hotelId));
  const named = hotelId === null ? null : await findNamed(visit, hotelId, query, page.search.party);
  if (named === null) return { ...page, watch: toWatch(hotelId, page.search) };
  const params = {
    ...(await toTripParams(visit, named)),
    adults: page.params.adults,
    children: page.params.children,
    parties: page.params.parties,
  };
  const read = readHotelRequest(visit, named.key.hotelId, params);
  // An offer of yesterday's search, or one beyond the last day: what was searched for is watched.
  if (!read.ok) return { ...page, watch: toWatch(hotelId, page.search) };
  return { ...read.value, watch: toWatch(hotelId, read.value.search) };
}

function parseHotelId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

async function findNamed(
  visit: SearchVisit,
  hotelId: number,
  query: URLSearchParams,
  party: Party,
): Promise<PricedOffer | null> {
  const key = decodeOfferId(query.get(watchParams.offer) ?? '');
  if (key?.hotelId !== hotelId || departureOfOffer({ key }) < earliestDay(visit.today)) return null;
  return (await queryOffer(visit, key, party)).answer?.offer ?? null;
}

async function toTripParams(visit: SearchVisit, { key, terms, rooms }: PricedOffer): Promise<SearchParams> {
  const profile = await visit.hotels.findProfile(key.hotelId);
  const room = profile?.rooms.find(({ id }) => id === terms.roomId);
  return {
    ...toDayParams(key),
    ...(key.outbound === null
      ? { hotelOnly: '1' }
      : { airports: key.outbound.from, arrival: key.outbound.to }),
    // Several rooms may be of several kinds and boards: any of the hotel's are watched.
    ...(rooms === undefined && { board: terms.board, ...(room !== undefined && { rooms: room.type }) }),
  };
}

function toDayParams(key: OfferKey): SearchParams {
  return {
    exact: '1',
    departureDate: formatDay(departureOfOffer({ key })),
    returnDate: formatDay(key.checkIn + key.nights),
    duration: String(key.nights),
  };
}

const ofWatch = (search: TripSearch, hotelId: number | null): TripSearch => ({
  ...search,
  ...(hotelId === null ? {} : { destinations: [hotelId] }),
  sort: 'recommended',
  page: 1,
});

function toWatch(hotelId: number | null, search: TripSearch): Watch {
  const { destinations, ...params } = toSearchParams(ofWatch(search, hotelId));
  return { hotelId, search: hotelId === null ? { destinations, ...params } : params };
}

/** The same text for the same watch, whatever the order of its parameters. */
export function watchKeyOf({ hotelId, search }: Watch): string {
  const params = Object.entries(search).filter(([, value]) => value !== undefined);
  return JSON.stringify([hotelId, params.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The last day on which a watched trip can depart; null where the search leaves it open. */
export function lastDepartureOf({ search: { period }, request }: ReadRequest): Day | null {
  return period.isExact || period.return !== null ? request.departure.to : null;
}

/** Reads a stored watch again; null where the brand no longer sells its hotel, no longer knows a place that it names, or no longer takes the search. */
export function readStoredWatch(visit: SearchVisit, { hotelId, search }: Watch): ReadRequest | null {
  const params = withoutPastDeparture(search, visit.today);
  const read = hotelId === null ? readRequest(visit, params) : readHotelRequest(visit, hotelId, params);
  return read.ok ? read.value : null;
}

/** Whether the brand still has the hotel or all places of a watch: where it cannot be read all the same, the search is what no longer works. */
export function isWatchKnown({ catalogue }: SearchVisit, { hotelId, search }: Watch): boolean {
  if (hotelId !== null) return catalogue.hotels.has(hotelId);
  const ids = (search.destinations ?? '').split(',').filter(Boolean).map(Number);
  return ids.every((id) => catalogue.destinations.has(id) || catalogue.hotels.has(id));
}

/** The first day of a flexible search may be over while its last is ahead. */
function withoutPastDeparture(search: SearchParams, today: Day): SearchParams {
  const departure = search.exact === '1' ? null : parseDay(search.departureDate ?? '');
  return departure !== null && departure < earliestDay(today)
    ? { ...search, departureDate: undefined }
    : search;
}

/** What the whole party pays for the cheapest of a watch, minor units; null where nothing is sold. */
export async function priceWatch(
  visit: SearchVisit,
  { request }: Pick<ReadRequest, 'request'>,
): Promise<number | null> {
  const { answer } = await findCheapestHotel(visit, request);
  return answer.hotels[0]?.total ?? null;
}
