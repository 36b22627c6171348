import type { PaymentResultAnswer } from './methods/payment-schemas.ts';

/** What the payment page reads of the answer to its order (CAPI-016, CAPI-017, CAPI-024). */
export type OrderAnswer = Pick<
  PaymentResultAnswer,
  'success' | 'finished' | 'messages' | 'changes' | 'errors' | 'redirect' | 'next'
>;

/** What a modal tells of an order (ERR-006 to ERR-011, ERR-016 to ERR-018). */
export type PaymentProblem =
  | 'unknownIssue'
  | 'technicalError'
  | 'threeDsChallengeCancelled'
  | 'threeDsChallengeRefused'
  | 'noPaymentSelectedError'
  | 'priceChanged';

/** What follows from an answer: another page, another site, or something to put right on this page. */
export type NextMove =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'faults'; readonly faults: Readonly<Record<string, string>> }
  | { readonly kind: 'choose' }
  | { readonly kind: 'card' }
  | { readonly kind: 'problem'; readonly problem: PaymentProblem; readonly newTotal: number | null };

/** Payments that came to nothing while the shopper looked on: another means can be tried right here. */
const here: ReadonlySet<string> = new Set([
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
  'noPaymentSelectedError',
]);

/**
 * Where the order goes on (PAY-017, PAY-019): to the address given, else to the page named next, else to the processing page.
 * @param processing path of the processing page
 */
export function decideNext(answer: OrderAnswer, processing: string): NextMove {
  if (answer.redirect !== null) return { kind: 'leave', url: answer.redirect };
  const code = answer.messages[0]?.code;
  if (answer.success || code === undefined) return { kind: 'go', path: answer.next ?? processing };
  const newTotal = answer.changes[0]?.newTotal ?? null;
  if (here.has(code)) return { kind: 'problem', problem: code as PaymentProblem, newTotal: null };
  if (answer.next !== null) return { kind: 'go', path: answer.next };
  return settleRefusal(code, answer.errors[0]?.data ?? {}, newTotal);
}

function settleRefusal(
  code: string,
  faults: Readonly<Record<string, string>>,
  newTotal: number | null,
): NextMove {
  switch (code) {
    case 'noPaymentSelected':
      return { kind: 'choose' };
    case 'paymentCardNumberBinInvalid':
      return { kind: 'card' };
    case 'priceChanged':
      return { kind: 'problem', problem: 'priceChanged', newTotal };
    case 'unknownIssue':
      return Object.keys(faults).length > 0
        ? { kind: 'faults', faults }
        : { kind: 'problem', problem: 'unknownIssue', newTotal: null };
    default:
      return { kind: 'problem', problem: 'technicalError', newTotal: null };
  }
}
