import { z } from 'zod';
import type { Destination } from '../../../domain/search/catalogue.ts';
import type { OfferAnswer } from '../../../ports/offers/offers-port.ts';
import { answered, type Outcome } from '../../../site/outcome.ts';
import { toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import type { SearchParams, TripSearch } from '../../../trip-search/address/trip-search.ts';
import { destinationLevels, isRegionGroup } from '../../../trip-search/catalogue/build-catalogue.ts';
import { parentNames } from '../../../trip-search/catalogue/parent-names.ts';
import { offerSchema } from '../../../trip-search/offers/offer-schema.ts';
import { byIndex, type Provenance, presentOffer } from '../../../trip-search/offers/present-offer.server.ts';
import { describeSearch, productSearchSchema } from '../../../trip-search/visit/describe-search.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { type ListedLevel, listedLevels } from './list/places-view.ts';

export const destinationOfferSchema = z.object({
  destination: z.object({
    id: z.int(),
    name: z.string(),
    type: z.enum(listedLevels),
    level: z.int(),
    slug: z.string(),
    within: z.string().describe('What it lies in, from near to far'),
    latitude: z.number(),
    longitude: z.number(),
  }),
  hotels: z.int().describe('Hotels with an offer'),
  offer: offerSchema.describe('The cheapest'),
  params: z
    .record(z.string(), z.string())
    .describe('Parameters of the same search in this destination alone'),
});
export type DestinationOffer = z.infer<typeof destinationOfferSchema>;

export const destinationListSchema = z.object({
  productSearch: productSearchSchema,
  level: z.enum(listedLevels),
  destinations: z.array(destinationOfferSchema),
});

/**
 * The cheapest offer of each destination of a level, cheapest first (SAPI-009).
 * @param level unless given, the level below the chosen destinations, of a group its regions; countries where none is chosen
 */
export async function listDestinations(
  visit: SearchVisit,
  params: SearchParams,
  { level: chosen }: { readonly level: ListedLevel | undefined },
): Promise<Outcome<z.infer<typeof destinationListSchema>>> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { search, request } = read.value;
  const level = chosen ?? levelBelow(visit, search.destinations);
  const found = await visit.queryOffers({ name: 'destinations', request, level });
  const known = byIndex(found);
  return answered({
    productSearch: describeSearch(visit, search, request),
    level,
    destinations: found.answer.flatMap((each) => presentDestination(visit, search, each, known)),
  });
}

function levelBelow({ catalogue }: SearchVisit, ids: readonly number[]): ListedLevel {
  if (ids.length === 0) return 'country';
  const places = ids.map((id) => catalogue.destinations.get(id));
  return places.every((place) => place && (place.type === 'country' || isRegionGroup(catalogue, place)))
    ? 'region'
    : 'city';
}

/** Nothing for a destination that the catalogue does not know (yet). */
export function presentDestination(
  visit: SearchVisit,
  search: TripSearch,
  { destinationId, hotels, cheapest }: OfferAnswer<'destinations'>[number],
  known: Provenance,
): DestinationOffer[] {
  const place = visit.catalogue.destinations.get(destinationId);
  if (place === undefined || place.type === 'poi') return [];
  const inPlace = { ...search, destinations: [destinationId], page: 1 };
  return [
    {
      destination: presentPlace(visit, place, place.type),
      hotels,
      offer: presentOffer(visit, cheapest, search.party, known),
      params: { ...toSearchParams(inPlace) } as Record<string, string>,
    },
  ];
}

function presentPlace(
  { catalogue, language }: SearchVisit,
  place: Destination,
  type: ListedLevel,
): DestinationOffer['destination'] {
  return {
    id: place.id,
    name: place.name[language],
    type,
    level: destinationLevels[type],
    slug: place.slug,
    within: parentNames(catalogue, place, language),
    latitude: place.latitude,
    longitude: place.longitude,
  };
}
