import type { Destination } from '../../../domain/search/catalogue.ts';
import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import { refuse } from '../../../ports/supply/feeds/records/feed-record.ts';

/**
 * A hotel lies in a city of the catalogue, and names the region that holds the city and the country around it.
 * @throws FeedError naming the column that is wrong
 */
export function requirePlaces(hotel: HotelFacts, destinations: ReadonlyMap<number, Destination>): void {
  if (destinations.has(hotel.id)) refuse(`id '${hotel.id}' is that of a destination`);
  const city = requireDestination('city_id', hotel.cityId, 'city', destinations);
  const region = requireDestination('region_id', hotel.regionId, 'region', destinations);
  const country = requireDestination('country_id', hotel.countryId, 'country', destinations);
  if (city.parentId !== region.id) refuse(`city_id '${city.id}' is not in region '${region.id}'`);
  if (!isWithin(region, country.id, destinations))
    refuse(`region_id '${region.id}' is not in country '${country.id}'`);
}

/** Between a region and its country may lie groups of regions. */
function isWithin(
  { parentId }: Destination,
  countryId: number,
  destinations: ReadonlyMap<number, Destination>,
): boolean {
  if (parentId === countryId) return true;
  const parent = parentId === null ? undefined : destinations.get(parentId);
  return parent !== undefined && isWithin(parent, countryId, destinations);
}

function requireDestination(
  column: string,
  id: number,
  type: Destination['type'],
  destinations: ReadonlyMap<number, Destination>,
): Destination {
  const found = destinations.get(id);
  if (found === undefined) return refuse(`${column} '${id}' is unknown`);
  if (found.type !== type) refuse(`${column} '${id}' is a ${found.type}, no ${type}`);
  return found;
}
