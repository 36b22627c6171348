import type { z } from 'zod';
import { answered, type Outcome } from '../../../site/outcome.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { facetCountsSchema } from '../../../trip-search/hotels/facets-schema.ts';
import { findCheapestHotel } from '../../../trip-search/hotels/find-cheapest-hotel.server.ts';
import { presentFacets } from '../../../trip-search/hotels/present-facets.server.ts';
import { byIndex, presentOffer } from '../../../trip-search/offers/present-offer.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';

/** How many hotels match, from which price on, and how many would with each filter (SAPI-013). */
export async function loadFacetCounts(
  visit: SearchVisit,
  params: SearchParams,
): Promise<Outcome<z.infer<typeof facetCountsSchema>>> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { request, search } = read.value;
  const found = await findCheapestHotel(visit, request, { withFacets: true });
  const { answer } = found;
  const [cheapest] = answer.hotels;
  return answered({
    total: answer.total,
    cheapest: cheapest === undefined ? null : presentOffer(visit, cheapest, search.party, byIndex(found)),
    facets: answer.facets === null ? null : presentFacets(answer.facets),
  });
}
