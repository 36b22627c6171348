import MapPin from 'lucide-react/icons/map-pin';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import { usePageParts } from '../../trip-search/page-parts.tsx';
import styles from './hotel-facts-line.module.css';
import type { FirstReviews } from './model/hotel-page-props.ts';
import { ReviewsGlance } from './reviews/reviews-glance.tsx';
import type { TripData } from './trip/choice/trip-data.ts';

/** Id of the part of the page with the hotel's address and map. */
export const hotelPlaceId = 'hotel-map';

export interface HotelFactsLineProps {
  readonly hotel: HotelItem;
  readonly reviews: FirstReviews;
  readonly offer: TripData['offer'];
}

/** One line under the pictures: what guests say (FLAG-009), where it is (HOTEL-013), and the heart (FLAG-008). */
export function HotelFactsLine({ hotel, reviews, offer }: HotelFactsLineProps) {
  const { FavoriteButton } = usePageParts();
  const texts = useTexts();
  const { flags } = useVisit().brand;
  const { city, region, country } = hotel.location;
  const place = [...new Set([city.name, region.name, country.name])].filter(Boolean).join(', ');
  const shown = offer === null ? undefined : { offerId: offer.id, totalAmount: offer.price.totalAmount };
  return (
    <div className={styles.facts}>
      {flags.hotelRating ? <ReviewsGlance hotel={hotel} reviews={reviews} /> : null}
      <p className={styles.place}>
        <Icon icon={MapPin} />
        <span>{place}</span>
        <a href={`#${hotelPlaceId}`}>{texts('hotel.showOnMap')}</a>
      </p>
      {flags.favorites ? (
        <FavoriteButton hotelId={hotel.id} hotelName={hotel.name} shown={shown} className={styles.favorite} />
      ) : null}
    </div>
  );
}
