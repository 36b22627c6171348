import Plane from 'lucide-react/icons/plane';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './progress-page.module.css';
import { type FollowedBooking, usePollBooking } from './use-poll-booking.ts';

export interface ProgressPageProps extends FollowedBooking {
  readonly hotel: string;
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  /** Airports of the outbound flight; null for a stay without flights. */
  readonly flight: { readonly from: string; readonly to: string } | null;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly bookingProgress: ProgressPageProps;
  }
}

/** Shows what is in progress and for which trip. The page moves on by itself (`data-interactive`). */
export default function ProgressPage(props: ProgressPageProps) {
  const { hotel, place, checkIn, checkOut, flight } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const isLost = usePollBooking(props);
  return (
    <div className={styles.progress} data-interactive="">
      <h1>{texts('booking.progress.title')}</h1>
      {flight === null ? null : <Way flight={flight} />}
      <p className={styles.trip}>
        <strong>{hotel}</strong>
        <span>{place}</span>
        <span>{[checkIn, checkOut].map((day) => formatDate(requireDay(day), language)).join(' – ')}</span>
      </p>
      <p role="status">{texts('booking.progress.text')}</p>
      <p className={styles.stay}>{texts('booking.progress.stay')}</p>
      {isLost ? <Notice kind="warning">{texts('booking.progress.lost')}</Notice> : null}
    </div>
  );
}

/** The outbound flight with a moving plane, as decoration. */
function Way({ flight }: { readonly flight: NonNullable<ProgressPageProps['flight']> }) {
  return (
    <div className={styles.way} aria-hidden="true">
      <span>{codeOf(flight.from)}</span>
      <span className={styles.line}>
        <span className={styles.plane}>
          <Icon icon={Plane} size={24} />
        </span>
      </span>
      <span>{codeOf(flight.to)}</span>
    </div>
  );
}

/** 'FRA' of 'Frankfurt (FRA)'; '' where the name has none. */
function codeOf(airport: string): string {
  return /\(([A-Z]{3})\)/.exec(airport)?.[1] ?? '';
}
