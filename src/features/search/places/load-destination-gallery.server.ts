import { z } from 'zod';
import { answered, type Outcome } from '../../../site/outcome.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { choosePlaceScene } from '../../../trip-search/catalogue/choose-place-scene.ts';
import { findDepartureMonth, measureFlight } from '../../../trip-search/offers/measure-flight.server.ts';
import { byIndex } from '../../../trip-search/offers/present-offer.server.ts';
import { describeSearch, productSearchSchema } from '../../../trip-search/visit/describe-search.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { type ListedLevel, listedLevels } from './list/places-view.ts';
import { destinationOfferSchema, presentDestination } from './list-destinations.server.ts';

export const gallerySchema = z.object({
  productSearch: productSearchSchema,
  level: z.enum(listedLevels),
  destinations: z.array(
    destinationOfferSchema.extend({
      scene: z.string().describe('Scene key of its picture, see the image endpoint'),
      flightMinutes: z
        .int()
        .nullable()
        .describe('Outbound flight of the cheapest offer; null without flights'),
      bestMonth: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .describe('Month of the cheapest departure within the period searched'),
    }),
  ),
});

/**
 * Loads destinations as the gallery shows them (SAPI-012, GALLERY-002): regions unless the request has another level.
 */
export async function loadDestinationGallery(
  visit: SearchVisit,
  params: SearchParams,
  { level }: { readonly level: ListedLevel },
): Promise<Outcome<z.infer<typeof gallerySchema>>> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { search, request } = read.value;
  const found = await visit.queryOffers({ name: 'destinations', request, level });
  const known = byIndex(found);
  const destinations = found.answer.flatMap((each) =>
    presentDestination(visit, search, each, known).map((shown) => ({
      ...shown,
      scene: choosePlaceScene(shown.destination, visit.catalogue.hotelsOf.get(each.destinationId) ?? []),
      flightMinutes: measureFlight(visit, each.cheapest),
      bestMonth: findDepartureMonth(each.cheapest),
    })),
  );
  return answered({ productSearch: describeSearch(visit, search, request), level, destinations });
}
