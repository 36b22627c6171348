import type { Destination, HotelCard } from '../../domain/search/catalogue.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import { buildDestinationPath } from '../../trip-search/catalogue/build-destination-path.ts';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { buildPath } from '../../url.ts';
import type { HotelPlaceLink } from './model/hotel-page-props.ts';

/** Country, region and city of a hotel, each linking to its page and preserving the search. */
export function listHotelPlaces(
  { catalogue, language, locale }: SearchVisit,
  { countryId, regionId, cityId }: Pick<HotelCard, 'countryId' | 'regionId' | 'cityId'>,
  { destinations: _, page: _page, ...search }: SearchParams,
): readonly HotelPlaceLink[] {
  return [countryId, regionId, cityId]
    .map((id) => catalogue.destinations.get(id))
    .filter((place): place is Destination => place !== undefined)
    .filter((place, at, places) => place.name[language] !== places[at - 1]?.name[language])
    .map((place) => ({
      name: place.name[language],
      href: buildDestinationPath(catalogue, place, locale, search),
    }));
}

/** HOTEL-009: back to what was searched, or where that was the hotel itself, to the hotels of its region. */
export function findListPath(hotel: HotelItem, locale: string, params: SearchParams): string {
  const searched = params.destinations ?? '';
  const isHotelAlone = searched === '' || searched === String(hotel.id);
  const destinations = isHotelAlone ? String(hotel.location.region.id) : searched;
  return buildPath('resultlist', { _locale: locale }, { ...params, destinations, page: undefined });
}
