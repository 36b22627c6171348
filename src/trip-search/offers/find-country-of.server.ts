import type { Visit } from '../../site/visit.ts';
import type { Search } from '../visit/create-search.server.ts';
import { openSearchVisit } from '../visit/open-search-visit.server.ts';

/** ISO code of the country a hotel is in; null for a hotel that the catalogue no longer has. */
export function findCountryOf(search: Search, visit: Visit, hotelId: number): string | null {
  const { catalogue } = openSearchVisit(search, visit);
  const hotel = catalogue.hotels.get(hotelId);
  return hotel === undefined ? null : (catalogue.destinations.get(hotel.countryId)?.countryCode ?? null);
}
