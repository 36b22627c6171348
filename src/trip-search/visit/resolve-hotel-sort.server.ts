import type { HotelSort, OfferQueries } from '../../domain/search/offer-query.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** The order that a list of hotels is asked for in, with what it goes by. */
export function resolveHotelSort(
  visit: Pick<SearchVisit, 'buildRanking'>,
  sort: HotelSort,
): Pick<OfferQueries['hotels']['query'], 'sort' | 'ranking'> {
  return sort === 'recommended' ? { sort, ranking: visit.buildRanking() } : { sort };
}
