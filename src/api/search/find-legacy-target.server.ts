import { findArrivalTarget } from '../../features/search/places/find-arrival-target.server.ts';
import { findPlaceBySlug } from '../../features/search/places/find-place-by-slug.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import type { LegacyTarget } from '../../server/pages/pages.server.ts';
import type { Visit } from '../../site/visit.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { buildPath, type Query, type RouteMatch } from '../../url.ts';

interface LegacySite {
  readonly search: Search;
  readonly visit: Visit;
}

/**
 * The address that replaced an old one, with its query (ROUTE-019): hotel leads to the hotel, flight to the hotel with
 * the flight changer open, gallery to the list of the destination it names (LIST-002), an airport of arrival to its
 * hotels or its regions (ROUTE-044). Null for routes that are not legacy, and for what names nothing.
 * @throws HttpError 503 while the catalogue or the offers are being read
 */
export async function findLegacyTarget(
  { name, params }: RouteMatch,
  { searchParams }: URL,
  { search, visit }: LegacySite,
): Promise<LegacyTarget | null> {
  const query = listQuery(searchParams);
  const { _locale = '', slugPath = '', arrivalTlc = '' } = params;
  const openVisit = () => openSearchVisit(search, visit);
  switch (name) {
    case 'rah_legacy_hoteldetail':
      return forGood(buildHotelPath(params, query));
    case 'rah_legacy_flightchanger':
      return forGood(buildHotelPath(params, { ...query, flightChanger: 'open' }));
    case 'rah_legacy_resultlist': {
      const place = await or503WhileUnready(() => findPlaceBySlug(openVisit().catalogue, slugPath));
      return place && forGood(buildPath('resultlist', { _locale }, { ...query, destinations: place.id }));
    }
    case 'integration_search_link': {
      const target = await or503WhileUnready(() => findArrivalTarget(openVisit(), arrivalTlc));
      return target && forNow(buildPath(target.route, { _locale }, { ...query, arrival: target.arrival }));
    }
    default:
      return null;
  }
}

function listQuery(searchParams: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)] as const),
  );
}

function forGood(address: string): LegacyTarget {
  return { address, status: 301 };
}

function forNow(address: string): LegacyTarget {
  return { address, status: 302 };
}

function buildHotelPath(params: RouteMatch['params'], query: Query): string {
  const { _locale = '', slugPath = '', slugName = '', g = '' } = params;
  return buildPath('hoteldetail', { _locale, slugPath, slugName, g }, query);
}
