import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './challenge-dialog.module.css';

export interface ChallengeDialogProps {
  /** False once the end of the challenge is being sent (TDS-005). */
  readonly isOpen: boolean;
  /** The bank's page. */
  readonly url: string;
  /** The frame came back with these parameters (TDS-004). */
  readonly onReturn: (returned: Record<string, string>) => void;
  /** The shopper closed the dialog, which cancels the challenge (TDS-007, checkout X-041). */
  readonly onClose: () => void;
}

/** The 3-D Secure dialog: the bank's page in a frame, and a way out (TDS-001 to TDS-003). A press beside it does nothing. */
export function ChallengeDialog({ isOpen, url, onReturn, onClose }: ChallengeDialogProps) {
  const texts = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const isOurs = event.origin === location.origin && event.source === frame.current?.contentWindow;
      const { kind, query } = (event.data ?? {}) as { kind?: unknown; query?: unknown };
      if (!isOurs || kind !== 'payment-return' || typeof query !== 'string') return;
      hear(Object.fromEntries(new URLSearchParams(query)));
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
