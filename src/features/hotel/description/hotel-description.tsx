import ChevronRight from 'lucide-react/icons/chevron-right';
import { FlyoutButton } from '../../../design/overlays/flyout-button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { HotelDetails } from '../model/hotel-page-props.ts';
import { FullDescription, fullDescriptionId } from './full-description.tsx';
import styles from './hotel-description.module.css';

export interface HotelDescriptionProps {
  readonly hotelName: string;
  readonly details: HotelDetails;
}

/**
 * The short description (HOTEL-020); 'See all details' opens the full one next to it, also without script (HOTEL-023,
 * HOTEL-024).
 */
export function HotelDescription({ hotelName, details }: HotelDescriptionProps) {
  const texts = useTexts();
  return (
    <section aria-labelledby="story-title" className={styles.description}>
      <h2 id="story-title" className="visually-hidden">
        {texts('hotel.about')}
      </h2>
      {details.summary === '' ? null : (
        <p className={styles.summary} lang={details.summaryLanguage}>
          {details.summary}
        </p>
      )}
      <FlyoutButton opens={fullDescriptionId} className={styles.more}>
        {texts('hotel.seeAllDetails')}
        <Icon icon={ChevronRight} />
      </FlyoutButton>
      <FullDescription hotelName={hotelName} texts={details.texts} accessibility={details.accessibility} />
    </section>
  );
}
