import type { Destination } from '../../../../domain/search/catalogue.ts';
import type { HotelFacts } from '../../../../domain/search/supply-facts.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';

type Places = Pick<FeedDirectory, 'findPlace'>;

/**
 * A hotel lies in a city of the catalogue, and names the region that holds the city and the country around it.
 * @throws FeedError naming the column that is wrong
 */
export async function requirePlaces(hotel: HotelFacts, directory: Places): Promise<void> {
  if ((await directory.findPlace(hotel.id)) !== null) refuse(`id '${hotel.id}' is that of a destination`);
  const city = await requireDestination('city_id', hotel.cityId, 'city', directory);
  const region = await requireDestination('region_id', hotel.regionId, 'region', directory);
  const country = await requireDestination('country_id', hotel.countryId, 'country', directory);
  if (city.parentId !== region.id) refuse(`city_id '${city.id}' is not in region '${region.id}'`);
  if (!(await isWithin(region, country.id, directory)))
    refuse(`region_id '${region.id}' is not in country '${country.id}'`);
}

/** Between a region and its country may lie groups of regions. */
async function isWithin({ parentId }: Destination, countryId: number, directory: Places): Promise<boolean> {
  if (parentId === countryId) return true;
  const parent = parentId === null ? null : await directory.findPlace(parentId);
  return parent !== null && isWithin(parent, countryId, directory);
}

async function requireDestination(
  column: string,
  id: number,
  type: Destination['type'],
  directory: Places,
): Promise<Destination> {
  const found = await directory.findPlace(id);
  if (found === null) return refuse(`${column} '${id}' is unknown`);
  if (found.type !== type) refuse(`${column} '${id}' is a ${found.type}, no ${type}`);
  return found;
}
