import { describe, expect, it } from 'vitest';
import type { Destination } from '../../../../domain/search/catalogue.ts';
import type { HotelFacts } from '../../../../domain/search/supply-facts.ts';
import { requirePlaces } from './require-places.ts';

function place(id: number, type: Destination['type'], parentId: number | null): Destination {
  const name = { de: '', en: '', it: '', es: '', fr: '' };
  const rest = { countryCode: 'ES', latitude: 0, longitude: 0, useInGlossary: false, slug: `place-${id}` };
  return { id, type, parentId, name, ...rest };
}

/**
 * Country 1 with group 2 of region 3 with city 4 and its sight 5, and region 6 next to the group; country 7 is empty.
 */
const destinations = new Map(
  [
    place(1, 'country', null),
    place(2, 'region', 1),
    place(3, 'region', 2),
    place(4, 'city', 3),
    place(5, 'poi', 4),
    place(6, 'region', 1),
    place(7, 'country', null),
  ].map((each) => [each.id, each]),
);

function requireFor(id: number, cityId: number, regionId: number, countryId: number): Promise<void> {
  const rest = { category: 0, rating: 0, attributes: [], latitude: 0, longitude: 0, airports: [] };
  const hotel: HotelFacts = { id, cityId, regionId, countryId, ...rest };
  return requirePlaces(hotel, { findPlace: async (place) => destinations.get(place) ?? null });
}

describe('requirePlaces', () => {
  it('takes a hotel of a region that lies in a group of regions', async () => {
    await expect(requireFor(100, 4, 3, 1)).resolves.toBeUndefined();
  });

  it.each([
    ["id '4' is that of a destination", [4, 4, 3, 1]],
    ["city_id '99' is unknown", [100, 99, 3, 1]],
    ["city_id '5' is a poi, no city", [100, 5, 3, 1]],
    ["region_id '1' is a country, no region", [100, 4, 1, 1]],
    ["country_id '2' is a region, no country", [100, 4, 3, 2]],
    ["city_id '4' is not in region '2'", [100, 4, 2, 1]],
    ["city_id '4' is not in region '6'", [100, 4, 6, 1]],
    ["region_id '3' is not in country '7'", [100, 4, 3, 7]],
  ] as const)('refuses a hotel that lies nowhere: %s', async (reason, ids) => {
    const [id, cityId, regionId, countryId] = ids;
    await expect(requireFor(id, cityId, regionId, countryId)).rejects.toThrow(reason);
  });
});
