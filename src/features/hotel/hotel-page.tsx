import { Notice } from '../../design/feedback/notice.tsx';
import { Section } from '../../design/section.tsx';
import { CachedMarkup } from '../../site/cached-markup.tsx';
import { useVisit } from '../../site/visit-context.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HotelAmenities } from './description/hotel-amenities.tsx';
import { HotelDescription } from './description/hotel-description.tsx';
import { HotelFactsLine } from './hotel-facts-line.tsx';
import styles from './hotel-page.module.css';
import { HotelPlace } from './hotel-place.tsx';
import { HotelRooms } from './hotel-rooms.tsx';
import { HotelTitle } from './hotel-title.tsx';
import type { HotelPageProps } from './model/hotel-page-props.ts';
import { PictureCredits } from './pictures/picture-credits.tsx';
import { PictureMosaic } from './pictures/picture-mosaic.tsx';
import { HotelReviews } from './reviews/hotel-reviews.tsx';
import { TripBar } from './trip/trip-bar.tsx';
import { TripChoices } from './trip/trip-choices.tsx';
import { TripPanel } from './trip/trip-panel.tsx';

/** The page of a hotel (HOTEL-001): pictures, then the story on the left and the trip to it on the right, on phones before the story. */
export default function HotelPage(props: HotelPageProps) {
  const { hotel, params, trip, notes, listPath, places, details, reviews } = props;
  const { flags } = useVisit().brand;
  return (
    <Section space="none" className={styles.page}>
      <Breadcrumbs listPath={listPath} places={places} />
      <CachedMarkup part="hotel pictures" shows={[hotel, details.media]}>
        <PictureMosaic hotelName={hotel.name} media={details.media} scene={hotel.mainImage.scene}>
          <HotelTitle hotel={hotel} />
        </PictureMosaic>
      </CachedMarkup>
      <PictureCredits media={details.media} />
      <HotelFactsLine hotel={hotel} reviews={reviews} offer={trip.offer} />
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <TripBar hotel={hotel} params={params} trip={trip} />
      <div className={styles.columns}>
        <div className={styles.trip}>
          <TripPanel hotel={hotel} params={params} trip={trip} />
        </div>
        <div className={styles.description}>
          <CachedMarkup part="hotel description" shows={[hotel.name, details]}>
            <HotelDescription hotelName={hotel.name} details={details} />
          </CachedMarkup>
          <TripChoices
            hotel={hotel}
            params={params}
            trip={trip}
            pictures={details.rooms}
            media={details.media}
          />
          <CachedMarkup part="hotel story" shows={[hotel, details, reviews]}>
            <HotelAmenities amenities={details.amenities} certificate={details.certificate} />
            <HotelRooms
              hotelName={hotel.name}
              rooms={details.rooms}
              media={details.media}
              boards={details.boards}
            />
            {flags.hotelRating ? <HotelReviews hotel={hotel} reviews={reviews} /> : null}
          </CachedMarkup>
          <HotelPlace hotel={hotel} address={details.address} times={details.times} />
        </div>
      </div>
    </Section>
  );
}
