import type { OfferQuery } from '../offers-port.ts';
import type { ShardDirectory } from './shard-directory.ts';

/** The shards that may have an answer; at least one, which refuses an invalid query. */
export function chooseShards(directory: ShardDirectory, query: OfferQuery): number[] {
  const hotels = listHotels(query);
  const all = directory.reach.map((_, shard) => shard);
  const homes = hotels && new Set(hotels.map((id) => directory.hotels.get(id)?.shard));
  const chosen = all.filter((shard) => {
    if (homes !== null && !homes.has(shard)) return false;
    if (!('request' in query)) return true;
    const { arrivalAirports } = query.request;
    // What flies for a named stay is found wherever the hotel is.
    const destinations = query.name === 'flights' ? null : query.request.destinations;
    return reaches(directory, shard, arrivalAirports) && reaches(directory, shard, destinations);
  });
  return chosen.length > 0 ? chosen : [0];
}

/** Hotels the answer can be about; null for any. */
function listHotels(query: OfferQuery): readonly number[] | null {
  switch (query.name) {
    case 'offer':
      return [query.key.hotelId];
    case 'flights':
      return [query.stay.hotelId];
    case 'rooms':
      return [query.hotelId];
    case 'factors':
      return [query.dates.hotelId];
    default:
      return query.request.hotels;
  }
}

function reaches(
  { reach }: ShardDirectory,
  shard: number,
  places: readonly (string | number)[] | null,
): boolean {
  return places === null || places.some((place) => reach[shard]?.has(place));
}
