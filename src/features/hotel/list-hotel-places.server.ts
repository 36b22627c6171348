import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import { buildPath } from '../../url.ts';
import type { HotelPlaceLink } from './hotel-page-props.ts';

/** Country, region and city of a hotel, each linking to its hotels and preserving the search. */
export function listHotelPlaces(
  { location }: HotelItem,
  locale: string,
  params: SearchParams,
): readonly HotelPlaceLink[] {
  const { country, region, city } = location;
  return [country, region, city]
    .filter(({ name }, at, places) => name !== '' && name !== places[at - 1]?.name)
    .map(({ id, name }) => ({ name, href: buildListPath(locale, params, String(id)) }));
}

/** HOTEL-009: back to what was searched, or where that was the hotel itself, to the hotels of its region. */
export function findListPath(hotel: HotelItem, locale: string, params: SearchParams): string {
  const searched = params.destinations ?? '';
  const isHotelAlone = searched === '' || searched === String(hotel.id);
  return buildListPath(locale, params, isHotelAlone ? String(hotel.location.region.id) : searched);
}

function buildListPath(locale: string, params: SearchParams, destinations: string): string {
  return buildPath('resultlist', { _locale: locale }, { ...params, destinations, page: undefined });
}
