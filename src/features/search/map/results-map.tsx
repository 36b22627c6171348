import { readSlice } from '../../../site/client-store.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../trip-search/trip-search.ts';
import { boundPoints } from './map-bounds.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapGate } from './map-gate.tsx';
import { mapSlice } from './map-state.ts';
import { ResultsLayer } from './results-layer.tsx';

export interface ResultsMapProps {
  /** The search whose hotels are shown; the map asks for them itself (MAP-008). */
  readonly params: SearchParams;
  /** Where the hotels of the list lie: what the map shows first. */
  readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
}

/**
 * The hotels of a search on the map, after consent (LIST-023). Fills its parent. A list beside it whose items carry
 * `data-hotel` is highlighted together with it, see `link-list-to-map.ts`.
 */
export function ResultsMap({ params, points }: ResultsMapProps) {
  const texts = useTexts();
  const label = texts('map.label');
  return (
    <MapGate label={label}>
      {() => (
        <MapCanvas
          start={readSlice(mapSlice).center ?? boundPoints(points)}
          isCooperative={false}
          failure={texts('map.failedList')}
        >
          {(view) => <ResultsLayer view={view} params={params} points={points} />}
        </MapCanvas>
      )}
    </MapGate>
  );
}
