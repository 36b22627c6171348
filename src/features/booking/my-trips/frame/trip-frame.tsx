import type { ReactNode } from 'react';
import type { MarketCode } from '../../../../domain/places/market.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { HotlineNote } from '../../result/hotline-note.tsx';
import styles from './trip-frame.module.css';

/** Which trip a page is about. */
export interface FramedTrip {
  /** Path and query of the trip's page. */
  readonly tripPath: string;
  readonly bookingNumber: string;
  readonly hotel: string;
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly chosenMarket: MarketCode | undefined;
}

export interface TripFrameProps {
  readonly title: string;
  readonly trip: FramedTrip;
  readonly children: ReactNode;
}

/** Frame of a page about one booked trip: the way back, which trip it is, and the hotline. */
export function TripFrame({ title, trip, children }: TripFrameProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const days = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>
          <a href={trip.tripPath}>{texts('myTrips.cancel.back')}</a>
        </p>
        <h1>{title}</h1>
        <p className={styles.trip}>
          {trip.hotel}, {trip.place}
          <br />
          {days} · {texts('booking.number')} {trip.bookingNumber}
        </p>
      </header>
      {children}
      <HotlineNote text={texts('myTrips.help')} market={trip.chosenMarket} />
    </div>
  );
}
