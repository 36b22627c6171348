import { Button } from '../../../design/controls/button.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useSlice } from '../../../site/client-store.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { closePendingBooking, pendingBooking } from './pending-booking.ts';
import styles from './pending-booking-dialog.module.css';

/** Modal dialog while the shop places a booking; after a failure it says so and can close (POLL-015 to -018, X-057). */
export function PendingBookingDialog() {
  const texts = useTexts();
  const { isOpen, isFailed } = useSlice(pendingBooking);
  return (
    <Dialog isOpen={isOpen} onClose={closePendingBooking} labelledBy="pending-title" kind="alert">
      <div className={styles.pending}>
        <h2 id="pending-title">{texts(isFailed ? 'checkout.error.title' : 'payment.pending.title')}</h2>
        <p>{texts(isFailed ? 'checkout.error.checkoutError' : 'payment.pending.text')}</p>
        {isFailed ? (
          <Button onClick={closePendingBooking}>{texts('payment.pending.close')}</Button>
        ) : (
          <Spinner label={texts('payment.pending.title')} />
        )}
      </div>
    </Dialog>
  );
}
