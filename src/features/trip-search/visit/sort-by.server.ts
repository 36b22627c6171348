import type { HotelSort, OfferQueries, TripRequest } from '../../../domain/search/offer-query.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** The order that a list of hotels is asked for in, with what it goes by. */
export function sortBy(
  visit: Pick<SearchVisit, 'rankFor'>,
  sort: HotelSort,
  request: TripRequest,
): Pick<OfferQueries['hotels']['query'], 'sort' | 'ranking'> {
  return sort === 'recommended' ? { sort, ranking: visit.rankFor(request) } : { sort };
}
