import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import type { ExtrasSelection } from './choices/use-extras.ts';
import styles from './removed-dialog.module.css';

const titleId = 'extras-removed-title';

/** Says that a transfer and a rental car exclude each other, and which one is removed (EXTRA-023, EXTRA-024). */
export function RemovedDialog({ selection }: { readonly selection: ExtrasSelection }) {
  const texts = useTexts();
  const { removed, dismissRemoved, undoRemoved } = selection;
  return (
    <Dialog isOpen={removed !== null} onClose={dismissRemoved} labelledBy={titleId} kind="alert">
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {texts('extras.notification')}
        </h2>
        <p>{texts(removed === 'transfer' ? 'extras.transferRemoved' : 'extras.carRemoved')}</p>
        <p>{texts('extras.removedWhy')}</p>
        <Button onClick={dismissRemoved}>{texts('error.ok')}</Button>
        <Button look="quiet" onClick={undoRemoved}>
          {texts(removed === 'transfer' ? 'extras.keepTransfer' : 'extras.keepCar')}
        </Button>
      </div>
    </Dialog>
  );
}
