import { useEffect, useState } from 'react';
import { postJson } from '../../../../site/calls/post-json.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { usePaymentClients } from '../../payment-clients.tsx';
import type { PaymentSetupResponse } from '../methods/payment-schemas.ts';

/** What the server answers for opening the card fields. */
export type CardSetup = NonNullable<PaymentSetupResponse['cardFields']>;

/** Requests the setup of the card fields on mount and for each new `attempt`; `'failed'` without an answer. */
export function useCardSetup(checkoutId: string, attempt: number): CardSetup | 'failed' | null {
  const { locale } = useVisit();
  const { setUp, query } = usePaymentClients().cardCalls;
  const [setup, setSetup] = useState<CardSetup | 'failed' | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    setSetup(null);
    const address = buildPath(setUp, { _locale: locale, checkoutId }, query);
    void postJson<PaymentSetupResponse>(address, { attempt }, waiting.signal).then((posted) => {
      if (waiting.signal.aborted) return;
      setSetup((posted.status === 'answered' ? posted.answer.cardFields : null) ?? 'failed');
    });
    return () => waiting.abort();
  }, [locale, checkoutId, setUp, query, attempt]);
  return setup;
}
