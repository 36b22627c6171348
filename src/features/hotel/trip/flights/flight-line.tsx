import Luggage from 'lucide-react/icons/luggage';
import Plane from 'lucide-react/icons/plane';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { clockOf } from '../choice/clock-of.ts';
import styles from './flight-line.module.css';
import {
  arrivesNextDay,
  type Flight,
  formatFlightLength,
  handBaggageOf,
  isNearlySoldOut,
} from './flight-words.ts';

interface Airport {
  readonly code: string;
  readonly name: string;
}

export interface FlightLineProps {
  /** Such as 'Outbound flight'; left out where a heading says it for all. */
  readonly label?: string;
  readonly flight: Flight;
  readonly from: Airport;
  readonly to: Airport;
}

/** One flight as a thin line of time: departure, what lies between, arrival; airline and bags below. */
export function FlightLine({ label, flight, from, to }: FlightLineProps) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <div className={styles.flight}>
      {label === undefined ? null : (
        <p className={styles.label}>
          <span>{label}</span> {formatDate(requireDay(flight.departureDate), language, 'short')}
        </p>
      )}
      <div className={styles.line}>
        <Stop word={texts('trip.departs')} time={clockOf(flight.departureDateTime)} airport={from} />
        <span className={styles.route}>
          <span className={styles.path}>
            <Icon icon={Plane} size={16} />
          </span>
          <span>
            {[formatFlightLength(flight, texts), texts('trip.stops', { n: flight.stops })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Stop
          word={texts('trip.arrives')}
          time={clockOf(flight.arrivalDateTime)}
          airport={to}
          note={arrivesNextDay(flight) ? texts('trip.nextDay') : undefined}
        />
      </div>
      <p className={styles.details}>
        <span>{flight.airline.name}</span>
        {flight.cabin === 'business' ? <span>{texts('trip.cabin.business')}</span> : null}
        {flight.baggage === 'baggage' ? (
          <span className={styles.bags}>
            <Icon icon={Luggage} size={16} />
            {texts('trip.checkedBag')}
          </span>
        ) : null}
        <span className={styles.bags}>
          {flight.baggage === 'carryOn' ? <Icon icon={Luggage} size={16} /> : null}
          {texts(`trip.hand.${handBaggageOf(flight.baggage)}`)}
        </span>
        {isNearlySoldOut(flight) ? <span>{texts('trip.seatsLeft', { n: flight.seats })}</span> : null}
      </p>
    </div>
  );
}

interface StopProps {
  readonly word: string;
  readonly time: string;
  readonly airport: Airport;
  readonly note?: string | undefined;
}

function Stop({ word, time, airport, note }: StopProps) {
  return (
    <span className={styles.stop}>
      <span className="visually-hidden">{word} </span>
      <span className={styles.time}>{time}</span>{' '}
      <span className={styles.airport}>
        {airport.name} <small>{airport.code}</small> {note}
      </span>
    </span>
  );
}
