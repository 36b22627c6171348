import { useMemo, useRef, useSyncExternalStore } from 'react';
import { formatFullPrice } from '../../../domain/money/format-full-price.ts';
import { formatShortPrice } from '../../../domain/money/shown-money.ts';
import { requireStore, useSlice } from '../../../site/client-store.ts';
import { useShownMoney } from '../../../site/prices/use-shown-money.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { Result } from '../../../trip-search/hotels/result-schema.ts';
import { boundPoints } from '../canvas/map-bounds.ts';
import { mapActions, mapSlice } from '../canvas/map-state.ts';
import type { MapView } from '../canvas/map-view.ts';
import { useLaidOnMap } from '../canvas/use-laid-on-map.ts';
import { groupMarkers, type MarkerGroup } from './group-markers.ts';
import styles from './price-markers.module.css';

/** Pixels that a price needs for itself. */
const markerBox = { width: 84, height: 44 };
/** Pixels at the map's foot that a card covers. */
const cardHeight = 320;

interface PriceMarkersProps {
  readonly view: MapView;
  /** Cheapest first. */
  readonly results: readonly Result[];
}

/** The hotels on the map as a list of buttons with prices; where they would overlap the cheapest speaks for the others. */
export function PriceMarkers({ view, results }: PriceMarkersProps) {
  const texts = useTexts();
  const rest = useSyncExternalStore(view.onRest, view.readRest);
  const list = useRef<HTMLUListElement>(null);
  const byId = useMemo(() => new Map(results.map((result) => [result.hotel.id, result])), [results]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another rest the same hotels lie elsewhere
  const groups = useMemo(() => groupInView(view, results), [view, results, rest]);
  const shown = groups.flatMap(({ leader, members }) => {
    const result = byId.get(leader);
    return result === undefined ? [] : [{ result, members }];
  });
  useLaidOnMap(
    view,
    list,
    shown.map(({ result }) => result.hotel.location),
  );

  /** Nearer where that parts them; hotels of one place are listed on the card. */
  function choose({ leader, members }: MarkerGroup): void {
    const { dispatch } = requireStore();
    if (members.length > 1 && !view.readRest().isNearest) {
      view.show(boundPoints(members.flatMap((id) => byId.get(id)?.hotel.location ?? [])));
      return;
    }
    dispatch(mapActions.setActiveModalHotel(leader));
    const location = byId.get(leader)?.hotel.location;
    if (location !== undefined && view.project(location).y > view.readRest().height - cardHeight) {
      view.reveal(location);
    }
    if (members.length > 1) dispatch(mapActions.set({ staticGroupId: leader }));
  }

  return (
    <ul ref={list} className={styles.markers} aria-label={texts('map.label')}>
      {shown.map(({ result, members }) => (
        <li key={result.hotel.id} className={styles.place}>
          <PriceMarker
            result={result}
            members={members}
            onChoose={() => choose({ leader: result.hotel.id, members })}
          />
        </li>
      ))}
    </ul>
  );
}

interface PriceMarkerProps {
  readonly result: Result;
  readonly members: readonly number[];
  readonly onChoose: () => void;
}

function PriceMarker({ result: { hotel, offer }, members, onChoose }: PriceMarkerProps) {
  const texts = useTexts();
  const showMoney = useShownMoney();
  const { selectedHotel, activeModalHotel } = useSlice(mapSlice);
  const shown = showMoney(offer.price.perPersonAmount, offer.price.currency);
  const price = formatFullPrice(shown);
  const n = members.length;
  const isSelected = selectedHotel !== null && members.includes(selectedHotel);
  return (
    <button
      type="button"
      className={styles.marker}
      data-marker={hotel.id}
      data-selected={isSelected ? '' : undefined}
      aria-expanded={n === 1 ? activeModalHotel === hotel.id : undefined}
      aria-label={
        n === 1 ? texts('map.marker', { name: hotel.name, price }) : texts('map.group', { n, price })
      }
      onClick={onChoose}
    >
      {formatShortPrice(shown)}
      {/* The style sheet shows the number, which the label says in words. */}
      {n > 1 ? <span className={styles.count} data-count={n} /> : null}
    </button>
  );
}

/** Hotels that share a marker with a hotel; it alone where it is not shown. */
export function findGroup(view: MapView, results: readonly Result[], hotelId: number): readonly number[] {
  return groupInView(view, results).find(({ members }) => members.includes(hotelId))?.members ?? [hotelId];
}

function groupInView(view: MapView, results: readonly Result[]): readonly MarkerGroup[] {
  const { width, height } = view.readRest();
  const placed = results
    .map(({ hotel: { id, location } }) => ({ id, ...view.project(location) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  return groupMarkers(placed, markerBox);
}
