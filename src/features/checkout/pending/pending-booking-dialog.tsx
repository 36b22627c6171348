import { Button } from '../../../design/controls/button.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useSlice } from '../../../site/client-store.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { closePendingBooking, pendingBooking } from './pending-booking.ts';
import styles from './pending-booking-dialog.module.css';

/**
 * Modal dialog while the shop places a booking. When the order's answer is lost, it says that its state is being asked for; after
 * a failure it says so, and that nothing was ordered, and can close (POLL-015 to -018, X-057).
 */
export function PendingBookingDialog() {
  const texts = useTexts();
  const { isOpen, isFailed, order } = useSlice(pendingBooking);
  const title = texts(
    isFailed ? 'checkout.error.title' : `payment.pending.${order === 'lost' ? 'lostTitle' : 'title'}`,
  );
  const text = isFailed
    ? 'checkout.error.checkoutError'
    : `payment.pending.${order === 'lost' ? 'lost' : 'text'}`;
  return (
    <Dialog isOpen={isOpen} onClose={closePendingBooking} labelledBy="pending-title" kind="alert">
      <div className={styles.pending}>
        <h2 id="pending-title">{title}</h2>
        <p role="status">
          {texts(text)} {order === 'not-ordered' ? texts('payment.pending.notOrdered') : null}
        </p>
        {isFailed ? (
          <Button onClick={closePendingBooking}>{texts('payment.pending.close')}</Button>
        ) : (
          <Spinner label={title} />
        )}
      </div>
    </Dialog>
  );
}
