import type { z } from 'zod';
import { answered, invalid, type Outcome } from '../../../site/outcome.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { presentResults } from '../../../trip-search/hotels/list-hotels.server.ts';
import type { mapResultsSchema } from '../../../trip-search/hotels/map-results-schema.ts';
import { byIndex } from '../../../trip-search/offers/present-offer.server.ts';
import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';

export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The map before anything was moved: the whole world. */
const wholeWorld: MapBox = { south: -90, west: -180, north: 90, east: 180 };

/**
 * Reads `south,west,north,east` in degrees; null for anything else. West may lie east of east: such a box crosses the
 * date line.
 */
export function parseMapBox(text: string | undefined): MapBox | null {
  if (text === undefined || text === '') return wholeWorld;
  if (!/^-?\d{1,3}(?:\.\d{1,12})?(?:,-?\d{1,3}(?:\.\d{1,12})?){3}$/.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const isOnEarth =
    Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isOnEarth && south <= north ? { south, west, north, east } : null;
}

/** The cheapest hotels inside a box of the map (SAPI-011, MAP-008). */
export async function mapHotels(
  visit: SearchVisit,
  params: SearchParams,
  { box: boxText, limit }: { readonly box: string | undefined; readonly limit: number },
): Promise<Outcome<z.infer<typeof mapResultsSchema>>> {
  const box = parseMapBox(boxText);
  if (box === null) return invalid({ box: 'must be south,west,north,east in degrees' });
  const read = readRequest(visit, params);
  if (!read.ok) return read;
  const { request, search } = read.value;
  const found = await visit.queryOffers({ name: 'map', request, box, limit });
  const offers = found.answer.hotels.map(({ offer }) => offer);
  return answered({
    total: found.answer.total,
    results: presentResults(visit, offers, search.party, byIndex(found)),
  });
}
