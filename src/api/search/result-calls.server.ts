import type { FastifyInstance } from 'fastify';
import {
  cheapestOfferSchema,
  findCheapestOffer,
} from '../../features/search/results/find-cheapest-offer.server.ts';
import { loadFacetCounts } from '../../features/search/results/load-facet-counts.server.ts';
import { mapHotels } from '../../features/search/results/map-hotels.server.ts';
import { localeParams } from '../../server/http/locale-params.server.ts';
import { searchQuery, yesNo } from '../../trip-search/address/search-query-schema.ts';
import { facetCountsSchema } from '../../trip-search/hotels/facets-schema.ts';
import { hotelListSchema, listHotels } from '../../trip-search/hotels/list-hotels.server.ts';
import { mapResultsQuery, mapResultsSchema } from '../../trip-search/hotels/map-results-schema.ts';
import { addSearchCall, type SearchCallDeps } from './add-search-call.server.ts';

/** Calls that find hotels. */
export function registerResultCalls(app: FastifyInstance, deps: SearchCallDeps): void {
  addSearchCall(app, deps, 'get_mixed_resultlist', {
    summary: 'A page of hotels, each with its cheapest offer',
    query: searchQuery.extend({ withFacets: yesNo }),
    answer: hotelListSchema,
    respond: (visit, { withFacets, ...params }) =>
      listHotels(visit, params, { withFacets: withFacets === '1' }),
  });

  addSearchCall(app, deps, 'get_map_results', {
    summary: 'The cheapest hotels inside a box of the map',
    query: mapResultsQuery,
    answer: mapResultsSchema,
    respond: (visit, { box, resultsPerPage, ...params }) =>
      mapHotels(visit, params, { box, limit: Number(resultsPerPage) }),
  });

  addSearchCall(app, deps, 'get_facets', {
    summary: 'How many hotels match, and how many would with each filter',
    query: searchQuery,
    answer: facetCountsSchema,
    respond: loadFacetCounts,
  });

  addSearchCall(app, deps, 'get_cheapest_offer', {
    summary: 'The cheapest offer of all that match, with its hotel',
    params: localeParams.partial(),
    query: searchQuery,
    answer: cheapestOfferSchema,
    respond: findCheapestOffer,
  });
}
