import { useEffect } from 'react';
import { instalmentPolicy } from '../../../defaults.ts';
import { fetchJson } from '../../../site/calls/fetch-json.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { ReceivedLinkAnswer } from './payment-link-schemas.ts';

/** Asks again until the payment has ended, or needs the shopper. A call that fails is asked again, too. */
export function useAwaitPayment(token: string): void {
  const { locale } = useVisit();
  useEffect(() => {
    const leaving = new AbortController();
    const page = buildPath('payment_link', { _locale: locale, token });
    const state = buildPath('get_payment_link', { _locale: locale, checkoutId: token });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await fetchJson<ReceivedLinkAnswer>(state, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      if (answer !== null && (answer.finished || answer.hasAction)) location.replace(answer.redirect ?? page);
      else timer = setTimeout(ask, instalmentPolicy.progressPollMs);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [locale, token]);
}
