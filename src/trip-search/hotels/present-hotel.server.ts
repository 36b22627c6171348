import type { HotelCard } from '../../domain/search/catalogue.ts';
import { buildPath } from '../../url.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import type { HotelItem } from './hotel-schema.ts';

export function presentHotel(visit: SearchVisit, hotel: HotelCard): HotelItem {
  const { catalogue, language } = visit;
  const toPlace = (id: number) => ({ id, name: catalogue.destinations.get(id)?.name[language] ?? '' });
  return {
    id: hotel.id,
    name: hotel.name,
    category: hotel.category / 10,
    location: {
      city: toPlace(hotel.cityId),
      region: toPlace(hotel.regionId),
      country: toPlace(hotel.countryId),
      latitude: hotel.latitude,
      longitude: hotel.longitude,
    },
    ratings: { average: hotel.rating === 0 ? null : hotel.rating / 10, count: hotel.reviewCount },
    features: [
      { name: 'route', value: buildHotelPath(visit, hotel) },
      { name: 'hreflang', value: language },
      ...hotel.attributes.map((name) => ({ name, value: 'true' })),
    ],
    productCode: `G${hotel.id}`,
    mainImage: { scene: hotel.scene, alt: hotel.name },
    slugName: hotel.slug,
    slugPath: slugOfRegion(visit, hotel),
    references: { giataCode: String(hotel.id) },
  };
}

/** The path of a hotel's page (HOTEL-001). */
export function buildHotelPath(visit: SearchVisit, hotel: HotelCard): string {
  return buildPath('hoteldetail', {
    _locale: visit.locale,
    slugPath: slugOfRegion(visit, hotel),
    slugName: hotel.slug,
    g: hotel.id,
  });
}

function slugOfRegion({ catalogue }: SearchVisit, { regionId }: HotelCard): string {
  return catalogue.destinations.get(regionId)?.slug ?? 'detail';
}
