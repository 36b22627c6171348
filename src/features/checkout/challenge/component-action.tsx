import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChallengeEnd } from '../../../domain/booking/challenge-end.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { usePaymentClients } from '../payment-clients.tsx';

export interface ComponentActionProps {
  readonly action: Extract<PaymentAction, { kind: 'component' }>;
  readonly onEnd: (end: ChallengeEnd) => void;
}

/**
 * Runs an action with the provider's script, such as the device fingerprint. When the script does not load, ends the
 * action without details; the server then requests the payment's state from the provider.
 */
export default function ComponentAction({ action, onEnd }: ComponentActionProps) {
  const { language } = useVisit();
  const { actions } = usePaymentClients();
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent((details: object) => onEnd({ details }));
  useEffect(() => {
    if (place.current === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    actions.run(action, place.current, { language, signal, onEnd: (details) => end(details) }).catch(() => {
      if (!signal.aborted) end({});
    });
    return () => leaving.abort();
  }, [action, actions, language]);
  return <div ref={place} />;
}
