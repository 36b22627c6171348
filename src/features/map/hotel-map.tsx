import { lazyPart } from '../../design/feedback/lazy-part.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import type { HotelMapProps } from '../../trip-search/page-parts.tsx';
import { MapFailed } from './canvas/map-failed.tsx';
import { MapGate } from './canvas/map-gate.tsx';
import styles from './hotel-map.module.css';

const HotelOnMap = lazyPart(() => import('./hotel-on-map.tsx'), MapFailed);

/** One hotel on the map, a vendor's after consent (HOTEL-028, MAP-001). */
export function HotelMap(props: HotelMapProps) {
  const label = useTexts()('map.hotelLabel', { name: props.name });
  return (
    <div className={styles.map}>
      <MapGate label={label}>{() => <HotelOnMap {...props} />}</MapGate>
    </div>
  );
}
