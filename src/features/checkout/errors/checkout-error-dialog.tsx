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

/** Tells of what a part of the checkout could not do, over the page (ERR-002); nothing typed is lost by it. */
export function CheckoutErrorDialog({ context }: CheckoutErrorDialogProps) {
  const texts = useTexts();
  const [error] = useSlice(checkoutErrorSlice)[context] ?? [];
  const titleId = `error-${context}`;
  const close = () => requireStore().dispatch(checkoutErrorActions.forget(context));
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
