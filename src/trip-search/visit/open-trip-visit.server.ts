import type { Visit } from '../../site/visit.ts';
import type { Search } from './create-search.server.ts';
import { openSearchVisit } from './open-search-visit.server.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** The visit of a booked trip, whose hotel it knows even where the brand no longer sells it. */
export function openTripVisit(search: Pick<Search, 'visit'>, visit: Visit): SearchVisit {
  return openSearchVisit(search, { ...visit, brand: { ...visit.brand, range: null } });
}
