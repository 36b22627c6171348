import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './challenge-dialog.module.css';

export interface ChallengeDialogProps {
  /** False while the browser sends the challenge's result (TDS-005). */
  readonly isOpen: boolean;
  /** Called when the shopper closes the dialog, which cancels the challenge (TDS-007, checkout X-041). */
  readonly onClose: () => void;
  /** The bank's page, or what the provider's script shows. */
  readonly children: ReactNode;
}

/**
 * The 3-D Secure dialog (TDS-001 to TDS-003). Only its own buttons close it: a click outside does nothing, and Escape asks first,
 * since closing cancels the payment.
 */
export function ChallengeDialog({ isOpen, onClose, children }: ChallengeDialogProps) {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  // The heading, since the first button, which the browser would focus, cancels.
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => isOpen && onClose()}
      onEscape={() => setIsAsking(true)}
      labelledBy="challenge-title"
    >
      <div className={styles.head}>
        <h2 id="challenge-title" ref={heading} tabIndex={-1}>
          {texts('payment.challenge.title')}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={texts('payment.challenge.close')}
          onClick={onClose}
        >
          <Icon icon={X} size={24} />
        </button>
      </div>
      {isAsking ? (
        <div role="alert" className={styles.question}>
          <p>{texts('payment.challenge.ask')}</p>
          <Button look="quiet" onClick={onClose}>
            {texts('payment.challenge.close')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{texts('payment.challenge.stay')}</Button>
        </div>
      ) : null}
      {children}
    </Dialog>
  );
}
