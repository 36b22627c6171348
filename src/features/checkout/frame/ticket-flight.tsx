import Luggage from 'lucide-react/icons/luggage';
import Plane from 'lucide-react/icons/plane';
import { Icon } from '../../../design/pictures/icon.tsx';
import { type BookedFlight, laterArrivalDay } from '../../../domain/booking/booked-trip.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './ticket-flight.module.css';

export interface TicketFlightProps {
  /** Such as 'Outbound flight'. */
  readonly label: string;
  readonly flight: BookedFlight;
}

/** One flight as a timeline: departure, duration and stops, arrival; airline and bags below. */
export function TicketFlight({ label, flight }: TicketFlightProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const [departs = '', from] = flight.departure.split('T');
  const to = flight.arrival.slice(11);
  const stops = flight.stops === 0 ? texts('checkout.direct') : texts('checkout.stops', { n: flight.stops });
  return (
    <div className={styles.flight}>
      <p className={styles.label}>
        <span>{label}</span> {formatDate(requireDay(departs), language, 'short')}
      </p>
      <div className={styles.timeline}>
        <p className={styles.endpoint}>
          <span className="visually-hidden">{texts('checkout.departs')} </span>
          <span className={styles.time}>{from}</span> <span className={styles.airport}>{flight.from}</span>
        </p>
        <p className={styles.connection}>
          <span className={styles.track}>
            <Icon icon={Plane} size={16} />
          </span>
          <span>{stops}</span>
        </p>
        <p className={styles.endpoint}>
          <span className="visually-hidden">{texts('checkout.arrives')} </span>
          <span className={styles.time}>
            {to}
            {laterArrivalDay(flight) === null ? null : <small> {texts('checkout.nextDay')}</small>}
          </span>{' '}
          <span className={styles.airport}>{flight.to}</span>
        </p>
      </div>
      <p className={styles.details}>
        <span>
          {flight.airline} {flight.flightNumber}
        </span>
        <span className={styles.bags}>
          {flight.baggage === 'none' ? null : <Icon icon={Luggage} size={16} />}
          {texts(`checkout.baggage.${flight.baggage}`)}
        </span>
      </p>
    </div>
  );
}
