import { useState } from 'react';
import { type ChallengeEnd, describeChallengeEnd } from '../../../domain/booking/challenge-end.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import type { PaymentPlace } from './later-payment-props.ts';
import type { ReceivedPaymentAnswer } from './later-payment-schemas.ts';

/** Sends what the shopper has done at the bank, and opens the page that follows. `lost` could not be sent; sending it again is safe. */
export function useFinalizePayment(place: PaymentPlace) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'lost'>('idle');

  const finalize = async (end: ChallengeEnd): Promise<void> => {
    setStatus('sending');
    const data = describeChallengeEnd(end);
    const posted = await postJson<ReceivedPaymentAnswer>(
      place.finalize,
      { data },
      new AbortController().signal,
    );
    if (posted.status !== 'answered') return setStatus('lost');
    // The page shows why a payment has failed.
    location.replace(posted.answer.redirect ?? place.page);
  };
  return { status, finalize };
}
