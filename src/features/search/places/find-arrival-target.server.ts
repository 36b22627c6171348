import { readRequest } from '../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';

/** Where a link for an airport of arrival leads. */
export interface ArrivalTarget {
  readonly route: 'resultlist' | 'all_destinations';
  /** IATA code as the parameter `arrival` takes it. */
  readonly arrival: string;
}

/**
 * The list of hotels reached through an airport, or the gallery where they lie in several regions (GALLERY-006); null for a
 * code at which no holiday arrives.
 * @param code three letters in either case (ROUTE-044)
 */
export async function findArrivalTarget(visit: SearchVisit, code: string): Promise<ArrivalTarget | null> {
  const arrival = code.toUpperCase();
  if (visit.catalogue.airports.get(arrival)?.isArrival !== true) return null;
  const read = readRequest(visit, { arrival });
  if (!read.ok) return null;
  const { answer } = await visit.queryOffers({
    name: 'destinations',
    request: read.value.request,
    level: 'region',
  });
  return { arrival, route: answer.length > 1 ? 'all_destinations' : 'resultlist' };
}
