import type { OrderPayment, PaymentMethod } from '../../../domain/booking/payment-details.ts';
import { type PostResult, postJson } from '../../../site/calls/post-json.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { buildPath } from '../../../url.ts';
import type { BillingEntry } from './billing/billing-entry.ts';
import type { CardFormHandle, CollectedCard } from './card/card-form-handle.ts';
import type { OrderResponse } from './decide-next.ts';
import type { PaymentBody, RecurringBody } from './methods/payment-schemas.ts';

/** The checkout to pay, and the signal that aborts its calls. */
export interface PayableCheckout {
  readonly locale: string;
  readonly checkoutId: string;
  readonly signal: AbortSignal;
}

/** The chosen payment method and its form values. */
export interface PaymentChoice {
  readonly method: OrderPayment['method'];
  readonly entered: FormData;
  /** Null while the page shows no card fields. */
  readonly card: CardFormHandle | null;
  /** What a wallet's sheet has handed over; '' for every other method. */
  readonly walletToken?: string;
  /** Minor units, as shown on the button. */
  readonly total: number;
  /** True where a deposit of the total is paid now (CONST-027). */
  readonly isDeposit: boolean;
  /** True where staff book for a caller, who pays by a link. */
  readonly isByLink?: boolean;
}

/**
 * Places the order: sends the billing address first, then the data of the payment method (PAY-008 to PAY-016).
 * @returns null when the card fields have errors
 */
export async function submitOrder(
  call: PayableCheckout,
  billing: BillingEntry,
  { method, entered, card, walletToken = '', total, isDeposit, isByLink = false }: PaymentChoice,
): Promise<PostResult<OrderResponse> | null> {
  const isCard = method === 'CreditCard' || method === 'DebitCard';
  const billingResult = await sendBilling(call, billing, {
    cardFields: isCard ? (card?.fieldsKey ?? null) : null,
    isDeposit,
  });
  const agreed = { totalAmount: total, isDeposit, ...(isByLink && { isByLink }) };
  const isRefused =
    billingResult.status !== 'answered' ||
    !billingResult.answer.success ||
    billingResult.answer.next !== null;
  // Without its second call nothing is ordered.
  if (billingResult.status === 'lost') return { ...billingResult, mayBeDone: false };
  if (isRefused) return billingResult;
  switch (method) {
    case 'None':
      return sendOrder(call, null, {}, agreed);
    case 'PayPal':
      return sendOrder(call, method, {}, agreed);
    case 'ApplePay':
    case 'GooglePay':
      return sendOrder(call, method, { token: walletToken }, agreed);
    case 'BankAccount': {
      const [holderName, iban] = [String(entered.get('bank.holderName')), String(entered.get('bank.iban'))];
      return sendOrder(call, method, { holderName, iban }, agreed);
    }
    case 'CreditCard':
    case 'DebitCard': {
      const collected = (await card?.collect()) ?? null;
      return collected === null ? null : sendCardOrder(call, method, collected, agreed);
    }
  }
}

/** The server refuses an order that differs from what the shopper has agreed to. */
type Agreed = Pick<PaymentBody['data'], 'totalAmount' | 'isDeposit' | 'isByLink'>;

/** @param cardFields fields that are sent next, whose amount the server brings up to date first; null for none */
function sendBilling(
  call: PayableCheckout,
  customer: BillingEntry,
  { cardFields, isDeposit }: { readonly cardFields: string | null; readonly isDeposit: boolean },
): Promise<PostResult<OrderResponse>> {
  return post(call, cardFields === null ? { customer } : { customer, cardFields, isDeposit });
}

/** PAY-010, PAY-016, CAPI-016. */
function sendOrder(
  call: PayableCheckout,
  selectedPayment: PaymentMethod | null,
  payment: PaymentBody['data']['payment'],
  agreed: Agreed,
): Promise<PostResult<OrderResponse>> {
  return post(call, { selectedPayment, payment, ...agreed });
}

/**
 * Encrypted fields of a credit card are a secure action and start a recurring payment (PAY-012, PAY-020, CAPI-014).
 * That call supports credit cards only, so a debit card is sent as a debit card (checkout X-030).
 */
function sendCardOrder(
  call: PayableCheckout,
  method: PaymentMethod,
  { token, holderName, redirect, isEncrypted = false }: CollectedCard,
  agreed: Agreed,
): Promise<PostResult<OrderResponse>> {
  if (!isEncrypted || method !== 'CreditCard')
    return sendOrder(call, method, { token, holderName, ...(redirect && { redirect }) }, agreed);
  const { locale, checkoutId, signal } = call;
  const address = buildPath('do_recurring_payment', { _locale: locale, checkoutId });
  const body: RecurringBody = {
    data: { paymentMethod: token, holderName, origin: location.origin, ...agreed },
  };
  return postJson(address, body, signal);
}

function post(
  { locale, checkoutId, signal }: PayableCheckout,
  data: PaymentBody['data'],
): Promise<PostResult<OrderResponse>> {
  return postJson(
    buildPath(CHECKOUT_STEPS.checkoutPayment.dataRoute, { _locale: locale, checkoutId }),
    { data },
    signal,
  );
}
