import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { requireStore, useSlice } from '../../../site/client-store.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './checkout-error-dialog.module.css';
import { checkoutErrorTextOf } from './checkout-error-text.ts';
import { checkoutErrorActions, checkoutErrorSlice, type ErrorContext } from './checkout-errors.ts';

export interface CheckoutErrorDialogProps {
  readonly context: ErrorContext;
}

/** Shows the error of a part of the checkout in a dialog (ERR-002); the page's form stays as it is. */
export function CheckoutErrorDialog({ context }: CheckoutErrorDialogProps) {
  const texts = useTexts();
  const [error] = useSlice(checkoutErrorSlice)[context] ?? [];
  const titleId = `error-${context}`;
  const close = () => requireStore().dispatch(checkoutErrorActions.clear(context));
  return (
    <Dialog isOpen={error !== undefined} onClose={close} labelledBy={titleId} kind="alert">
      <div className={styles.dialog}>
        <h2 id={titleId}>{texts('checkout.error.title')}</h2>
        <p>{error === undefined ? null : texts(checkoutErrorTextOf(error.code))}</p>
        <Button onClick={close}>{texts('checkout.okay')}</Button>
      </div>
    </Dialog>
  );
}
