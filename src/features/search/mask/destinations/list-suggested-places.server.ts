import type { z } from 'zod';
import { listLengths, warmNow } from '../../../../defaults.ts';
import type { SceneLight } from '../../../../domain/pictures/scene.ts';
import type { OfferQueries } from '../../../../domain/search/offer-query.ts';
import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { answered, type Outcome } from '../../../../site/outcome.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { earliestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { Catalogue } from '../../../../trip-search/catalogue/build-catalogue.ts';
import { parentNames } from '../../../../trip-search/catalogue/parent-names.ts';
import { payablePerPerson } from '../../../../trip-search/offers/present-offer.server.ts';
import { readRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import { picturePlace } from '../../places/list/picture-places.server.ts';
import { listWarmRegions } from '../phrase/list-warm-regions.server.ts';
import type { suggestedPlacesSchema } from './suggested-places-schema.ts';

type Suggested = z.infer<typeof suggestedPlacesSchema>;
type Found = OfferQueries['destinations']['answer'][number];

/** Where one may go who has nothing in mind: what most guests have had an opinion of, and where it is warm soon. None is there twice. */
export async function listSuggestedPlaces(
  visit: SearchVisit,
  texts: Texts,
  light: SceneLight,
): Promise<Outcome<Suggested>> {
  const first = earliestDay(visit.today);
  const soon = { departureDate: formatDay(first), returnDate: formatDay(first + warmNow.daysAhead) };
  const [anyTime, nearby] = await Promise.all([
    searchRegions(visit, {}, light),
    searchRegions(visit, soon, light),
  ]);
  if (!anyTime.ok) return anyTime;
  if (!nearby.ok) return nearby;
  const opinionsOf = countOpinions(visit.catalogue);
  const opinions = ({ destinationId }: Found) => opinionsOf.get(destinationId) ?? 0;
  const popular = anyTime.value.found
    .filter((found) => opinions(found) > 0)
    .toSorted((one, other) => opinions(other) - opinions(one))
    .slice(0, listLengths.suggestedPlaces);
  const isTaken = new Set(popular.map(({ destinationId }) => destinationId));
  const isWarm = new Set(listWarmRegions(visit, first + 7));
  const warm = nearby.value.found
    .filter(({ destinationId }) => isWarm.has(destinationId) && !isTaken.has(destinationId))
    .slice(0, listLengths.suggestedPlaces);
  return answered({
    currency: visit.currency,
    from: texts('results.from'),
    groups: [
      { title: texts('phrase.popular'), places: popular.flatMap(anyTime.value.present) },
      { title: texts('phrase.warmNow', { n: warmNow.airFrom }), places: warm.flatMap(nearby.value.present) },
    ].filter(({ places }) => places.length > 0),
  });
}

/** Guests' opinions of all hotels of each place, summed once a catalogue: a region has thousands of hotels. */
function countOpinions(catalogue: Catalogue): ReadonlyMap<number, number> {
  return catalogue.once('opinions by place', () => {
    const counts = new Map<number, number>();
    for (const [place, hotels] of catalogue.hotelsOf)
      counts.set(
        place,
        hotels.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
      );
    return counts;
  });
}

/** Regions with an offer, the cheapest first, and how they are shown. */
async function searchRegions(
  visit: SearchVisit,
  params: SearchParams,
  light: SceneLight,
): Promise<
  Outcome<{
    readonly found: readonly Found[];
    readonly present: (found: Found) => Suggested['groups'][number]['places'];
  }>
> {
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { request, search } = read.value;
  const { answer } = await visit.queryOffers({ name: 'destinations', request, level: 'region' });
  const { catalogue, language } = visit;
  const present = ({ destinationId: id, cheapest }: Found) => {
    const place = catalogue.destinations.get(id);
    if (place === undefined) return [];
    return [
      {
        id,
        name: place.name[language],
        within: parentNames(catalogue, place, language),
        scene: picturePlace(catalogue, place, light),
        perPerson: payablePerPerson(visit, cheapest, search.party),
      },
    ];
  };
  return answered({ found: answer, present });
}
