import { type Fields, requireAmount, requireStructure, requireText } from './check-structure.ts';
import type { ModificationRequest } from './checkout-requests.ts';
import { type DoublePayment, uncaptured } from './double-payment.ts';
import { type DoubleState, raiseEvent } from './double-state.server.ts';
import type { MisbehaviourKind } from './misbehaviours.ts';
import { type Attempt, type ModificationCall, planCancel, planModification } from './plan-modification.ts';
import { type DoubleAnswer, invalid } from './service-error.ts';

const structures = {
  captures: 'PaymentCaptureRequest',
  refunds: 'PaymentRefundRequest',
  cancels: 'PaymentCancelRequest',
  reversals: 'PaymentReversalRequest',
} as const;

/**
 * Captures, refunds, cancels and reversals of one payment. The answer is always `received`; whether it works says the message.
 * @throws RequestError 422 for an unknown payment
 */
export function modifyPayment(
  state: DoubleState,
  call: ModificationCall,
  paymentPspReference: string,
  body: unknown,
  misbehaviour?: MisbehaviourKind,
): DoubleAnswer {
  const fields = requireStructure(structures[call], body);
  const amount = call === 'captures' || call === 'refunds' ? requireAmount(fields) : undefined;
  const payment = state.payments.find(({ pspReference }) => pspReference === paymentPspReference);
  if (payment === undefined) throw invalid('167', 'Original pspReference required for this operation');
  const severalCaptures = state.options.severalPartialCaptures === true;
  const attempt = planModification(payment, call, severalCaptures, amount);
  const pspReference = carryOut(state, payment, attempt, misbehaviour);
  const { merchantAccount, reference } = fields as Fields & ModificationRequest;
  return {
    status: 201,
    body: {
      merchantAccount,
      paymentPspReference,
      pspReference,
      status: 'received',
      ...(reference && { reference }),
      ...(amount && { amount }),
    },
  };
}

/** `POST /cancels`: by the shop's reference. An unknown one is `received` as well, and nothing follows. */
export function cancelByReference(
  state: DoubleState,
  body: unknown,
  misbehaviour?: MisbehaviourKind,
): DoubleAnswer {
  const fields = requireStructure('StandalonePaymentCancelRequest', body);
  const paymentReference = requireText(fields, 'paymentReference', 80);
  const { merchantAccount, reference } = fields as Fields & ModificationRequest;
  const named = state.payments.filter(({ merchantReference }) => merchantReference === paymentReference);
  const payment = named.findLast((one) => uncaptured(one) > 0) ?? named.at(-1);
  const event = { kind: 'technical-cancel', event: 'TECHNICAL_CANCEL' } as const;
  const pspReference =
    payment === undefined
      ? state.references.psp()
      : carryOut(state, payment, { ...planCancel(payment), ...event }, misbehaviour);
  return {
    status: 201,
    body: {
      merchantAccount,
      paymentReference,
      pspReference,
      status: 'received',
      ...(reference && { reference }),
    },
  };
}

function carryOut(
  state: DoubleState,
  payment: DoublePayment,
  { kind, event, value, fault, apply, additionalData }: Attempt,
  misbehaviour: MisbehaviourKind | undefined,
): string {
  const pspReference = state.references.psp();
  const reason = misbehaviour === 'rejected' ? 'Rejected by the scheme' : fault;
  const isSuccessful = reason === null;
  payment.modifications.push({ pspReference, kind, value, isSuccessful });
  if (isSuccessful) apply();
  raiseEvent(state, payment, event, {
    ...(reason !== null && { success: 'false', reason }),
    ...(additionalData && { additionalData }),
  });
  if (isSuccessful && misbehaviour === 'fails-later') raiseEvent(state, payment, `${event}_FAILED`);
  if (isSuccessful && misbehaviour === 'reversed-later') raiseEvent(state, payment, 'REFUNDED_REVERSED');
  return pspReference;
}
