import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserTimings } from '../../../defaults.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { MapResultsAnswer } from '../../../trip-search/hotels/map-results-schema.ts';
import type { MapView } from '../canvas/map-view.ts';
import { fetchMapResults, findMapResultsPath } from './fetch-map-results.ts';

export interface MapResults {
  /** The last hotels found; they stay while the next ones load. */
  readonly hotels: MapResultsAnswer | null;
  readonly hasFailed: boolean;
}

/**
 * Loads the hotels of a search in the visible part of the map, again each time the map stops; cancels outdated
 * requests.
 */
export function useMapResults(view: MapView, params: SearchParams): MapResults {
  const { locale } = useVisit();
  const { bounds } = useSyncExternalStore(view.onRest, view.readRest);
  const path = findMapResultsPath(locale, params, bounds);
  const [found, setFound] = useState<MapResults>({ hotels: null, hasFailed: false });
  const delay = found.hotels === null ? 0 : browserTimings.mapRestMs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay is no reason to ask
  useEffect(() => {
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      fetchMapResults(path, overtaken.signal).then(
        (hotels) => setFound({ hotels, hasFailed: false }),
        () => {
          if (!overtaken.signal.aborted) setFound(({ hotels }) => ({ hotels, hasFailed: true }));
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [path]);
  return found;
}
