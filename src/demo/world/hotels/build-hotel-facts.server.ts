import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

/** What is searched by, of an invented hotel. */
export function buildHotelFacts(hotel: WorldHotel): HotelFacts {
  const { id, cityId, regionId, countryId, category, rating, attributes, latitude, longitude } = hotel.card;
  const { airports } = hotel;
  return { id, cityId, regionId, countryId, category, rating, attributes, latitude, longitude, airports };
}
