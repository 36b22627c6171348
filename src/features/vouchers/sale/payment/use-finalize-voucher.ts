import { useState } from 'react';
import { type ChallengeEnd, describeChallengeEnd } from '../../../../domain/booking/challenge-end.ts';
import { postJson } from '../../../../site/calls/post-json.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { ReceivedVoucherAnswer } from '../voucher-schemas.ts';

/** Sends what the buyer has done at the bank, and opens the page that follows. `lost` could not be sent; sending it again is safe. */
export function useFinalizeVoucher(checkoutId: string) {
  const { locale } = useVisit();
  const [status, setStatus] = useState<'idle' | 'sending' | 'lost'>('idle');

  const finalize = async (end: ChallengeEnd): Promise<void> => {
    setStatus('sending');
    const data = describeChallengeEnd(end);
    const address = buildPath('do_voucher_payment_finalize', { _locale: locale, checkoutId });
    const posted = await postJson<ReceivedVoucherAnswer>(address, { data }, new AbortController().signal);
    if (posted.status !== 'answered' && posted.status !== 'gone') return setStatus('lost');
    const form = buildPath('voucher_form', { _locale: locale }, { checkoutId });
    const answer = posted.status === 'answered' ? posted.answer : null;
    // The form shows why a payment has failed, and that a session is over.
    location.replace(answer?.redirect ?? answer?.next ?? form);
  };
  return { status, finalize };
}
