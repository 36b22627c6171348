import { Button } from '../../../../design/controls/button.tsx';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import styles from './offline-copy.module.css';
import { type OfflineCopyProps, useOfflineCopy } from './use-offline-copy.ts';

/** Lets a guest keep the trip on this device, to read it without a network, and remove it again. */
export function OfflineCopy(props: OfflineCopyProps) {
  const { state, isMember, keep, remove } = useOfflineCopy(props);
  const texts = useTexts();
  const { language } = useVisit();
  const { copyUntil } = props;
  if (isMember || copyUntil === null || state === null) return null;
  const day = formatDate(requireDay(copyUntil), language, 'long');
  const isKept = state === 'kept';
  return (
    <div className={styles.copy}>
      <Button
        look="quiet"
        isBusy={state === 'busy'}
        onClick={() => void (isKept ? remove() : keep())}
        aria-describedby="offline-copy"
      >
        {texts(isKept ? 'myTrips.offline.remove' : 'myTrips.offline.keep')}
      </Button>
      <p id="offline-copy" className={styles.text} role="status">
        {texts(`myTrips.offline.${state === 'busy' ? 'none' : state}`, { day })}
      </p>
    </div>
  );
}
