/** The calls of API 2.0.45 that the double answers, by the operation ids of its description. */
export const DATATRANS_CALLS = [
  'init',
  'secureFieldsInit',
  'secureFieldsUpdate',
  'authorizeSplit',
  'authorize',
  'settle',
  'cancel',
  'credit',
  'increase',
  'status',
] as const;

export type DatatransCall = (typeof DATATRANS_CALLS)[number];

export type TransactionStatus =
  | 'initialized'
  | 'challenge_required'
  | 'challenge_ongoing'
  | 'authenticated'
  | 'authorized'
  | 'settled'
  | 'transmitted'
  | 'canceled'
  | 'failed';

export type FailReason =
  | 'card_invalid'
  | 'declined'
  | 'soft_declined'
  | 'incomplete'
  | 'timeout'
  | 'invalid_setup'
  | 'secure_authentication'
  | 'error_on_start'
  | 'referral'
  | 'error';

/** `APL` is Apple Pay, `PAY` Google Pay: both on the payment page alone. */
export type PaymentMethod = 'VIS' | 'ECA' | 'ELV' | 'PAP' | 'APL' | 'PAY';

/** `TransactionsErrorCode` of the description. */
export const DATATRANS_ERROR_CODES = [
  'BLOCKED_BY_VELOCITY_CHECKER',
  'BLOCKED_CARD',
  'CLIENT_ERROR',
  'DECLINED',
  'DUPLICATE_REFNO',
  'EXPIRED_CARD',
  'FORBIDDEN',
  'INVALID_ALIAS',
  'INVALID_CARD',
  'INVALID_CVV',
  'INVALID_HEADER',
  'INVALID_JSON_PAYLOAD',
  'INVALID_PROPERTY',
  'INVALID_SETUP',
  'INVALID_SIGN',
  'INVALID_STATE',
  'INVALID_TRANSACTION_STATUS',
  'NOT_SUPPORTED_BY_THIRD_PARTY',
  'REFERRAL',
  'SERVER_ERROR',
  'SOFT_DECLINED',
  'THIRD_PARTY_ERROR',
  'TRANSACTION_NOT_FOUND',
  'UNAUTHORIZED',
  'UNKNOWN_ERROR',
  'UNRECOGNIZED_PROPERTY',
  'UNSUPPORTED_CARD',
  'UNSUPPORTED_PAYMENT_METHOD',
] as const;

export type DatatransErrorCode = (typeof DATATRANS_ERROR_CODES)[number];
