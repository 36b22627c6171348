import type { BookingFailure } from './bookings.ts';

/** Error codes of the calls for a failed payment (ERR-014, ERR-016 to ERR-018). */
export type PaymentFailureCode =
  | 'threeDsChallengeCancelled'
  | 'threeDsChallengeRefused'
  | 'cardChanged'
  | 'noPaymentSelectedError'
  | 'milesMoreLoginError';

/** Error codes for a trip that is not available as ordered, and for all other failures. */
export type TripFailureCode =
  | 'priceChanged'
  | 'offerGone'
  | 'extraGone'
  | 'bookingDeclined'
  | 'supplierNoAnswer'
  | 'technicalError';

const codes: Readonly<Record<BookingFailure, PaymentFailureCode | TripFailureCode>> = {
  'challenge-cancelled': 'threeDsChallengeCancelled',
  'challenge-refused': 'threeDsChallengeRefused',
  'challenge-expired': 'noPaymentSelectedError',
  'authentication-required': 'noPaymentSelectedError',
  refused: 'noPaymentSelectedError',
  'card-invalid': 'noPaymentSelectedError',
  'card-not-allowed': 'noPaymentSelectedError',
  'card-changed': 'cardChanged',
  'session-over': 'noPaymentSelectedError',
  'miles-refused': 'milesMoreLoginError',
  'price-changed': 'priceChanged',
  gone: 'offerGone',
  'extra-gone': 'extraGone',
  declined: 'bookingDeclined',
  'no-answer': 'supplierNoAnswer',
  technical: 'technicalError',
};

export const BOOKING_FAILURES = Object.keys(codes) as readonly BookingFailure[];

/** Returns the error code of a failure for the answers of calls. */
export function failureCode(failure: BookingFailure): PaymentFailureCode | TripFailureCode {
  return codes[failure];
}

const paymentCodes: ReadonlySet<string> = new Set<PaymentFailureCode>([
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
  'noPaymentSelectedError',
  'cardChanged',
  'milesMoreLoginError',
]);

/** True when only the payment failed and the trip is still available: the shopper may try another payment method. */
export function isPaymentFailure(failure: BookingFailure): boolean {
  return paymentCodes.has(failureCode(failure));
}
