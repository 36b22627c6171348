import { requireStructure } from './check-structure.ts';
import type { DoublePayment } from './double-payment.ts';
import { type DoubleState, decidePayment } from './double-state.server.ts';
import { identify, toResult } from './make-payment.server.ts';
import { fromBase64, openAction, toOrderId, toPaymentData } from './payment-actions.server.ts';
import { type DoubleAnswer, invalid } from './service-error.ts';
import { findWord, OUTCOMES, type Outcome } from './test-outcomes.ts';

interface ActionResult {
  readonly payment: DoublePayment;
  readonly isPassed: boolean;
  readonly isCancelled: boolean;
  /** What the bank says after all, where the test chose it at the action. */
  readonly outcome?: Outcome;
}

/**
 * `POST /payments/details`. Repeated after the end it returns the result again.
 * @throws RequestError 422 for details that belong to no payment
 */
export function submitDetails(state: DoubleState, body: unknown): DoubleAnswer {
  const fields = requireStructure('PaymentDetailsRequest', body);
  if (fields.details === undefined) throw invalid('702', "Required object 'details' is not provided.");
  const details = requireStructure('PaymentCompletionDetails', fields.details);
  const result = readActionResult(state, details as Readonly<Record<string, string>>, fields.paymentData);
  if (result === null) throw invalid('702', 'The details belong to no payment');
  const { payment } = result;
  if (payment.stage === 'closed') throw invalid('702', 'The payment session has expired');
  if (payment.stage !== 'decided' && payment.stage !== 'undecided') {
    const [next, ...others] = result.isPassed ? payment.nextStages : [];
    if (next !== undefined) {
      payment.stage = next;
      payment.nextStages = others;
      return { status: 200, body: openAction(state, payment) };
    }
    decidePayment(state, payment, toOutcome(result));
  }
  const isFull = state.options.detailsAnswer === 'full';
  const { pspReference } = payment;
  const identity = isFull ? identify(payment) : { pspReference };
  const authentication =
    isFull && result.isCancelled ? { threeDS2Result: { transStatus: 'N', challengeCancel: '01' } } : {};
  return { status: 200, body: { ...identity, ...toResult(state, payment, isFull), ...authentication } };
}

function toOutcome({ payment, isPassed, isCancelled, outcome }: ActionResult): Outcome {
  if (isPassed) return outcome ?? payment.outcome;
  const isChallenge = payment.stage === 'challenge' || payment.stage === 'fingerprint';
  return isCancelled && !isChallenge ? OUTCOMES.CANCELLED : OUTCOMES.NOT_3D_AUTHENTICATED;
}

function readActionResult(
  { payments }: DoubleState,
  { threeDSResult, redirectResult, orderID, payerID }: Readonly<Record<string, string>>,
  paymentData: unknown,
): ActionResult | null {
  if (orderID !== undefined) {
    const payment = payments.find((one) => toOrderId(one) === orderID && toPaymentData(one) === paymentData);
    // The script leaves the data of the action out where a shop drops it: then PayPal's own id has to do.
    const found =
      payment ?? (paymentData === undefined ? payments.find((one) => toOrderId(one) === orderID) : undefined);
    if (found === undefined || !payerID) return null;
    return { payment: found, isPassed: true, isCancelled: false, ...readOutcome(payerID.split('_')[1]) };
  }
  const [, sealed = threeDSResult] = redirectResult?.split('!') ?? [];
  const data = sealed === undefined ? null : fromBase64(sealed);
  const payment = payments.find(({ actionToken }) => actionToken === data?.authorisationToken);
  if (data === null || payment === undefined) return null;
  return {
    payment,
    isPassed: data.transStatus === 'Y',
    isCancelled: data.challengeCancel !== undefined,
    ...readOutcome(data.outcome),
  };
}

function readOutcome(word: unknown): { readonly outcome?: Outcome } {
  const found = typeof word === 'string' ? findWord(word) : undefined;
  return found === undefined ? {} : { outcome: OUTCOMES[found] };
}
