import { useEffect } from 'react';
import { instalmentPolicy } from '../../../defaults.ts';
import { fetchJson } from '../../../site/calls/fetch-json.ts';
import type { PaymentPlace } from './later-payment-props.ts';
import type { ReceivedPaymentAnswer } from './later-payment-schemas.ts';

/** Asks again until the payment has ended, or needs the shopper. A call that fails is asked again, too. */
export function useAwaitPayment({ page, state }: PaymentPlace): void {
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await fetchJson<ReceivedPaymentAnswer>(state, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      if (answer !== null && (answer.finished || answer.hasAction)) location.replace(answer.redirect ?? page);
      else timer = setTimeout(ask, instalmentPolicy.progressPollMs);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [page, state]);
}
