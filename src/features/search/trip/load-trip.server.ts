import type { PageSearch } from '../read-page-search.server.ts';
import type { SearchVisit } from '../search-visit.server.ts';

export interface TripData {
  readonly placeholder?: string;
}

export async function loadTrip(
  _visit: SearchVisit,
  _hotelId: number,
  _search: PageSearch,
  _query: URLSearchParams,
): Promise<TripData> {
  return {};
}
