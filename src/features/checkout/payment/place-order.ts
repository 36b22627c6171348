import type { PaymentMethod } from '../../../domain/payment-means.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { type Posted, postAnswer } from '../../../site/post-answer.ts';
import { buildPath } from '../../../url.ts';
import type { BillingEntry } from './billing-entry.ts';
import type { CollectedCard } from './card-desk.ts';
import type { OrderAnswer } from './decide-next.ts';

/** Which checkout is being paid, and how to give up waiting. */
export interface PaymentCall {
  readonly locale: string;
  readonly checkoutId: string;
  readonly signal: AbortSignal;
}

/** Sends who is billed, before the chosen method is handled (PAY-008). */
export function sendBilling(call: PaymentCall, customer: BillingEntry): Promise<Posted<OrderAnswer>> {
  return post(call, { customer });
}

/** What the chosen method sends: nothing for PayPal, the account of a direct debit, or the card as the provider knows it. */
export interface PaymentDetails {
  readonly holderName?: string;
  readonly iban?: string;
  readonly token?: string;
}

/** Orders (PAY-010, PAY-016, CAPI-016). `totalAmount` is what the shopper saw, in minor units. */
export function sendOrder(
  call: PaymentCall,
  selectedPayment: PaymentMethod,
  payment: PaymentDetails,
  totalAmount: number,
): Promise<Posted<OrderAnswer>> {
  return post(call, { selectedPayment, payment, totalAmount });
}

/** Orders with a card: encrypted fields are a secure action and start a recurring payment (PAY-012, PAY-020, CAPI-014). */
export function sendCardOrder(
  call: PaymentCall,
  method: PaymentMethod,
  { token, holderName, isEncrypted = false }: CollectedCard,
  totalAmount: number,
): Promise<Posted<OrderAnswer>> {
  if (!isEncrypted) return sendOrder(call, method, { token, holderName }, totalAmount);
  const { locale, checkoutId, signal } = call;
  const address = buildPath('do_recurring_payment', { _locale: locale, checkoutId });
  const data = { paymentMethod: token, holderName, origin: location.origin, totalAmount };
  return postAnswer(address, { data }, signal);
}

function post({ locale, checkoutId, signal }: PaymentCall, data: object): Promise<Posted<OrderAnswer>> {
  return postAnswer(
    buildPath(CHECKOUT_STEPS.checkoutPayment.dataRoute, { _locale: locale, checkoutId }),
    { data },
    signal,
  );
}
