import styles from './picture-strip.example.module.css';
import { PictureStrip } from './picture-strip.tsx';

export const title = 'Pictures of a hotel card';

const pictures = [
  { scene: 'hotel-front.aegean.summer.golden.warm.h1', caption: 'Außenansicht' },
  { scene: 'pool.aegean.summer.noon.warm.h1', caption: 'Pool' },
  { scene: 'room.aegean.summer.noon.warm.h1', caption: 'Doppelzimmer' },
];

export const examples = [
  {
    name: 'to swipe through',
    render: () => (
      <div className={styles.card}>
        <PictureStrip hotelName="Villa Kalliopi" pictures={pictures} href="/de-de/search" startsAt={0} />
      </div>
    ),
  },
];
