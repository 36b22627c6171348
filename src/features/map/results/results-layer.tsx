import { useEffect, useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { requireStore, useSlice } from '../../../site/client-store.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import type { MapResultsAnswer } from '../../../trip-search/hotels/map-results-schema.ts';
import { boundPoints } from '../canvas/map-bounds.ts';
import { mapActions, mapSlice } from '../canvas/map-state.ts';
import type { MapView } from '../canvas/map-view.ts';
import { linkListToMap } from './link-list-to-map.ts';
import { MapHotelCard } from './map-hotel-card.tsx';
import { findGroup, PriceMarkers } from './price-markers.tsx';
import styles from './results-layer.module.css';
import { type MapResults, useMapResults } from './use-map-results.ts';

interface ResultsLayerProps {
  readonly view: MapView;
  readonly params: SearchParams;
  /** Where the hotels of the list lie. */
  readonly points: readonly { readonly latitude: number; readonly longitude: number }[];
}

/** What lies on the map of results: prices, what was found, the chosen hotel, and the way back to the list's hotels. */
export function ResultsLayer({ view, params, points }: ResultsLayerProps) {
  const found = useMapResults(view, params);
  const layer = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const { center } = useSlice(mapSlice);
  useFollowedList(view, points);
  useEffect(
    () => view.onMovedByVisitor((moved) => requireStore().dispatch(mapActions.set({ center: moved }))),
    [view],
  );
  useEffect(() => (layer.current === null ? undefined : linkListToMap(layer.current)), []);

  function showList(): void {
    requireStore().dispatch(mapActions.resetCenter());
    view.show(boundPoints(points));
  }

  return (
    <div ref={layer} className={styles.layer}>
      {found.hotels === null ? null : <PriceMarkers view={view} results={found.hotels.results} />}
      <div className={styles.top}>
        <p className={styles.found} role="status">
          <Found {...found} />
        </p>
        {center === null ? null : (
          <Button look="secondary" className={styles.back} onClick={showList}>
            {texts('map.back')}
          </Button>
        )}
      </div>
      {found.hotels === null ? null : (
        <ChosenHotel view={view} layer={layer} params={params} hotels={found.hotels} />
      )}
    </div>
  );
}

/** Another list, by another search or page, takes the map along. */
function useFollowedList(view: MapView, points: ResultsLayerProps['points']): void {
  const key = JSON.stringify(boundPoints(points));
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    requireStore().dispatch(mapActions.resetCenter());
    view.show(JSON.parse(key));
  }, [view, key]);
}

function Found({ hotels, hasFailed }: MapResults) {
  const texts = useTexts();
  if (hasFailed) return texts('map.askFailed');
  if (hotels === null) return texts('map.loading');
  const { total, results } = hotels;
  if (total === 0) return texts('map.none');
  return results.length < total
    ? texts('map.cheapest', { shown: results.length, total })
    : texts('map.all', { total });
}

interface ChosenHotelProps {
  readonly view: MapView;
  readonly layer: { readonly current: HTMLElement | null };
  readonly params: SearchParams;
  readonly hotels: MapResultsAnswer;
}

/** The card of the active hotel, or of all hotels of a group that cannot be parted (MAP-006, MAP-007). */
function ChosenHotel({ view, layer, params, hotels: { results } }: ChosenHotelProps) {
  const { activeModalHotel, staticGroupId } = useSlice(mapSlice);
  const group = staticGroupId === null ? null : findGroup(view, results, staticGroupId);
  const chosen = results.filter(({ hotel: { id } }) => id === activeModalHotel || group?.includes(id));
  if (activeModalHotel === null || chosen.length === 0) return null;

  function close(): void {
    requireStore().dispatch(mapActions.setActiveModalHotel(null));
    layer.current?.querySelector<HTMLElement>(`[data-marker="${activeModalHotel}"]`)?.focus();
  }

  return <MapHotelCard key={activeModalHotel} results={chosen} params={params} onClose={close} />;
}
