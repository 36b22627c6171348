import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './challenge-dialog.module.css';

export interface ChallengeDialogProps {
  /** False while the browser sends the challenge's result (TDS-005). */
  readonly isOpen: boolean;
  /** Address of the bank's page. */
  readonly url: string;
  /** Called with the parameters that the frame returned with (TDS-004). */
  readonly onReturn: (returned: Record<string, string>) => void;
  /** Called when the shopper closes the dialog, which cancels the challenge (TDS-007, checkout X-041). */
  readonly onClose: () => void;
}

/** The 3-D Secure dialog with the bank's page in a frame (TDS-001 to TDS-003). A click outside does not close it. */
export function ChallengeDialog({ isOpen, url, onReturn, onClose }: ChallengeDialogProps) {
  const texts = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const isOurs = event.origin === location.origin && event.source === frame.current?.contentWindow;
      const { kind, query } = (event.data ?? {}) as { kind?: unknown; query?: unknown };
      if (!isOurs || kind !== 'payment-return' || typeof query !== 'string') return;
      handleReturn(Object.fromEntries(new URLSearchParams(query)));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <Dialog isOpen={isOpen} onClose={() => isOpen && onClose()} labelledBy="challenge-title">
      <div className={styles.head}>
        <h2 id="challenge-title">{texts('payment.challenge.title')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={texts('payment.challenge.close')}
          onClick={onClose}
        >
          <Icon icon={X} size={24} />
        </button>
      </div>
      {isOpen ? (
        <iframe ref={frame} className={styles.frame} src={url} title={texts('payment.challenge.frame')} />
      ) : null}
    </Dialog>
  );
}
