import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { describeExtra } from '../../../site/describe-extra.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { TripMapFigure } from './map/trip-map-figure.tsx';
import styles from './trip-page.module.css';
import type { TripPageProps } from './trip-page-props.ts';
import { TripTransfer } from './trip-transfer.tsx';

/** The stay: address and phone, days, rooms with who is in them, a map, extras and travellers. */
export function TripStay({
  trip,
  travellers,
  extras,
  hotelAddress,
  map,
  checkoutId,
  linkKey,
}: TripPageProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const namesOf = (numbers: readonly number[]) =>
    numbers.flatMap((number) => travellers[number] ?? []).join(', ');
  return (
    <>
      <section aria-labelledby="stay-title" className={styles.part}>
        <h2 id="stay-title">{texts('booking.stay')}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{texts('myTrips.hotel')}</dt>
            <dd>
              <address className={styles.address}>
                <b>{trip.hotel.name}</b>
                {hotelAddress === null ? (
                  <span>{trip.hotel.place}</span>
                ) : (
                  <>
                    <span>{hotelAddress.street}</span>
                    <span>
                      {hotelAddress.zip} {hotelAddress.city}
                    </span>
                    <span>{hotelAddress.country}</span>
                    {hotelAddress.phone === null ? null : (
                      <a href={`tel:${hotelAddress.phone.replaceAll(/[ -]/g, '')}`}>{hotelAddress.phone}</a>
                    )}
                  </>
                )}
              </address>
            </dd>
          </div>
          <div>
            <dt>{texts('myTrips.checkIn')}</dt>
            <dd>{formatDate(requireDay(trip.checkIn), language, 'long')}</dd>
          </div>
          <div>
            <dt>{texts('myTrips.checkOut')}</dt>
            <dd>{formatDate(requireDay(trip.checkOut), language, 'long')}</dd>
          </div>
          {trip.rooms.map(({ name, board, travellers: inRoom }, at) => (
            <div key={`${name} ${board} ${inRoom.join()}`}>
              <dt>
                {trip.rooms.length === 1 ? texts('myTrips.room') : texts('myTrips.roomNumber', { n: at + 1 })}
              </dt>
              <dd>
                {name === '' ? null : (
                  <>
                    {name}
                    <br />
                  </>
                )}
                {texts(`board.${board}`)}
                {trip.rooms.length === 1 ? null : (
                  <>
                    <br />
                    <span className={styles.soft}>{namesOf(inRoom)}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <TripMapFigure map={map} hotel={trip.hotel} checkoutId={checkoutId} linkKey={linkKey} />
      </section>
      <TripTransfer trip={trip} extras={extras} />
      <section aria-labelledby="travellers-title" className={styles.part}>
        <h2 id="travellers-title">{texts('booking.travellers')}</h2>
        <ol className={styles.list}>
          {travellers.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </section>
      {extras.length === 0 ? null : (
        <section aria-labelledby="extras-title" className={styles.part}>
          <h2 id="extras-title">{texts('myTrips.extras')}</h2>
          <ul className={styles.list}>
            {extras.map((extra) => {
              const { name, detail } = describeExtra(extra, texts);
              const isForAll = extra.travellers.length === 0 || extra.travellers.length === travellers.length;
              return (
                <li key={`${extra.id} ${extra.leg} ${extra.travellers.join()}`}>
                  <b>{name}</b>
                  {detail === '' ? null : ` ${detail}`}
                  {isForAll ? null : <span className={styles.soft}> {namesOf(extra.travellers)}</span>}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
