import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../trip-search/offers/offer-schema.ts';
import type { RoomSummary, TripData } from '../choice/trip-data.ts';
import { FlightLine } from '../flights/flight-line.tsx';
import { IncludedList } from './included-list.tsx';
import styles from './trip-ticket.module.css';

export interface TripTicketProps {
  readonly offer: DetailedOffer;
  readonly trip: Pick<TripData, 'stay' | 'travellers'>;
}

/** The trip as a boarding pass: when, who, the two flights, where one sleeps and eats, what is included. */
export function TripTicket({ offer, trip: { stay, travellers } }: TripTicketProps) {
  const texts = useTexts();
  const { departureAirport: home, arrivalAirport: away, departureFlight: there, returnFlight: back } = offer;
  const hasFlights = home !== null && away !== null && there !== null && back !== null;
  return (
    <>
      <TripDays offer={offer} travellers={travellers} />
      {hasFlights ? (
        <div className={styles.flights}>
          <FlightLine label={texts('trip.outbound')} flight={there} from={home} to={away} />
          <FlightLine label={texts('trip.return')} flight={back} from={away} to={home} />
        </div>
      ) : (
        <p className={styles.soft}>{texts('trip.ownArrival')}</p>
      )}
      <StayLine offer={offer} stay={stay} />
      <IncludedList offer={offer} />
      {offer.isOnRequest ? <p className={styles.soft}>{texts('trip.onRequest')}</p> : null}
      {offer.freeCancellationUntil === null ? (
        <p className={styles.soft}>{texts('trip.cancellationPaid')}</p>
      ) : null}
    </>
  );
}

function TripDays({ offer, travellers }: { readonly offer: DetailedOffer } & Pick<TripData, 'travellers'>) {
  const texts = useTexts();
  const { language } = useVisit();
  const first = requireDay(offer.departureFlight?.departureDate ?? offer.checkIn);
  const facts = [
    texts('trip.nights', { n: offer.lengthOfStay }),
    texts('trip.adults', { n: travellers.adults }),
    travellers.children === 0 ? null : texts('trip.children', { n: travellers.children }),
  ].filter(Boolean);
  return (
    <div>
      <p className={styles.days}>
        <span>{`${formatDate(first, language, 'short')} –`}</span>{' '}
        <span>{formatDate(requireDay(offer.checkOut), language)}</span>
      </p>
      <p className={styles.soft}>{facts.join(' · ')}</p>
    </div>
  );
}

function StayLine({
  offer: { board },
  stay,
}: {
  readonly offer: DetailedOffer;
  readonly stay: RoomSummary | null;
}) {
  const texts = useTexts();
  const size = stay === null ? null : texts('trip.squareMetres', { n: stay.squareMetres });
  return (
    <p className={styles.stay}>
      {stay === null ? null : <strong>{stay.room}</strong>}
      <span className={styles.soft}>{[texts(`board.${board}`), size].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
