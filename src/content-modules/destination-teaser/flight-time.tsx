import { formatFlightTime } from '../../domain/words/format-flight-time.ts';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './destination-teaser.module.css';

/** How long the offer's flight takes; nothing where that is not known. */
export function FlightTime({ minutes }: { readonly minutes: number | null }) {
  const texts = useTexts();
  if (minutes === null) return null;
  return (
    <div>
      <p className={styles.label}>{texts('teaser.flightName')}</p>
      <p className={styles.flight}>{formatFlightTime(minutes)}</p>
    </div>
  );
}
