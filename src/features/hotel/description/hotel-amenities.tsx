import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { HotelDetails } from '../model/hotel-page-props.ts';
import { AmenityIcon } from './amenity-icon.tsx';
import styles from './hotel-amenities.module.css';

/** What the hotel has, grouped by what guests look for together (HOTEL-014). */
interface HotelAmenitiesProps extends Pick<HotelDetails, 'amenities'> {
  readonly certificate: HotelDetails['certificate'] | undefined;
}

export function HotelAmenities({ amenities, certificate }: HotelAmenitiesProps) {
  const texts = useTexts();
  const { language } = useVisit();
  if (amenities.length === 0) return null;
  return (
    <section aria-labelledby="amenities-title">
      <h2 id="amenities-title" className={styles.title}>
        {texts('hotel.amenities')}
      </h2>
      <div className={styles.groups}>
        {amenities.map(({ group, attributes }) => (
          <div key={group}>
            <h3 className={styles.group}>{texts(`hotel.amenities.${group}`)}</h3>
            <ul className={styles.attributes}>
              {attributes.map((attribute) => (
                <li key={attribute}>
                  <AmenityIcon attribute={attribute} />
                  {texts(`attribute.${attribute}`)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {certificate === undefined ? null : (
        <p>
          {texts('hotel.certificate', {
            name: certificate.name,
            issuer: certificate.issuer,
            until: formatDate(requireDay(certificate.validUntil), language),
          })}
        </p>
      )}
    </section>
  );
}
