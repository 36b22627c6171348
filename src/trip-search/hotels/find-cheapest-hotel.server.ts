import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';

/** The hotel with the cheapest of everything that matches, and how many hotels match; with facets where they are asked for. */
export function findCheapestHotel(
  visit: SearchVisit,
  request: TripRequest,
  { withFacets = false }: { readonly withFacets?: boolean } = {},
) {
  return visit.queryOffers({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 1, withFacets });
}
