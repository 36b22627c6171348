import { CARD_RANGES, findCardRange } from './card-ranges.ts';
import { checkAuthenticationData, checkPaymentRequest } from './check-payment-request.ts';
import type { PaymentRequest } from './checkout-requests.ts';
import type { DoublePayment, PaymentStage } from './double-payment.ts';
import { type DoubleState, decidePayment } from './double-state.server.ts';
import { openAction } from './payment-actions.server.ts';
import type { DoubleAnswer } from './service-error.ts';
import {
  type CardFlow,
  decryptCard,
  decryptWallet,
  findWord,
  OUTCOMES,
  type OutcomeWord,
} from './test-outcomes.ts';

interface Plan {
  readonly paymentMethod: string;
  readonly stages: readonly PaymentStage[];
  readonly outcome: OutcomeWord;
}

const inPageStages: Readonly<Record<CardFlow, readonly PaymentStage[]>> = {
  plain: [],
  frictionless: ['fingerprint'],
  fingerprint: ['fingerprint', 'challenge'],
  challenge: ['challenge'],
  redirect: ['redirect'],
};

/**
 * `POST /payments`.
 * @throws RequestError
 */
export function makePayment(state: DoubleState, body: unknown): DoubleAnswer {
  const request = checkPaymentRequest(body);
  const payment = createPayment(state, request, planPayment(state, request));
  if (payment.stage !== 'decided') {
    const known = state.options.pspReferenceWithAction === true ? identify(payment) : {};
    return { status: 200, body: { ...known, ...openAction(state, payment) } };
  }
  decidePayment(state, payment, payment.outcome);
  const answer = { status: 200, body: { ...identify(payment), ...toResult(state, payment, true) } };
  if (request.paymentMethod.type === 'sepadirectdebit') followDirectDebit(state, payment);
  return answer;
}

export function createPayment(state: DoubleState, request: PaymentRequest, plan: Plan): DoublePayment {
  const { references, payments, options } = state;
  const [stage = 'decided', ...nextStages] = plan.stages;
  const payment: DoublePayment = {
    pspReference: references.psp(),
    merchantReference: request.reference,
    amount: { value: request.amount.value, currency: request.amount.currency },
    paymentMethod: plan.paymentMethod,
    request,
    createdAt: options.clock.now(),
    outcome: OUTCOMES[plan.outcome],
    stage,
    nextStages,
    resultCode: '',
    actionToken: references.token(),
    captureAt: null,
    authorised: 0,
    released: 0,
    captured: 0,
    refunded: 0,
    chargedBack: 0,
    disputeReference: references.psp(),
    modifications: [],
  };
  payments.push(payment);
  return payment;
}

function planPayment({ options }: DoubleState, request: PaymentRequest): Plan {
  const { type, subtype, iban = '', ownerName } = request.paymentMethod;
  if (type === 'paypal')
    return {
      paymentMethod: type,
      stages: [subtype === 'redirect' ? 'redirect' : 'sdk'],
      outcome: 'APPROVED',
    };
  if (type === 'sepadirectdebit') {
    const usual = options.directDebitAnswer === 'Authorised' ? 'APPROVED' : 'RECEIVED';
    return {
      paymentMethod: type,
      stages: [],
      outcome: options.accounts?.[iban] ?? findWord(ownerName) ?? usual,
    };
  }
  if (type === 'applepay' || type === 'googlepay')
    return { paymentMethod: `visa_${type}`, stages: [], outcome: decryptWallet(request.paymentMethod) };
  const { flow, outcome, number } = decryptCard(request.paymentMethod);
  const paymentMethod = findCardRange({ ...CARD_RANGES, ...options.cardRanges }, number)?.brands[0] ?? 'visa';
  if (flow === 'plain') return { paymentMethod, stages: [], outcome };
  checkAuthenticationData(request);
  const isInPage = request.authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred';
  return { paymentMethod, stages: isInPage ? inPageStages[flow] : ['redirect'], outcome };
}

/** Without a check of funds, the message follows by itself. */
function followDirectDebit(state: DoubleState, payment: DoublePayment): void {
  const { refusal } = payment.outcome;
  if (payment.resultCode === 'Received') settle(state, payment, refusal === undefined, refusal?.[0]);
}

/** The end of a payment that was Pending or Received: the AUTHORISATION message that comes later. */
export function settle(
  state: DoubleState,
  payment: DoublePayment,
  isSuccessful: boolean,
  reason = 'Refused',
): void {
  if (payment.stage !== 'undecided')
    throw new Error(`${payment.merchantReference} is not open: ${payment.stage}`);
  decidePayment(
    state,
    payment,
    isSuccessful ? OUTCOMES.APPROVED : { resultCode: 'Refused', refusal: [reason, '2'] },
  );
}

export function identify({ pspReference, merchantReference }: DoublePayment): object {
  return { pspReference, merchantReference };
}

/** The result, with everything that the schema allows or the least that the vendor's example shows. */
export function toResult({ options }: DoubleState, payment: DoublePayment, isFull: boolean): object {
  const { resultCode, outcome, authorised, amount, paymentMethod, request } = payment;
  const [refusalReason, refusalReasonCode] = outcome.refusal ?? [];
  const refusal =
    resultCode === 'Received' || refusalReason === undefined ? {} : { refusalReason, refusalReasonCode };
  if (!isFull) return { resultCode, ...refusal };
  const money = authorised === 0 ? {} : { amount: { ...amount, value: authorised } };
  const isShown = options.showsCardBin === true && request.paymentMethod.type === 'scheme';
  const card = isShown ? { cardBin: decryptCard(request.paymentMethod).number.slice(0, 6) } : {};
  return { resultCode, ...refusal, ...money, additionalData: { paymentMethod, ...card } };
}
