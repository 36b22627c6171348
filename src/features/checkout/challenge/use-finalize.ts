import { useState } from 'react';
import { type ChallengeEnd, describeChallengeEnd } from '../../../domain/booking/challenge-end.ts';
import type { BookingStateResponse } from '../../../site/booking-state-schema.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { endCheckoutSession } from '../session/checkout-load.ts';
import type { FinalizeBody } from './finalize-schema.ts';

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
      ...describeChallengeEnd(end),
    };
    const address = buildPath('do_payment_finalize', { _locale: locale, checkoutId });
    const posted = await postJson<BookingStateResponse>(address, { data }, new AbortController().signal);
    if (posted.status === 'gone') return endCheckoutSession();
    if (posted.status !== 'answered') return setStatus('lost');
    const { redirect, next } = posted.answer;
    if (redirect !== null) return location.assign(redirect);
    moveTo(next ?? buildPath('checkout_processing', { _locale: locale, checkoutId }), { replaces: true });
  };
  return { status, finalize };
}
