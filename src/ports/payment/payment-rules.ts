import { paymentPolicy } from '../../defaults.ts';
import type { Authorisation, AuthorisationRequest, PaymentPort, PaymentRefusal } from './payment-port.ts';
import type { ActionEnd, PaymentRecord, PendingAction } from './payment-record.ts';
import type { TestPaymentOutcome } from './test-payments.ts';

/** What a rule makes of a payment: its next state, and the answer. */
export interface Step<Answer> {
  readonly payment: PaymentRecord;
  readonly answer: Answer;
}

type AnswerOf<Call extends 'capture' | 'cancel' | 'refund'> = Exclude<
  Awaited<ReturnType<PaymentPort[Call]>>,
  { readonly outcome: 'unknown' }
>;

const refusals: Partial<Record<TestPaymentOutcome, PaymentRefusal>> = {
  refused: 'refused',
  'card-invalid': 'card-invalid',
  'card-not-allowed': 'card-not-allowed',
};

const endRefusals = {
  cancelled: 'challenge-cancelled',
  refused: 'challenge-refused',
  expired: 'challenge-expired',
} as const satisfies Record<Exclude<ActionEnd, 'passed'>, PaymentRefusal>;

interface Beginning {
  readonly request: Omit<AuthorisationRequest, 'paymentDetails' | 'returnUrl' | 'shopper'>;
  readonly method: PaymentRecord['method'];
  readonly card: PaymentRecord['card'];
  readonly outcome: TestPaymentOutcome;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns random ids: a browser that knows one opens its payment. */
  readonly createId: () => string;
}

/** A new payment: granted, refused, or waiting for the shopper. */
export function openPaymentRecord({
  request,
  method,
  card,
  outcome,
  now,
  createId,
}: Beginning): PaymentRecord {
  const refusal = refusals[outcome] ?? null;
  const action = describeAction(method, outcome);
  const isGranted = refusal === null && action === null;
  return {
    ...request,
    paymentId: createId(),
    method,
    card,
    state: refusal !== null ? 'refused' : isGranted ? 'authorised' : 'pending',
    refusal,
    action: action && { ...action, id: createId(), expiresAt: now + paymentPolicy.challengeLifetimeMs },
    authorised: isGranted ? request.amount : 0,
    captured: 0,
    refunded: 0,
    grantedUntil: now + (outcome === 'lapsing' ? 0 : paymentPolicy.authorisationLifetimeMs),
    isReturnedLater: outcome === 'returned',
  };
}

function describeAction(
  method: PaymentRecord['method'],
  outcome: TestPaymentOutcome,
): Pick<PendingAction, 'kind' | 'isRefusedAnyway'> | null {
  if (method === 'PayPal') return { kind: 'redirect', isRefusedAnyway: false };
  if (outcome !== 'challenge' && outcome !== 'challenge-refused') return null;
  return { kind: 'challenge', isRefusedAnyway: outcome === 'challenge-refused' };
}

/** The state of a payment, as `authorise` and `proceed` return it. The caller ends a late action first. */
export function toAuthorisation(
  { paymentId, action, refusal, state, card }: PaymentRecord,
  addressOf: (action: PendingAction) => string,
): Authorisation {
  if (action !== null)
    return { outcome: 'action', paymentId, action: { kind: action.kind, url: addressOf(action) } };
  if (state === 'authorised' || state === 'captured')
    return { outcome: 'confirmed', paymentId, ...(card === null ? {} : { card }) };
  return { outcome: 'refused', reason: refusal ?? 'refused' };
}

/** Ends the action that the shopper has finished or that has expired; a payment without one stays as it is. */
export function endAction(payment: PaymentRecord, ended: ActionEnd): PaymentRecord {
  if (payment.action === null) return payment;
  const end = ended === 'passed' && payment.action.isRefusedAnyway ? 'refused' : ended;
  if (end === 'passed') return { ...payment, state: 'authorised', authorised: payment.amount, action: null };
  return { ...payment, state: 'refused', refusal: endRefusals[end], action: null };
}

/** Ends an expired action. */
export function endLateAction(payment: PaymentRecord, now: number): PaymentRecord {
  return payment.action !== null && payment.action.expiresAt <= now ? endAction(payment, 'expired') : payment;
}

/** Captures the payment, once. */
export function capturePayment(
  payment: PaymentRecord,
  { amount, currency, now }: Pick<PaymentRecord, 'amount' | 'currency'> & { readonly now: number },
): Step<AnswerOf<'capture'>> {
  if (payment.state !== 'authorised' || amount > payment.authorised || currency !== payment.currency)
    return { payment, answer: { outcome: 'refused', reason: 'not-authorised' } };
  if (payment.grantedUntil <= now)
    return {
      payment: { ...payment, state: 'cancelled', authorised: 0 },
      answer: { outcome: 'refused', reason: 'expired' },
    };
  return { payment: { ...payment, state: 'captured', captured: amount }, answer: { outcome: 'confirmed' } };
}

/** Voids what was not captured. */
export function cancelPayment(payment: PaymentRecord): Step<AnswerOf<'cancel'>> {
  if (payment.state === 'captured')
    return { payment, answer: { outcome: 'refused', reason: 'captured-already' } };
  const answer = { outcome: 'confirmed' } as const;
  if (payment.state === 'refused') return { payment, answer };
  return { payment: { ...payment, state: 'cancelled', authorised: 0, action: null }, answer };
}

/** A record of a payment that was cancelled before it was requested: a late `authorise` is refused. */
export function blockPayment(reference: string, createId: () => string): PaymentRecord {
  return {
    reference,
    paymentId: createId(),
    amount: 0,
    currency: 'EUR',
    method: 'CreditCard',
    card: null,
    state: 'cancelled',
    refusal: null,
    action: null,
    authorised: 0,
    captured: 0,
    refunded: 0,
    grantedUntil: 0,
    isReturnedLater: false,
  };
}

/** Refunds what was captured, or a part of it; not a direct debit that the account's holder reverses anyway. */
export function refundPayment(
  payment: PaymentRecord,
  { amount, currency }: Pick<PaymentRecord, 'amount' | 'currency'>,
  createId: () => string,
): Step<AnswerOf<'refund'>> {
  if (payment.state !== 'captured')
    return { payment, answer: { outcome: 'refused', reason: 'not-captured' } };
  const left = payment.isReturnedLater ? 0 : payment.captured - payment.refunded;
  if (currency !== payment.currency || amount > left)
    return { payment, answer: { outcome: 'refused', reason: 'too-much' } };
  return {
    payment: { ...payment, refunded: payment.refunded + amount },
    answer: { outcome: 'confirmed', refundId: createId() },
  };
}
