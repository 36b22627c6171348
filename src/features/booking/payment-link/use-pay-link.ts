import { type RefObject, useState } from 'react';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import { fetchJson } from '../../../site/calls/fetch-json.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { expectPaymentPage } from '../../../site/payment-page-forward.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { LinkCardFields } from './payment-link-props.ts';
import type { PaymentLinkBody, ReceivedLinkAnswer } from './payment-link-schemas.ts';

interface PayOptions {
  readonly token: string;
  /** Code of the error that an earlier attempt ended with; null for none. */
  readonly problem: string | null;
  readonly card: RefObject<LinkCardFields | null>;
  /** Receives error codes by field. */
  readonly onFaults: (faults: Readonly<Record<string, string>>) => void;
  readonly onMethodMissing: () => void;
}

/** Pays a link, one payment at a time. When an answer is lost, asks for the payment's state before it says anything of it. */
export function usePayLink({ token, problem: earlier, card, onFaults, onMethodMissing }: PayOptions) {
  const { locale } = useVisit();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState(earlier);
  const params = { _locale: locale, checkoutId: token };
  const page = buildPath('payment_link', { _locale: locale, token });

  const pay = async (method: ListedMethod, entered: FormData): Promise<void> => {
    if (isPaying) return;
    setPaying(true);
    setProblem(null);
    const details = await collectDetails(method, entered, card.current);
    if (details === null) return setPaying(false);
    const data: PaymentLinkBody['data'] = { selectedPayment: method, payment: details };
    const posted = await postJson<ReceivedLinkAnswer>(
      buildPath('do_payment_link_pay', params),
      { data },
      new AbortController().signal,
    );
    card.current?.clearMessage?.();
    const answer = posted.status === 'answered' ? posted.answer : await readState();
    // The button stays busy until the next page is there.
    if (!follow(answer)) setPaying(false);
  };

  const readState = (): Promise<ReceivedLinkAnswer | null> =>
    fetchJson<ReceivedLinkAnswer>(buildPath('get_payment_link', params)).catch(() => null);

  /** @returns true when the page is left */
  const follow = (answer: ReceivedLinkAnswer | null): boolean => {
    const [message] = answer?.messages ?? [];
    if (answer !== null && answer.next !== null) {
      expectPaymentPage(token);
      location.assign(answer.redirect ?? answer.next);
      return true;
    }
    if (answer !== null && Object.keys(answer.errors).length > 0) onFaults(answer.errors);
    else if (message?.code === 'noPaymentSelected') onMethodMissing();
    else if (message?.code === 'paymentCardNumberBinInvalid') card.current?.refuse();
    else setProblem(message?.code ?? 'lost');
    return false;
  };

  return { isPaying, problem, pay, page };
}

/** Null when the card fields have errors. */
async function collectDetails(
  method: ListedMethod,
  entered: FormData,
  card: LinkCardFields | null,
): Promise<PaymentLinkBody['data']['payment'] | null> {
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
