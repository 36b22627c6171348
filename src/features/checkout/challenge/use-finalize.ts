import { useState } from 'react';
import type { BookingStateResponse } from '../../../site/booking-state-schema.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { endSession } from '../session/checkout-load.ts';
import type { FinalizeBody } from './finalize-schema.ts';

/** Result of the challenge: its details, or that the shopper closed it (TDS-004, TDS-007). */
export type ChallengeEnd = { readonly details: object } | 'closed';

/**
 * Sends the result of a challenge and opens the next page (TDS-008): the processing page while the booking is in
 * progress. `lost` is a result that could not be sent; sending it again is safe.
 */
export function useFinalize(checkoutId: string) {
  const { locale } = useVisit();
  const [status, setStatus] = useState<'idle' | 'sending' | 'lost'>('idle');

  const finalize = async (end: ChallengeEnd): Promise<void> => {
    setStatus('sending');
    const data: FinalizeBody['data'] = {
      selectedPayment: 'CreditCard',
      ...(end === 'closed'
        ? { threeDsResult: 'Cancelled' }
        : { threeDsResult: 'Finished', details: JSON.stringify(end.details) }),
    };
    const address = buildPath('do_payment_finalize', { _locale: locale, checkoutId });
    const posted = await postJson<BookingStateResponse>(address, { data }, new AbortController().signal);
    if (posted.status === 'gone') return endSession();
    if (posted.status !== 'answered') return setStatus('lost');
    const { redirect, next } = posted.answer;
    if (redirect !== null) return location.assign(redirect);
    moveTo(next ?? buildPath('checkout_processing', { _locale: locale, checkoutId }), { replaces: true });
  };
  return { status, finalize };
}
