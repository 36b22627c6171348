import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import styles from './hotel-title.module.css';
import { RatingBar } from './reviews/rating-bar.tsx';

/** Stars, name and place over the first picture. */
export function HotelTitle({ hotel }: { readonly hotel: HotelItem }) {
  const { city, region } = hotel.location;
  return (
    <div className={styles.text}>
      <RatingBar value={hotel.category} />
      <h1 className={styles.name}>{hotel.name}</h1>
      <p className={styles.place}>{[...new Set([city.name, region.name])].filter(Boolean).join(', ')}</p>
    </div>
  );
}
