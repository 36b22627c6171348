import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ResultsMapProps } from '../../../trip-search/page-parts.tsx';
import { MapFailed } from '../canvas/map-failed.tsx';
import { MapGate } from '../canvas/map-gate.tsx';

const ResultsOnMap = lazyPart(() => import('./results-on-map.tsx'), MapFailed);

/**
 * The hotels of a search on the map, a vendor's after consent (LIST-023). Fills its parent. Highlights the items (`data-hotel`) of
 * a list next to it together with the markers, see `link-list-to-map.ts`.
 */
export function ResultsMap({ params, points }: ResultsMapProps) {
  const label = useTexts()('map.label');
  return <MapGate label={label}>{() => <ResultsOnMap params={params} points={points} />}</MapGate>;
}
