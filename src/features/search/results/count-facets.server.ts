import { z } from 'zod';
import { byIndex, offerSchema, presentOffer } from '../offers/present-offer.server.ts';
import { answered, type Outcome } from '../outcome.ts';
import { readRequest } from '../read-request.server.ts';
import type { SearchVisit } from '../search-visit.server.ts';
import type { SearchParams } from '../trip-search/trip-search.ts';
import { askCheapest } from './ask-cheapest.server.ts';
import { facetsSchema, presentFacets } from './present-facets.server.ts';

export const facetCountsSchema = z.object({
  total: z.int().describe('Hotels that match'),
  cheapest: offerSchema.nullable().describe('Cheapest of them'),
  facets: facetsSchema.nullable(),
});

/** How many hotels match, from which price on, and how many would with each filter (SAPI-013). */
export async function countFacets(
  visit: SearchVisit,
  params: SearchParams,
): Promise<Outcome<z.infer<typeof facetCountsSchema>>> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { request, search } = read.value;
  const found = await askCheapest(visit, request, { withFacets: true });
  const { answer } = found;
  const [cheapest] = answer.hotels;
  return answered({
    total: answer.total,
    cheapest: cheapest === undefined ? null : presentOffer(visit, cheapest, search.party, byIndex(found)),
    facets: answer.facets === null ? null : presentFacets(answer.facets),
  });
}
