import { useTexts } from '../../site/visit-context.tsx';
import { BackLink } from './back-link.tsx';
import styles from './breadcrumbs.module.css';
import type { HotelPlaceLink } from './model/hotel-page-props.ts';

export interface BreadcrumbsProps {
  readonly listPath: string;
  /** From the country to the city. */
  readonly places: readonly HotelPlaceLink[];
}

/** The way back, and the places the hotel lies in. */
export function Breadcrumbs({ listPath, places }: BreadcrumbsProps) {
  const texts = useTexts();
  return (
    <div className={styles.breadcrumbs}>
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
