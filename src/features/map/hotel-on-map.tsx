import MapPin from 'lucide-react/icons/map-pin';
import { useRef } from 'react';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { HotelMapProps } from '../../trip-search/page-parts.tsx';
import { MapCanvas } from './canvas/map-canvas.tsx';
import type { MapView } from './canvas/map-view.ts';
import { useLaidOnMap } from './canvas/use-laid-on-map.ts';
import { formatDegrees } from './format-degrees.ts';
import styles from './hotel-map.module.css';

/** Near enough to see the bay, far enough to see what lies around. */
const zoom = 9.5;

/** The map around one hotel with its pin; comes once there is consent and the map is in view. */
export default function HotelOnMap({ latitude, longitude, name }: HotelMapProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const where = {
    name,
    latitude: formatDegrees(latitude, 'NS', language),
    longitude: formatDegrees(longitude, 'EW', language),
  };
  return (
    <MapCanvas
      // Another hotel is another map.
      key={`${latitude},${longitude}`}
      start={{ latitude, longitude, zoom }}
      isCooperative
      failure={texts('map.failedHotel', where)}
    >
      {(view) => <HotelPin view={view} latitude={latitude} longitude={longitude} name={name} />}
    </MapCanvas>
  );
}

function HotelPin({ view, latitude, longitude, name }: HotelMapProps & { readonly view: MapView }) {
  const layer = useRef<HTMLDivElement>(null);
  const points = useRef([{ latitude, longitude }]);
  useLaidOnMap(view, layer, points.current);
  return (
    <div ref={layer} className={styles.layer}>
      <div className={styles.pin}>
        <span className={styles.head}>
          <Icon icon={MapPin} size={24} />
        </span>
        <span className={styles.name}>{name}</span>
      </div>
    </div>
  );
}
