import { minorUnitsPerUnit } from '../../../domain/money/currency.ts';
import type { TripRequest } from '../../../domain/search/offer-query.ts';
import { answered, invalid, notFound, type Outcome } from '../../../site/outcome.ts';
import { readTripSearch } from '../address/read-trip-search.ts';
import type { SearchParams, TripSearch } from '../address/trip-search.ts';
import { buildTripRequest } from './build-trip-request.ts';
import type { SearchVisit } from './search-visit.server.ts';

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
  visit: SearchVisit,
  params: SearchParams,
  change: (search: TripSearch) => TripSearch = (search) => search,
): Outcome<ReadRequest> {
  const read = readTripSearch(params, visit.today);
  if (!read.ok) return invalid(read.problems);
  const search = change(read.value);
  const built = buildTripRequest(search, visit.catalogue, {
    today: visit.today,
    minorUnits: minorUnitsPerUnit(visit.currency),
  });
  return built.ok ? answered({ search, request: built.value }) : invalid(built.problems);
}

/** The same for one hotel: its id takes the place of the destinations. Not found where the catalogue has no such hotel. */
export function readHotelRequest(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  change: (search: TripSearch) => TripSearch = (search) => search,
): Outcome<ReadRequest> {
  if (!visit.catalogue.hotels.has(hotelId)) return notFound('hotel');
  return readRequest(visit, params, (search) => ({ ...change(search), destinations: [hotelId] }));
}
