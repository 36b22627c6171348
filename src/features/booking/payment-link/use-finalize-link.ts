import { useState } from 'react';
import { postJson } from '../../../site/calls/post-json.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { ReceivedLinkAnswer } from './payment-link-schemas.ts';

/** Sends what the shopper has done at the bank, and opens the page that follows. `lost` could not be sent; sending it again is safe. */
export function useFinalizeLink(token: string) {
  const { locale } = useVisit();
  const [status, setStatus] = useState<'idle' | 'sending' | 'lost'>('idle');

  const finalize = async (end: { readonly details: object } | 'closed'): Promise<void> => {
    setStatus('sending');
    const data =
      end === 'closed'
        ? { threeDsResult: 'Cancelled' }
        : { threeDsResult: 'Finished', details: JSON.stringify(end.details) };
    const address = buildPath('do_payment_link_finalize', { _locale: locale, checkoutId: token });
    const posted = await postJson<ReceivedLinkAnswer>(address, { data }, new AbortController().signal);
    if (posted.status !== 'answered') return setStatus('lost');
    // The page shows why a payment has failed.
    location.replace(posted.answer.redirect ?? buildPath('payment_link', { _locale: locale, token }));
  };
  return { status, finalize };
}
