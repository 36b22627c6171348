import type { DatatransErrorCode, FailReason } from './datatrans-words.ts';

/** A call that Datatrans refuses: HTTP status, code and, where a transaction was made of it, its id. */
export class DatatransRefusal extends Error {
  readonly code: DatatransErrorCode;
  readonly httpStatus: number;
  readonly transactionId: string | undefined;

  constructor(code: DatatransErrorCode, message: string, httpStatus = 400, transactionId?: string) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
    this.transactionId = transactionId;
  }
}

/** Refusal of a call that does not fit the transaction's status. 409 for authorize-split and PATCH, 400 for the others. */
export function wrongStatus(message: string, httpStatus: 400 | 409): DatatransRefusal {
  return new DatatransRefusal('INVALID_TRANSACTION_STATUS', message, httpStatus);
}

const reasons: Partial<Record<DatatransErrorCode, FailReason>> = {
  DECLINED: 'declined',
  BLOCKED_CARD: 'declined',
  BLOCKED_BY_VELOCITY_CHECKER: 'declined',
  SOFT_DECLINED: 'soft_declined',
  EXPIRED_CARD: 'card_invalid',
  INVALID_CARD: 'card_invalid',
  INVALID_CVV: 'card_invalid',
  UNSUPPORTED_CARD: 'card_invalid',
  INVALID_ALIAS: 'card_invalid',
  REFERRAL: 'referral',
  INVALID_SETUP: 'invalid_setup',
};

/** The `detail.fail.reason` of a transaction whose authorisation ended with this code. */
export function toFailReason(code: DatatransErrorCode): FailReason {
  return reasons[code] ?? 'error';
}
