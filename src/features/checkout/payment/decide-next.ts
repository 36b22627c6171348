import { ORDER_REFUSALS, type OrderRefusalCode } from './methods/order-refusals.ts';
import type { PaymentAnswer } from './methods/payment-schemas.ts';

/** The part of the order's answer that the payment page reads (CAPI-016, CAPI-017, CAPI-024). */
export type OrderResponse = Pick<
  PaymentAnswer,
  'success' | 'finished' | 'messages' | 'changes' | 'errors' | 'redirect' | 'next' | 'waitSeconds'
>;

/** Problems of an order that a modal shows (ERR-006 to ERR-011); a payment that failed ends on the fail page. */
export type PaymentProblem =
  | 'unknownIssue'
  | 'technicalError'
  | 'cardPaused'
  | 'tooManyHolds'
  | 'priceChanged'
  | 'incomplete'
  | 'sameSeat'
  | 'voucherGone'
  | 'residenceChanged'
  | 'walletDeclined';

/** What follows from an answer: another page, another site, or a correction on this page. */
export type NextMove =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'faults'; readonly faults: Readonly<Record<string, string>> }
  | { readonly kind: 'choose' }
  | { readonly kind: 'card' }
  | ({ readonly kind: 'problem' } & OrderProblem);

/** A problem, with what its modal says of it. */
export interface OrderProblem {
  readonly problem: PaymentProblem;
  /** Minor units, when the price is the problem. */
  readonly newTotal: number | null;
  /** Seconds until a card is taken again, when too many were refused. */
  readonly waitSeconds?: number | null;
  /** Path of a payment to complete or cancel first, when too many are open. */
  readonly openPath?: string | null;
}

/**
 * Returns the next page (PAY-017, PAY-019): the given address, else the named page, else the processing page. A refused payment
 * ends on the fail page however soon its answer comes (ERR-016 to ERR-018).
 * @param processing path of the processing page
 */
export function decideNext(answer: OrderResponse, processing: string): NextMove {
  if (answer.redirect !== null) return { kind: 'leave', url: answer.redirect };
  const code = answer.messages[0]?.code;
  if (answer.success || code === undefined) return { kind: 'go', path: answer.next ?? processing };
  // Its path is that of another order, which the modal links to.
  if (code !== 'tooManyHolds' && answer.next !== null) return { kind: 'go', path: answer.next };
  const refusal = ORDER_REFUSALS.find((each) => each === code);
  // A newer release may refuse for a reason that this page does not know yet.
  if (refusal === undefined) return { kind: 'problem', problem: 'technicalError', newTotal: null };
  return toCorrection(refusal, answer);
}

function toCorrection(code: OrderRefusalCode, answer: OrderResponse): NextMove {
  switch (code) {
    case 'noPaymentSelected':
      return { kind: 'choose' };
    case 'paymentCardNumberBinInvalid':
      return { kind: 'card' };
    case 'priceChanged':
    case 'residenceChanged':
      return { kind: 'problem', problem: code, newTotal: answer.changes[0]?.newTotal ?? null };
    case 'incomplete':
    case 'sameSeat':
    case 'voucherGone':
      return { kind: 'problem', problem: code, newTotal: null };
    case 'tooManyHolds':
      return { kind: 'problem', problem: code, newTotal: null, openPath: answer.next };
    case 'cardPaused':
      return { kind: 'problem', problem: code, newTotal: null, waitSeconds: answer.waitSeconds };
    case 'unknownIssue': {
      const faults = answer.errors[0]?.data ?? {};
      return Object.keys(faults).length > 0
        ? { kind: 'faults', faults }
        : { kind: 'problem', problem: code, newTotal: null };
    }
  }
}
