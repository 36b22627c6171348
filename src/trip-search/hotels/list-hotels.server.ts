import { z } from 'zod';
import { listLengths } from '../../defaults.ts';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { answered, type Outcome } from '../../site/outcome.ts';
import { hotelSorts } from '../address/hotel-sorts.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { byIndex, type Provenance, presentOffer } from '../offers/present-offer.server.ts';
import { describeSearch, productSearchSchema } from '../visit/describe-search.server.ts';
import { readRequest } from '../visit/read-request.server.ts';
import { resolveHotelSort } from '../visit/resolve-hotel-sort.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { facetsSchema } from './facets-schema.ts';
import { presentFacets } from './present-facets.server.ts';
import { presentHotel } from './present-hotel.server.ts';
import { type Result, resultSchema } from './result-schema.ts';

export const hotelListSchema = z.object({
  productSearch: productSearchSchema,
  sort: z.enum(hotelSorts),
  page: z.int(),
  pages: z.int().describe('Pages there are'),
  total: z.int().describe('Hotels there are'),
  results: z.array(resultSchema),
  facets: facetsSchema.nullable().describe('Null unless asked for'),
});

/** A page of hotels, each with its cheapest offer (SAPI-010); a page past the end is empty. */
export async function listHotels(
  visit: SearchVisit,
  params: SearchParams,
  { withFacets }: { readonly withFacets: boolean },
): Promise<Outcome<z.infer<typeof hotelListSchema>>> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { search, request } = read.value;
  const { sort, page, party } = search;
  const found = await visit.queryOffers({
    name: 'hotels',
    request,
    ...resolveHotelSort(visit, sort),
    page,
    pageSize: listLengths.hotelsPerPage,
    withFacets,
  });
  const { total, hotels, facets } = found.answer;
  return answered({
    productSearch: describeSearch(visit, search, request),
    sort,
    page,
    pages: Math.ceil(total / listLengths.hotelsPerPage),
    total,
    results: presentResults(visit, hotels, party, byIndex(found)),
    facets: facets === null ? null : presentFacets(facets),
  });
}

/** A hotel that the catalogue does not know yet is left out: there is nothing to show of it but a price. */
export function presentResults(
  visit: SearchVisit,
  offers: readonly PricedOffer[],
  party: Party,
  known: Provenance,
): Result[] {
  return offers.flatMap((offer) => {
    const hotel = visit.catalogue.hotels.get(offer.key.hotelId);
    if (hotel === undefined) return [];
    return [{ hotel: presentHotel(visit, hotel), offer: presentOffer(visit, offer, party, known) }];
  });
}
