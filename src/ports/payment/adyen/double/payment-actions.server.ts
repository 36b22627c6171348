import type { DoublePayment } from './double-payment.ts';
import type { DoubleState } from './double-state.server.ts';

/** `resultCode` and `action` of the stage that the payment is in. */
export function openAction(state: DoubleState, payment: DoublePayment): object {
  const { resultCode, action } = toAction(state, payment);
  payment.resultCode = resultCode;
  return { resultCode, action };
}

function toAction(state: DoubleState, payment: DoublePayment): { resultCode: string; action: object } {
  const { stage, actionToken, paymentMethod } = payment;
  const paymentMethodType = paymentMethod === 'paypal' ? 'paypal' : 'scheme';
  const common = { paymentMethodType, paymentData: toPaymentData(payment) };
  switch (stage) {
    case 'fingerprint':
    case 'challenge':
      return {
        resultCode: stage === 'fingerprint' ? 'IdentifyShopper' : 'ChallengeShopper',
        action: {
          type: 'threeDS2',
          subtype: stage,
          token: toBase64({ messageVersion: '2.2.0', stage }),
          authorisationToken: actionToken,
          ...common,
        },
      };
    case 'redirect': {
      const url = `${state.shopperUrl()}/redirect?payment=${payment.pspReference}`;
      return {
        resultCode: 'RedirectShopper',
        action: { type: 'redirect', method: 'GET', url, paymentMethodType },
      };
    }
    case 'sdk':
      return {
        resultCode: 'Pending',
        action: { type: 'sdk', sdkData: { token: toOrderId(payment) }, ...common },
      };
    default:
      throw new Error(`No action in the stage ${stage}`);
  }
}

/** What the browser's script sends along with the details. */
export function toPaymentData({ pspReference }: DoublePayment): string {
  return `Ab02b4c0!${toBase64({ payment: pspReference })}`;
}

/** PayPal's own id of the payment. */
export function toOrderId({ pspReference }: DoublePayment): string {
  return `EC-${pspReference}`;
}

export function toBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

/** Null for text that is not an object in Base64. */
export function fromBase64(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
