import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import styles from './amenity-icon.module.css';
// One file of drawings, fetched as the picture it is: as components all of them would be script of every hotel's page.
import drawings from './amenity-icons.svg?url';

/** A pictogram for an amenity; its name is next to it. */
export function AmenityIcon({ attribute }: { readonly attribute: HotelAttribute }) {
  return (
    <svg className={styles.icon} width="20" height="20" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${attribute}`} />
    </svg>
  );
}
