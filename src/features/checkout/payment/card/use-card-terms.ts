import { useRef } from 'react';
import { postJson } from '../../../../site/calls/post-json.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { usePaymentClients } from '../../payment-clients.tsx';
import type { CardLookUpBody, CardLookUpResponse } from '../methods/payment-schemas.ts';
import type { CardTerms } from './card-form.ts';

/**
 * Looks up a card's range by its first digits (PAY-022, CAPI-018), once for the same digits; new digits abort an older
 * request. A failed request returns no terms: the server checks the card again when the shopper orders.
 */
export function useCardTerms(checkoutId: string, onTerms: (terms: CardTerms | 'disallowed' | null) => void) {
  const { locale } = useVisit();
  const { lookUp } = usePaymentClients().cardCalls;
  const requestedDigits = useRef<string | null>(null);
  const pendingRequest = useRef<AbortController | null>(null);

  return async (digits: string | null, cardHolder: string): Promise<void> => {
    if (digits === requestedDigits.current) return;
    requestedDigits.current = digits;
    pendingRequest.current?.abort();
    if (digits === null || lookUp === null) return onTerms(null);
    const controller = new AbortController();
    pendingRequest.current = controller;
    const address = buildPath(lookUp, { _locale: locale, checkoutId });
    const body: CardLookUpBody = { binValue: digits, cardHolder };
    const posted = await postJson<CardLookUpResponse>(address, body, controller.signal);
    if (controller.signal.aborted) return;
    onTerms(posted.status === 'answered' ? termsOf(posted.answer) : null);
  };
}

function termsOf({ strategy, discount }: CardLookUpResponse): CardTerms | 'disallowed' {
  return strategy === 'disallowed' ? strategy : { strategy, discount };
}
