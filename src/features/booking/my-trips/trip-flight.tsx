import Plane from 'lucide-react/icons/plane';
import { Icon } from '../../../design/pictures/icon.tsx';
import { laterArrivalDay } from '../../../domain/booking/booked-trip.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { formatFlightTime } from '../../../domain/words/format-flight-time.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './trip-flight.module.css';
import type { TripLeg } from './trip-page-props.ts';

export interface TripFlightProps {
  readonly label: string;
  readonly leg: TripLeg;
  /** The supplier's number; null while there is none. */
  readonly locator: string | null;
}

/** One flight as one needs it at the airport: where, when by which clock, and the numbers that counters ask for. */
export function TripFlight({ label, leg: { flight, zones, minutes }, locator }: TripFlightProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const [day = '', departs = ''] = flight.departure.split('T');
  const later = laterArrivalDay(flight);
  const lands = flight.arrival.slice(11);
  return (
    <article className={styles.flight}>
      <header className={styles.head}>
        <h3>{label}</h3>
        <p>{formatDate(requireDay(day), language, 'long')}</p>
      </header>
      <div className={styles.way}>
        <End airport={flight.from} time={departs} zone={zones?.from ?? null} day={null} />
        <div className={styles.line}>
          <span>{minutes === null ? null : formatFlightTime(minutes)}</span>
          <span className={styles.plane} aria-hidden="true">
            <Icon icon={Plane} />
          </span>
          <span>
            {flight.stops === 0 ? texts('myTrips.nonstop') : texts('myTrips.stops', { n: flight.stops })}
          </span>
        </div>
        <End
          airport={flight.to}
          time={lands}
          zone={zones?.to ?? null}
          day={later === null ? null : formatDate(requireDay(later), language, 'short')}
        />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts('myTrips.flightNumber')}</dt>
          <dd>
            {flight.airline} {flight.flightNumber}
          </dd>
        </div>
        {locator === null ? null : (
          <div>
            <dt>{texts('myTrips.flightLocator')}</dt>
            <dd>{locator}</dd>
          </div>
        )}
        <div>
          <dt>{texts('myTrips.baggage')}</dt>
          <dd>{texts(`checkout.baggage.${flight.baggage}`)}</dd>
        </div>
      </dl>
    </article>
  );
}

interface EndProps {
  readonly airport: string;
  readonly time: string;
  readonly zone: string | null;
  /** The day where it is not that of departure. */
  readonly day: string | null;
}

/** Where a flight departs or lands: 'FRA 06:05 CEST, Frankfurt'. */
function End({ airport, time, zone, day }: EndProps) {
  const [, city = airport, code = null] = /^(.*) \(([A-Z]{3})\)$/.exec(airport) ?? [];
  return (
    <div className={styles.end}>
      <p className={styles.time}>
        {time} {zone === null ? null : <small>{zone}</small>}
      </p>
      <p className={styles.code}>{code ?? city}</p>
      {code === null ? null : <p className={styles.city}>{city}</p>}
      {day === null ? null : <p className={styles.day}>{day}</p>}
    </div>
  );
}
