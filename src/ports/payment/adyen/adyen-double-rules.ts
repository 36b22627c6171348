import { randomUUID } from 'node:crypto';
import type { ActionEnd } from '../payment-record.ts';
import { findTestRange, TEST_ACCOUNTS, type TestPaymentOutcome } from '../test-payments.ts';

export interface DoublePayment {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly value: number;
  readonly currency: string;
  readonly outcome: TestPaymentOutcome;
  readonly isWallet: boolean;
  state: 'action' | 'authorised' | 'refused' | 'captured' | 'cancelled';
  refunded: number;
}

export interface DoubleState {
  /** By our reference. */
  readonly payments: Map<string, DoublePayment>;
}

interface Asked {
  readonly billingAddress?: { readonly street?: string; readonly houseNumberOrName?: string };
  readonly merchantAccount: string;
  readonly reference?: string;
  readonly paymentReference?: string;
  readonly amount?: { readonly value: number; readonly currency: string };
  readonly paymentMethod?: {
    readonly type: string;
    readonly encryptedCardNumber?: string;
    readonly iban?: string;
  };
  readonly details?: { readonly threeDSResult?: string; readonly redirectResult?: string };
  readonly cardNumber?: string;
}

export interface DoubleAnswer {
  readonly status: number;
  readonly json: object;
}

const reasons: Partial<Record<TestPaymentOutcome, string>> = {
  refused: '2',
  'card-invalid': '8',
  'card-not-allowed': '23',
};
const brandNames = { Visa: 'visa', MasterCard: 'mc', AmericanExpress: 'amex' } as const;

/** What Adyen's Checkout API answers to a call, by its public description. */
export function answerAdyen(state: DoubleState, path: string, body: Asked): DoubleAnswer {
  const [, id, call] = /^\/v\d+\/payments\/([^/]+)\/(captures|cancels|refunds)$/.exec(path) ?? [];
  if (path.endsWith('/payments')) return pay(state, body);
  if (path.endsWith('/payments/details')) return proceed(state, body);
  if (path.endsWith('/cancels') && id === undefined) return receive();
  if (path.endsWith('/cardDetails')) return toCardReply(body);
  const payment = [...state.payments.values()].find(({ pspReference }) => pspReference === id);
  if (payment === undefined) return refuse('167');
  // Adyen takes the request and decides later; the double has decided.
  if (call === 'captures' && payment.state === 'authorised') payment.state = 'captured';
  if (call === 'cancels' && payment.state === 'authorised') payment.state = 'cancelled';
  if (call === 'refunds') payment.refunded += body.amount?.value ?? 0;
  return receive();
}

function pay({ payments }: DoubleState, asked: Asked): DoubleAnswer {
  const { reference = '', amount, paymentMethod, billingAddress } = asked;
  if (!billingAddress?.street || !billingAddress.houseNumberOrName) return refuse('117');
  if (amount === undefined || paymentMethod === undefined) return refuse('130');
  const outcome = judge(paymentMethod);
  if (outcome === null) return refuse('174');
  const isWallet = paymentMethod.type === 'paypal';
  const isAsked = isWallet || outcome.startsWith('challenge');
  const payment: DoublePayment = {
    pspReference: randomUUID(),
    merchantReference: reference,
    outcome,
    isWallet,
    refunded: 0,
    value: amount.value,
    currency: amount.currency,
    state: isAsked ? 'action' : reasons[outcome] === undefined ? 'authorised' : 'refused',
  };
  payments.set(reference, payment);
  return { status: 200, json: toResult(payment, paymentMethod.type === 'sepadirectdebit') };
}

function judge({
  type,
  encryptedCardNumber = '',
  iban = '',
}: NonNullable<Asked['paymentMethod']>): TestPaymentOutcome | null {
  if (type === 'paypal') return 'granted';
  if (type === 'sepadirectdebit') return TEST_ACCOUNTS[iban] ?? 'granted';
  const [, outcome] = /^double:(.+)$/.exec(encryptedCardNumber) ?? [];
  return (outcome as TestPaymentOutcome | undefined) ?? null;
}

function toResult(payment: DoublePayment, isDebit: boolean): object {
  const { pspReference, merchantReference, outcome, isWallet, state } = payment;
  if (state === 'action')
    return isWallet
      ? {
          resultCode: 'RedirectShopper',
          action: { type: 'redirect', method: 'GET', url: `https://wallet.test/${pspReference}` },
        }
      : {
          resultCode: outcome === 'challenge' ? 'ChallengeShopper' : 'IdentifyShopper',
          action: { type: 'threeDS2', token: pspReference },
        };
  const identity = { pspReference, merchantReference };
  if (state !== 'refused') return { ...identity, resultCode: isDebit ? 'Received' : 'Authorised' };
  return { ...identity, resultCode: 'Refused', refusalReasonCode: reasons[outcome] ?? '11' };
}

function proceed({ payments }: DoubleState, { details }: Asked): DoubleAnswer {
  const [id, end] = (details?.threeDSResult ?? details?.redirectResult ?? '').split('|');
  const payment = [...payments.values()].find(({ pspReference }) => pspReference === id);
  if (payment === undefined) return refuse('14_0408');
  if (payment.state !== 'action') return { status: 200, json: toResult(payment, false) };
  const isPassed = (end as ActionEnd) === 'passed' && payment.outcome !== 'challenge-refused';
  payment.state = isPassed ? 'authorised' : 'refused';
  const { merchantReference } = payment;
  if (end === 'cancelled' && payment.isWallet)
    return { status: 200, json: { merchantReference, pspReference: id, resultCode: 'Cancelled' } };
  const cancel = end === 'cancelled' ? { threeDS2Result: { challengeCancel: '01', transStatus: 'N' } } : {};
  return { status: 200, json: { ...toResult(payment, false), ...cancel } };
}

function toCardReply({ cardNumber = '' }: Asked): DoubleAnswer {
  const range = findTestRange(cardNumber);
  if (range === null) return { status: 200, json: {} };
  const brands = range.brand === null ? [] : [{ type: brandNames[range.brand], supported: true }];
  const details = { fundingSource: range.funding?.toUpperCase(), issuingCountryCode: range.country };
  return { status: 200, json: { brands, ...details } };
}

function receive(): DoubleAnswer {
  return { status: 201, json: { status: 'received', pspReference: randomUUID() } };
}

function refuse(errorCode: string): DoubleAnswer {
  return { status: 422, json: { status: 422, errorCode, errorType: 'validation', message: errorCode } };
}
