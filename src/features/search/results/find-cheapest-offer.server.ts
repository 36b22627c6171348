import { z } from 'zod';
import { answered, type Outcome } from '../../../site/outcome.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { findCheapestHotel } from '../../../trip-search/hotels/find-cheapest-hotel.server.ts';
import { presentResults } from '../../../trip-search/hotels/list-hotels.server.ts';
import { resultSchema } from '../../../trip-search/hotels/result-schema.ts';
import { byIndex } from '../../../trip-search/offers/present-offer.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';

export const cheapestOfferSchema = z.object({
  cheapest: resultSchema.nullable().describe('Null where nothing matches'),
});

/** The cheapest of everything that matches, with its hotel (SAPI-052, CASC-005). */
export async function findCheapestOffer(
  visit: SearchVisit,
  params: SearchParams,
): Promise<Outcome<z.infer<typeof cheapestOfferSchema>>> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { request, search } = read.value;
  const found = await findCheapestHotel(visit, request);
  const [cheapest] = presentResults(visit, found.answer.hotels, search.party, byIndex(found));
  return answered({ cheapest: cheapest ?? null });
}
