import type { PaymentRefusal } from '../payment-port.ts';
import type { AdyenResult } from './adyen-result.ts';

/**
 * Refusal reason codes with a specific meaning.
 * @see https://docs.adyen.com/development-resources/refusal-reasons
 */
const refusals: Readonly<Record<string, PaymentRefusal>> = {
  /** Expired card, invalid number, wrong code. */
  6: 'card-invalid',
  8: 'card-invalid',
  24: 'card-invalid',
  /** Not supported, not permitted. */
  10: 'card-not-allowed',
  23: 'card-not-allowed',
  /** 3-D Secure: not authenticated, failed. */
  11: 'challenge-refused',
  42: 'challenge-refused',
  /** 3-D Secure: required by the bank. */
  38: 'authentication-required',
  /** No answer from the directory. */
  39: 'challenge-expired',
  /** By the shop, by the shopper. */
  15: 'challenge-cancelled',
  16: 'challenge-cancelled',
};

/** How a challenge ended, by the EMVCo indicator: cancelled by the shopper, or expired. */
const challengeEnds: Readonly<Record<string, PaymentRefusal>> = {
  '01': 'challenge-cancelled',
  '04': 'challenge-expired',
  '05': 'challenge-expired',
};

/** Why a payment was not authorised, by the answer of the call. */
export function mapAdyenError({
  resultCode,
  refusalReasonCode = '',
  threeDS2Result,
}: AdyenResult): PaymentRefusal {
  if (resultCode === 'Cancelled') return 'challenge-cancelled';
  const end = challengeEnds[threeDS2Result?.challengeCancel ?? ''];
  return end ?? refusals[refusalReasonCode] ?? 'refused';
}

/** Adyen's own code for why a payment was not authorised; nothing where it gives none. */
export function findAdyenCode({ refusalReasonCode, errorCode }: AdyenResult): {
  readonly providerCode?: string;
} {
  const providerCode = errorCode ?? refusalReasonCode;
  return providerCode === undefined ? {} : { providerCode };
}

/**
 * Error codes for an unreadable card: number, code, date, or encrypted too long ago.
 * @see https://docs.adyen.com/development-resources/error-codes
 */
const cardErrors: ReadonlySet<string> = new Set([
  '101',
  '102',
  '103',
  '129',
  '140',
  '141',
  '153',
  '172',
  '174',
]);

/** Every other error means an invalid call. */
export function isCardError(errorCode: string): boolean {
  return cardErrors.has(errorCode);
}
