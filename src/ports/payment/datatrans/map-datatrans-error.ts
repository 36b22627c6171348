import type { PaymentRefusal } from '../payment-port.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';

/**
 * What a code of an error means for a payment:
 * - a refusal: the payment is over, and why
 * - `state`: the transaction's status does not allow the call, or there is one for our refno already: its status decides
 * - `ours`: the request or the account is wrong, which somebody has to mend
 * - `unknown`: it stays open whether the call was done. A code that is not listed is one of these: the list grows.
 */
export type DatatransErrorMeaning = PaymentRefusal | 'state' | 'ours' | 'unknown';

/** @see The enum `code` of `Error`, API description 2.0.45; older pages spell DUPLICATED_REFNO. */
const meanings: ReadonlyMap<string, DatatransErrorMeaning> = new Map(
  Object.entries({
    DECLINED: 'refused',
    // The transaction is over: trying it again takes card fields of its own, in which the bank asks.
    SOFT_DECLINED: 'authentication-required',
    REFERRAL: 'refused',
    BLOCKED_CARD: 'refused',
    BLOCKED_BY_VELOCITY_CHECKER: 'refused',
    EXPIRED_CARD: 'card-invalid',
    INVALID_CARD: 'card-invalid',
    INVALID_CVV: 'card-invalid',
    INVALID_ALIAS: 'card-invalid',
    UNSUPPORTED_CARD: 'card-not-allowed',
    TRANSACTION_NOT_FOUND: 'state',
    DUPLICATE_REFNO: 'state',
    DUPLICATED_REFNO: 'state',
    INVALID_TRANSACTION_STATUS: 'state',
    INVALID_STATE: 'state',
    INVALID_PROPERTY: 'ours',
    UNRECOGNIZED_PROPERTY: 'ours',
    INVALID_JSON_PAYLOAD: 'ours',
    INVALID_HEADER: 'ours',
    CLIENT_ERROR: 'ours',
    UNAUTHORIZED: 'ours',
    FORBIDDEN: 'ours',
    INVALID_SETUP: 'ours',
    INVALID_SIGN: 'ours',
    UNSUPPORTED_PAYMENT_METHOD: 'ours',
    NOT_SUPPORTED_BY_THIRD_PARTY: 'ours',
  } as const),
);

export function mapDatatransError(code: string): DatatransErrorMeaning {
  return meanings.get(code) ?? 'unknown';
}

/** @see `detail.fail.reason` of the status call, API description 2.0.45. Those left out are plain refusals. */
const failures: Readonly<Record<string, PaymentRefusal>> = {
  card_invalid: 'card-invalid',
  incomplete: 'challenge-cancelled',
  timeout: 'challenge-expired',
  secure_authentication: 'challenge-refused',
  soft_declined: 'authentication-required',
};

/**
 * Why a transaction has failed, by its status. What the bank says of the shopper's identity is a field next to the reason: N
 * or R of the directory where it asked nothing, N of the challenge.
 */
export function mapDatatransFailure({ card, detail }: DatatransTransaction): PaymentRefusal {
  const { directoryResponse = '', authenticationResponse } = card?.['3D'] ?? {};
  if (authenticationResponse === 'N' || ['N', 'R'].includes(directoryResponse)) return 'challenge-refused';
  return failures[detail?.fail?.reason ?? ''] ?? 'refused';
}
