import { type RefObject, useState } from 'react';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import { fetchJson } from '../../../site/calls/fetch-json.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { expectPaymentPage } from '../../../site/expect-payment-page.ts';
import type { LaterCardFields, PaymentPlace } from './later-payment-props.ts';
import type { LaterPaymentBody, ReceivedPaymentAnswer } from './later-payment-schemas.ts';

interface PayOptions {
  readonly place: PaymentPlace;
  /** Minor units that the page shows. */
  readonly amount: number;
  /** Code of the error that an earlier attempt ended with; null for none. */
  readonly problem: string | null;
  readonly card: RefObject<LaterCardFields | null>;
  /** Receives error codes by field. */
  readonly onFaults: (faults: Readonly<Record<string, string>>) => void;
  readonly onMethodMissing: () => void;
}

/** Pays for a booked trip, one payment at a time. When an answer is lost, asks for the payment's state before it says anything of it. */
export function usePay({ place, amount, problem: earlier, card, onFaults, onMethodMissing }: PayOptions) {
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState(earlier);

  const pay = async (method: ListedMethod, entered: FormData): Promise<void> => {
    if (isPaying) return;
    setPaying(true);
    setProblem(null);
    const details = await collectDetails(method, entered, card.current);
    if (details === null) return setPaying(false);
    const data: LaterPaymentBody['data'] = { amount, selectedPayment: method, payment: details };
    const posted = await postJson<ReceivedPaymentAnswer>(place.pay, { data }, new AbortController().signal);
    card.current?.clearMessage?.();
    const answer = posted.status === 'answered' ? posted.answer : await readState();
    // The button stays busy until the next page is there.
    if (!follow(answer)) setPaying(false);
  };

  const readState = (): Promise<ReceivedPaymentAnswer | null> =>
    fetchJson<ReceivedPaymentAnswer>(place.state).catch(() => null);

  /** @returns true when the page is left */
  const follow = (answer: ReceivedPaymentAnswer | null): boolean => {
    const [message] = answer?.messages ?? [];
    if (answer !== null && answer.next !== null) {
      expectPaymentPage(place.id);
      location.assign(answer.redirect ?? answer.next);
      return true;
    }
    if (answer !== null && Object.keys(answer.errors).length > 0) onFaults(answer.errors);
    else if (message?.code === 'noPaymentSelected') onMethodMissing();
    else if (message?.code === 'paymentCardNumberBinInvalid') card.current?.refuse();
    else setProblem(message?.code ?? 'lost');
    return false;
  };

  return { isPaying, problem, pay };
}

/** Null when the card fields have errors. */
async function collectDetails(
  method: ListedMethod,
  entered: FormData,
  card: LaterCardFields | null,
): Promise<LaterPaymentBody['data']['payment'] | null> {
  switch (method) {
    case 'PayPal':
      return {};
    case 'BankAccount':
      return { holderName: String(entered.get('bank.holderName')), iban: String(entered.get('bank.iban')) };
    case 'CreditCard':
    case 'DebitCard': {
      const collected = (await card?.collect()) ?? null;
      if (collected === null) return null;
      const { token, holderName, redirect } = collected;
      return { token, holderName, ...(redirect !== null && { redirect }) };
    }
  }
}
