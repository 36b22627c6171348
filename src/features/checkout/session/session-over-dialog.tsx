import { useId } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './session-over-dialog.module.css';

export interface SessionOverDialogProps {
  /** Path of the hotel's page with the offer, where the shopper starts again (checkout X-087). */
  readonly hotelPath: string;
}

/** Says that session and checkout have ended (ERR-012); 'Okay' and closing lead to the hotel's page (ERR-013). */
export default function SessionOverDialog({ hotelPath }: SessionOverDialogProps) {
  const texts = useTexts();
  const titleId = useId();
  return (
    <Dialog isOpen onClose={() => location.assign(hotelPath)} labelledBy={titleId} kind="alert">
      <div className={styles.dialog}>
        <h2 id={titleId}>{texts('checkout.error.sessionOver')}</h2>
        <p>{texts('checkout.error.noBookingError')}</p>
        <Button href={hotelPath}>{texts('checkout.okay')}</Button>
      </div>
    </Dialog>
  );
}
