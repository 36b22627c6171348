import type { PaymentDetailsRequest } from './checkout-requests.ts';
import type { DoublePayment } from './double-payment.ts';
import { toBase64, toOrderId, toPaymentData } from './payment-actions.server.ts';
import type { OutcomeWord } from './test-outcomes.ts';

/** What the shopper does at an action. */
export interface ActionEnd {
  /** `failed`: a wrong answer to the bank. */
  readonly end?: 'passed' | 'failed' | 'cancelled';
  /** What the bank or PayPal says to a passed action; the card's own outcome without it. */
  readonly outcome?: OutcomeWord;
}

/** What the browser then has: the body of `/payments/details`, and after a redirect the address of the return. */
export interface ShopperReturn extends PaymentDetailsRequest {
  /** The request's returnUrl with `redirectResult`. */
  readonly returnUrl?: string;
  /** GET appends the result to the address, POST sends it as a form field to the plain one. */
  readonly returnMethod?: 'GET' | 'POST';
}

/** @throws Error where the browser would send nothing: no open action, or PayPal's window closed by the shopper */
export function finishAction(
  payment: DoublePayment,
  { end = 'passed', outcome }: ActionEnd = {},
): ShopperReturn {
  const { stage, actionToken: authorisationToken, request } = payment;
  const data = {
    transStatus: end === 'passed' ? 'Y' : 'N',
    authorisationToken,
    ...(end === 'cancelled' && { challengeCancel: '01' }),
    ...(outcome && { outcome }),
  };
  switch (stage) {
    case 'fingerprint':
    case 'challenge':
      return { details: { threeDSResult: toBase64(data) } };
    case 'redirect': {
      const redirectResult = `X6XtfGC3!${toBase64(data)}`;
      const isPost = request.redirectFromIssuerMethod === 'POST';
      const url = new URL(request.returnUrl);
      if (!isPost) url.searchParams.append('redirectResult', redirectResult);
      return { details: { redirectResult }, returnUrl: url.href, returnMethod: isPost ? 'POST' : 'GET' };
    }
    case 'sdk':
      if (end !== 'passed')
        throw new Error('PayPal’s script sends nothing when the shopper closes its window');
      return {
        details: {
          orderID: toOrderId(payment),
          payerID: `PAYER_${outcome ?? ''}`,
          paymentID: toOrderId(payment),
          facilitatorAccessToken: 'A21AA-facilitator',
        },
        paymentData: toPaymentData(payment),
      };
    default:
      throw new Error(`${payment.merchantReference} has no open action: ${stage}`);
  }
}
