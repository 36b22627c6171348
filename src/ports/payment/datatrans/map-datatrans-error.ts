import type { PaymentRefusal } from '../payment-port.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';

/**
 * Codes with which Datatrans refuses a payment. `null`: the code is not about the payment details, so nothing is known
 * of the payment (a duplicate refno is a payment that exists).
 * @see https://api-reference.datatrans.ch
 */
const refusals: Readonly<Record<string, PaymentRefusal | null>> = {
  DECLINED: 'refused',
  SOFT_DECLINED: 'refused',
  REFERRAL: 'refused',
  BLOCKED_CARD: 'refused',
  BLOCKED_BY_VELOCITY_CHECKER: 'refused',
  EXPIRED_CARD: 'card-invalid',
  INVALID_CARD: 'card-invalid',
  INVALID_CVV: 'card-invalid',
  INVALID_ALIAS: 'card-invalid',
  TRANSACTION_NOT_FOUND: 'card-invalid',
  UNSUPPORTED_CARD: 'card-not-allowed',
  DUPLICATE_REFNO: null,
  DUPLICATED_REFNO: null,
  INVALID_TRANSACTION_STATUS: null,
  THIRD_PARTY_ERROR: null,
  CLIENT_ERROR: null,
  SERVER_ERROR: null,
  UNKNOWN_ERROR: null,
};

/**
 * Why a payment was not authorised.
 * @returns null when the code is not about it: query the payment
 * @throws Error for a code of an invalid request or set-up
 */
export function mapDatatransError(code: string): PaymentRefusal | null {
  const refusal = refusals[code];
  if (refusal === undefined) throw new Error(`Datatrans takes no such call: ${code}`);
  return refusal;
}

/** Why a transaction has failed, by its status. */
export function mapDatatransFailure({ card, detail }: DatatransTransaction): PaymentRefusal {
  if (card?.['3D']?.authenticationResponse === 'N') return 'challenge-refused';
  const reason = detail?.fail?.reason ?? '';
  if (/time.?out|expired.?(session|transaction)/i.test(reason)) return 'challenge-expired';
  return refusals[reason.toUpperCase()] ?? 'refused';
}
