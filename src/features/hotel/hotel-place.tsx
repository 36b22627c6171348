import { useTexts } from '../../site/visit-context.tsx';
import type { HotelItem } from '../../trip-search/hotels/hotel-schema.ts';
import { usePageParts } from '../../trip-search/page-parts.tsx';
import { hotelPlaceId } from './hotel-facts-line.tsx';
import styles from './hotel-place.module.css';
import type { HotelDetails } from './model/hotel-page-props.ts';

export interface HotelPlaceProps {
  readonly hotel: HotelItem;
  readonly address: HotelDetails['address'];
  readonly times: HotelDetails['times'];
}

/** Where the hotel is: its address (HOTEL-022) and the map (HOTEL-028). */
export function HotelPlace({ hotel, address, times }: HotelPlaceProps) {
  const texts = useTexts();
  const { HotelMap } = usePageParts();
  const { latitude, longitude } = hotel.location;
  return (
    <section id={hotelPlaceId} aria-labelledby="place-title" className={styles.place}>
      <h2 id="place-title">{texts('hotel.place')}</h2>
      <Address hotel={hotel} address={address} />
      {times === undefined ? null : (
        <p>{texts('hotel.times', { checkIn: times.checkInFrom, checkOut: times.checkOutUntil })}</p>
      )}
      <HotelMap latitude={latitude} longitude={longitude} name={hotel.name} />
    </section>
  );
}

function Address({ hotel, address }: Pick<HotelPlaceProps, 'hotel' | 'address'>) {
  const texts = useTexts();
  return (
    <address className={styles.address}>
      <span>{hotel.name}</span>
      <span>{address.street}</span>
      <span>{`${address.zip} ${address.city}`}</span>
      <span>{address.country}</span>
      {address.phone === undefined ? null : (
        <a href={`tel:${address.phone.replaceAll(/[^+\d]/g, '')}`}>
          {texts('hotel.reception', { phone: address.phone })}
        </a>
      )}
    </address>
  );
}
