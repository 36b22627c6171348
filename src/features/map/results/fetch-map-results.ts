import { browserTimeouts, listLengths } from '../../../defaults.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { MapResultsAnswer, MapResultsQuery } from '../../../trip-search/hotels/map-results-schema.ts';
import { buildPath } from '../../../url.ts';
import { formatMapBox, type MapBounds } from '../canvas/map-bounds.ts';

/** Address of the hotels of a search inside a box (SAPI-011). Order and page are the list's alone. */
export function findMapResultsPath(locale: string, params: SearchParams, bounds: MapBounds): string {
  const { sort: _sort, page: _page, ...search } = params;
  const query: MapResultsQuery = {
    ...search,
    box: formatMapBox(bounds),
    resultsPerPage: listLengths.hotelsOnMap,
  };
  return buildPath('get_map_results', { _locale: locale }, query);
}

/** @throws where there is no answer in time */
export async function fetchMapResults(path: string, signal: AbortSignal): Promise<MapResultsAnswer> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(browserTimeouts.fetchTimeoutMs)]),
  });
  if (!response.ok) throw new Error(`Map results answered ${response.status}`);
  return (await response.json()) as MapResultsAnswer;
}
