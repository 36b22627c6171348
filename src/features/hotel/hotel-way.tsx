import { useTexts } from '../../site/visit-context.tsx';
import { BackLink } from './back-link.tsx';
import type { PlaceLink } from './hotel-page-props.ts';
import styles from './hotel-way.module.css';

export interface HotelWayProps {
  readonly listPath: string;
  /** From the country to the city. */
  readonly places: readonly PlaceLink[];
}

/** The way back, and the places the hotel lies in. */
export function HotelWay({ listPath, places }: HotelWayProps) {
  const texts = useTexts();
  return (
    <div className={styles.way}>
      <BackLink listPath={listPath} />
      <nav aria-label={texts('hotel.places')}>
        <ol className={styles.places}>
          {places.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
