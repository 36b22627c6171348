import type { SceneLight } from '../../../../domain/pictures/scene.ts';
import type { Destination } from '../../../../domain/search/catalogue.ts';
import type { PricedOffer } from '../../../../domain/search/offer-query.ts';
import { findClimate } from '../../../../trip-search/catalogue/find-climate.ts';
import { parentNames } from '../../../../trip-search/catalogue/parent-names.ts';
import {
  findDepartureMonth,
  measureFlight,
  measureFlightDistance,
} from '../../../../trip-search/offers/measure-flight.server.ts';
import { payablePerPerson, payableTotal } from '../../../../trip-search/offers/present-offer.server.ts';
import type { ReadRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import { picturePlace } from './picture-places.server.ts';
import type { PlaceTileProps } from './places-props.ts';
import type { ListedLevel } from './places-view.ts';

/** A place with an offer before it has a size in the mosaic: only what places are compared by, for most are not shown. */
export interface FoundPlace {
  readonly id: number;
  readonly scene: string;
  /** For one person, in minor units. */
  readonly price: number;
  readonly nights: number;
  /** Kilometres flown. */
  readonly distance: number;
  readonly place: Destination;
  readonly cheapest: PricedOffer;
}

export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** When the prices were true: milliseconds since 1970. */
  readonly knownAt: number;
}

/** The cheapest holiday in each place of a level, as searched. */
export async function listPlaces(
  visit: SearchVisit,
  { search, request }: ReadRequest,
  { level, light }: { readonly level: ListedLevel; readonly light: SceneLight },
): Promise<FoundPlaces> {
  const { answer, knownAt } = await visit.queryOffers({ name: 'destinations', request, level });
  const places = answer.flatMap(({ destinationId, cheapest }) => {
    const place = visit.catalogue.destinations.get(destinationId);
    if (place === undefined) return [];
    return [
      {
        place,
        id: place.id,
        scene: picturePlace(visit.catalogue, place, light),
        price: payablePerPerson(visit, cheapest, search.party),
        nights: cheapest.key.nights,
        distance: measureFlightDistance(visit, cheapest),
        cheapest,
      },
    ];
  });
  return { places, knownAt };
}

/** What a trip costs, how long it is, how far and when. */
export function toTripSummary(
  visit: SearchVisit,
  offer: PricedOffer,
): Pick<PlaceTileProps, 'total' | 'nights' | 'flight' | 'month'> {
  return {
    total: payableTotal(visit, offer),
    nights: offer.key.nights,
    flight: measureFlight(visit, offer),
    month: findDepartureMonth(offer),
  };
}

/** A tile with its words. A country has no one climate, nor have mountains that of the town below them. */
export function presentTile(
  { catalogue, language }: SearchVisit,
  {
    place,
    ...found
  }: Omit<PlaceTileProps, 'name' | 'within' | 'air' | 'sea'> & { readonly place: Destination },
): PlaceTileProps {
  const hasClimate = place.type !== 'country' && !found.scene.startsWith('mountains.');
  const climate = hasClimate ? findClimate(catalogue.stations, place, found.month) : null;
  return {
    ...found,
    name: place.name[language],
    within: parentNames(catalogue, place, language),
    air: climate?.air ?? null,
    sea: found.scene.startsWith('coast.') ? (climate?.sea ?? null) : null,
  };
}
