import { formatRooms, listBoards } from '../../../domain/booking/booked-trip.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { formatArrival } from '../documents/format-arrival.ts';
import styles from './trip-page.module.css';
import type { TripBefore } from './trip-page-props.ts';

/** The trip as it was on the day of booking, on demand: what is shown around it holds now. */
export function TripBeforeNote({ before: { trip, travellers } }: { readonly before: TripBefore }) {
  const texts = useTexts();
  const { language } = useVisit();
  const format = (day: string) => formatDate(requireDay(day.slice(0, 10)), language);
  const flights = [
    [texts('booking.outbound'), trip.outbound],
    [texts('booking.inbound'), trip.inbound],
  ] as const;
  return (
    <details className={styles.before}>
      <summary>{texts('myTrips.before')}</summary>
      <dl className={styles.facts}>
        <div>
          <dt>{texts('booking.stay')}</dt>
          <dd>
            {trip.hotel.name}
            <br />
            {format(trip.checkIn)} – {format(trip.checkOut)}
            <br />
            {[
              formatRooms(trip),
              listBoards(trip)
                .map((board) => texts(`board.${board}`))
                .join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
        {flights.map(([label, flight]) =>
          flight === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {format(flight.departure)}
                <br />
                {flight.from} {flight.departure.slice(11)} – {flight.to} {formatArrival(flight, language)}
                <br />
                {flight.airline} {flight.flightNumber}
              </dd>
            </div>
          ),
        )}
        <div>
          <dt>{texts('booking.travellers')}</dt>
          <dd>{travellers.join(', ')}</dd>
        </div>
      </dl>
    </details>
  );
}
