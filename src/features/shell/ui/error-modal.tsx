import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './error-modal.module.css';

export interface ErrorModalProps {
  readonly isOpen: boolean;
  /** Words for the visitor (SHELL-062); without any the modal says that something went wrong (SHELL-063). */
  readonly error?: string | null | undefined;
  /** 'Ok' or Escape was pressed. */
  readonly onClose: () => void;
}

const titleId = 'error-modal-title';

/** The generic error modal, for a failure that belongs to no field and no page (SHELL-062 … SHELL-066). */
export function ErrorModal({ isOpen, error, onClose }: ErrorModalProps) {
  const texts = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} kind="alert">
      <div className={styles.content}>
        <p id={titleId} className={styles.text}>
          {error || texts('error.generic')}
        </p>
        <Button onClick={onClose}>{texts('error.ok')}</Button>
      </div>
    </Dialog>
  );
}
