import Plane from 'lucide-react/icons/plane';
import { Icon } from '../../../design/icon.tsx';
import { Notice } from '../../../design/notice.tsx';
import { requireDay } from '../../../domain/calendar-day.ts';
import { writeDay } from '../../../domain/write-day.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './progress-page.module.css';
import { usePollBooking } from './use-poll-booking.ts';

export interface ProgressPageProps {
  readonly checkoutId: string;
  /** Polls in a row that may be lost (POLL-008). */
  readonly attempts: number;
  readonly hotel: string;
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly checkIn: string;
  readonly checkOut: string;
  /** Airports of the outbound flight; null for a stay without flights. */
  readonly flight: { readonly from: string; readonly to: string } | null;
}

/** Waiting, calmly: what is being done, for which trip, and that nothing gets lost. Moves on by itself (`data-acts`). */
export default function ProgressPage(props: ProgressPageProps) {
  const { checkoutId, attempts, hotel, place, checkIn, checkOut, flight } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const isLost = usePollBooking(checkoutId, attempts);
  return (
    <div className={styles.progress} data-acts="">
      <h1>{texts('booking.progress.title')}</h1>
      <div className={styles.way} aria-hidden="true">
        <span>{codeOf(flight?.from) ?? ''}</span>
        <span className={styles.line}>
          <span className={styles.plane}>
            <Icon icon={Plane} size={24} />
          </span>
        </span>
        <span>{codeOf(flight?.to) ?? ''}</span>
      </div>
      <p className={styles.trip}>
        <strong>{hotel}</strong>
        <span>{place}</span>
        <span>{[checkIn, checkOut].map((day) => writeDay(requireDay(day), language)).join(' – ')}</span>
      </p>
      <p role="status">{texts('booking.progress.text')}</p>
      <p className={styles.stay}>{texts('booking.progress.stay')}</p>
      {isLost ? <Notice kind="warning">{texts('booking.progress.lost')}</Notice> : null}
    </div>
  );
}

/** 'FRA' of 'Frankfurt (FRA)'. */
function codeOf(airport: string | undefined): string | undefined {
  return /\(([A-Z]{3})\)/.exec(airport ?? '')?.[1];
}
