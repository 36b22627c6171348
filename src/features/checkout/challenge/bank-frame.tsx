import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './challenge-dialog.module.css';

export interface BankFrameProps {
  /** Address of the bank's page. */
  readonly url: string;
  /** Called with the parameters that the frame returned with (TDS-004). */
  readonly onReturn: (returned: Record<string, string>) => void;
}

/** The bank's page in a frame, whose return page posts its parameters to this one. */
export function BankFrame({ url, onReturn }: BankFrameProps) {
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
  return <iframe ref={frame} className={styles.frame} src={url} title={texts('payment.challenge.frame')} />;
}
