import Plane from 'lucide-react/icons/plane';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import { formatRooms, listBoards } from '../../../domain/booking/booked-trip.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { LocalChargesNote } from '../../../site/local-charges/local-charges-note.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { formatArrival } from '../documents/format-arrival.ts';
import styles from './boarding-card.module.css';
import { BookingSums, type BookingSumsProps } from './booking-sums.tsx';
import type { SuccessProps } from './result-props.ts';

type BoardingCardProps = BookingSumsProps & Pick<SuccessProps, 'trip' | 'travellers'>;

/** The booking as a boarding card: destination, travellers, and the booking number on the stub. */
export function BoardingCard(props: BoardingCardProps) {
  const { trip, travellers, bookingNumber } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const { hotel, outbound, inbound, checkIn, checkOut, nights } = trip;
  return (
    <section className={styles.card} aria-label={`${texts('booking.number')} ${bookingNumber}`}>
      <div className={styles.main}>
        <Picture
          scene={hotel.scene}
          alt=""
          variants={IMAGE_SIZES.overlay}
          sizes="(min-width: 768px) 46rem, 100vw"
          priority
          isOfHotel
          className={styles.picture}
        />
        <div className={styles.words}>
          <p className={styles.hotel}>{hotel.name}</p>
          <p className={styles.soft}>{hotel.place}</p>
          {outbound === null ? null : <Leg label={texts('booking.outbound')} flight={outbound} />}
          {inbound === null ? null : <Leg label={texts('booking.inbound')} flight={inbound} />}
          <dl className={styles.facts}>
            <div>
              <dt>{texts('booking.stay')}</dt>
              <dd>
                {[checkIn, checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ')}
                <br />
                {texts('booking.nights', { n: nights })} · {formatRooms(trip)} ·{' '}
                {listBoards(trip)
                  .map((board) => texts(`board.${board}`))
                  .join(', ')}
              </dd>
            </div>
            <div>
              <dt>{texts('booking.travellers')}</dt>
              {trip.rooms.length < 2 ? (
                <dd>{travellers.join(', ')}</dd>
              ) : (
                trip.rooms.map(({ name, travellers: inRoom }) => (
                  <dd key={`${name} ${inRoom.join()}`}>
                    {name}
                    {name === '' ? null : <br />}
                    {inRoom.flatMap((at) => travellers[at] ?? []).join(', ')}
                  </dd>
                ))
              )}
            </div>
          </dl>
        </div>
      </div>
      <div className={styles.stub}>
        <BookingSums {...props} />
        <LocalChargesNote charges={trip.localCharges} className={styles.soft} />
      </div>
    </section>
  );
}

function Leg({ label, flight }: { readonly label: string; readonly flight: BookedFlight }) {
  const { language } = useVisit();
  const [departs = '', from] = flight.departure.split('T');
  return (
    <div className={styles.leg}>
      <p className={styles.soft}>
        {label} · {formatDate(requireDay(departs), language)} · {flight.airline} {flight.flightNumber}
      </p>
      <p className={styles.way}>
        <span>
          <b>{codeOf(flight.from)}</b> {from}
        </span>
        <span className={styles.line} aria-hidden="true">
          <Icon icon={Plane} />
        </span>
        <span>
          <b>{codeOf(flight.to)}</b> {formatArrival(flight, language)}
        </span>
      </p>
    </div>
  );
}

/** 'FRA' of 'Frankfurt (FRA)', else the whole name. */
function codeOf(airport: string): string {
  return /\(([A-Z]{3})\)/.exec(airport)?.[1] ?? airport;
}
