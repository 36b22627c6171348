import type { SceneLight } from '../../../domain/pictures/scene.ts';
import { cityName } from '../../../trip-search/catalogue/parent-names.ts';
import { payablePerPerson } from '../../../trip-search/offers/present-offer.server.ts';
import type { PageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { presentTile, toTripSummary } from './list/list-places.server.ts';
import { lightAtBestHour, picturePlace } from './list/picture-places.server.ts';
import type { PlaceTileProps } from './list/places-props.ts';

export interface ChosenPlaces {
  readonly places: readonly PlaceTileProps[];
  /** When the oldest of the prices was true: milliseconds since 1970. */
  readonly knownAt: number;
}

/**
 * Returns the chosen destinations in their order, each with its cheapest holiday (MASK-021): places of any level and
 * hotels in one list. Omits destinations without an offer.
 */
export async function listChosenPlaces(
  visit: SearchVisit,
  { search, params }: PageSearch,
  light: SceneLight,
): Promise<ChosenPlaces> {
  const found = await Promise.all(search.destinations.map((id) => findTile(visit, params, id, light)));
  const tiles = found.filter((each) => each !== null);
  return {
    places: tiles.map(({ tile }) => tile).filter((tile) => tile !== null),
    knownAt: Math.min(visit.now.getTime(), ...tiles.map(({ knownAt }) => knownAt)),
  };
}

/** Requests by country: a destination of any level is in one country and has one answer there. */
async function findTile(
  visit: SearchVisit,
  params: PageSearch['params'],
  id: number,
  light: SceneLight,
): Promise<{ readonly tile: PlaceTileProps | null; readonly knownAt: number } | null> {
  const read = readRequest(visit, params, (search) => ({ ...search, destinations: [id] }));
  if (!read.ok) return null;
  const { request, search } = read.value;
  const { answer, knownAt } = await visit.queryOffers({ name: 'destinations', request, level: 'country' });
  const cheapest = answer[0]?.cheapest;
  if (cheapest === undefined) return null;
  const trip = { price: payablePerPerson(visit, cheapest, search.party), ...toTripSummary(visit, cheapest) };
  const place = visit.catalogue.destinations.get(id);
  if (place === undefined) return { tile: presentHotelTile(visit, id, light, trip), knownAt };
  const scene = picturePlace(visit.catalogue, place, light);
  return { tile: presentTile(visit, { place, id, scene, size: 'large', ...trip }), knownAt };
}

function presentHotelTile(
  { catalogue, language }: SearchVisit,
  id: number,
  light: SceneLight,
  trip: Pick<PlaceTileProps, 'price' | 'total' | 'nights' | 'flight' | 'month'>,
): PlaceTileProps | null {
  const hotel = catalogue.hotels.get(id);
  const city = hotel && catalogue.destinations.get(hotel.cityId);
  if (hotel === undefined || city === undefined) return null;
  const scene = lightAtBestHour(hotel.scene, light);
  const within = cityName(catalogue, city, language);
  return { id, name: hotel.name, within, scene, size: 'large', ...trip, air: null, sea: null };
}
