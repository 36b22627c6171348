import { readSlice } from '../../../site/client-store.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ResultsMapProps } from '../../../trip-search/page-parts.tsx';
import { boundPoints } from '../canvas/map-bounds.ts';
import { MapCanvas } from '../canvas/map-canvas.tsx';
import { mapSlice } from '../canvas/map-state.ts';
import { ResultsLayer } from './results-layer.tsx';

/** The map of a search with its hotels; comes once there is consent and the map is in view. */
export default function ResultsOnMap({ params, points }: ResultsMapProps) {
  const texts = useTexts();
  return (
    <MapCanvas
      start={readSlice(mapSlice).center ?? boundPoints(points)}
      isCooperative={false}
      failure={texts('map.failedList')}
    >
      {(view) => <ResultsLayer view={view} params={params} points={points} />}
    </MapCanvas>
  );
}
