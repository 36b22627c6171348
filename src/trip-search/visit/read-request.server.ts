import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import type { TripRequest } from '../../domain/search/offer-query.ts';
import { answered, invalid, notFound, type Outcome } from '../../site/outcome.ts';
import { readTripSearch } from '../address/read-trip-search.ts';
import { ANY_AIRPORT, type SearchParams, type TripSearch } from '../address/trip-search.ts';
import { listDepartureAirports } from '../catalogue/list-departure-airports.ts';
import { buildTripRequest } from './build-trip-request.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** What reading a search needs to know of a visit. */
export type ReadingVisit = Pick<
  SearchVisit,
  'homeCountry' | 'usualStays' | 'catalogue' | 'today' | 'currency' | 'hasSeveralRooms'
>;

export interface ReadRequest {
  readonly search: TripSearch;
  /** What the offers are asked for it. */
  readonly request: TripRequest;
}

/**
 * Reads the parameters of an address and what they ask of the offers.
 * @param change what a call decides itself, such as the period of a calendar's month
 */
export function readRequest(
  visit: ReadingVisit,
  params: SearchParams,
  change: (search: TripSearch) => TripSearch = (search) => search,
): Outcome<ReadRequest> {
  const asked = visit.hasSeveralRooms ? params : { ...params, parties: undefined };
  const read = readTripSearch(departFromHome(asked, visit), visit.today);
  if (!read.ok) return invalid(read.problems);
  const search = change(read.value);
  const built = buildTripRequest(search, visit.catalogue, {
    today: visit.today,
    minorUnits: minorUnitsPerUnit(visit.currency),
    habits: visit,
  });
  return built.ok ? answered({ search, request: built.value }) : invalid(built.problems);
}

/**
 * A search that does not say from where departs from the market's own country, on every way into the shop (AIRPORT-020).
 * Where no flight departs from that country, said or not, it means any airport.
 */
function departFromHome(params: SearchParams, { homeCountry, catalogue }: ReadingVisit): SearchParams {
  const { airports = '', hotelOnly } = params;
  const isHome = airports === '' || airports.toUpperCase() === homeCountry;
  if (!isHome || hotelOnly === '1') return params;
  const isSold = listDepartureAirports(homeCountry, catalogue).length > 0;
  return { ...params, airports: isSold ? homeCountry : ANY_AIRPORT };
}

/** The same for one hotel: its id takes the place of the destinations. Not found where the catalogue has no such hotel. */
export function readHotelRequest(
  visit: ReadingVisit,
  hotelId: number,
  params: SearchParams,
  change: (search: TripSearch) => TripSearch = (search) => search,
): Outcome<ReadRequest> {
  if (!visit.catalogue.hotels.has(hotelId)) return notFound('hotel');
  return readRequest(visit, params, (search) => ({ ...change(search), destinations: [hotelId] }));
}
