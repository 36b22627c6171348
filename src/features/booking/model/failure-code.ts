import type { BookingFailure } from './bookings.ts';

/** Codes of the calls for a payment that came to nothing (ERR-016 to ERR-018). */
export type PaymentFailureCode =
  | 'threeDsChallengeCancelled'
  | 'threeDsChallengeRefused'
  | 'noPaymentSelectedError';

/** Codes for a trip that is not to be had as it was ordered, and for everything else. */
export type TripFailureCode =
  | 'priceChanged'
  | 'offerGone'
  | 'extraGone'
  | 'bookingDeclined'
  | 'technicalError';

const codes: Readonly<Record<BookingFailure, PaymentFailureCode | TripFailureCode>> = {
  'challenge-cancelled': 'threeDsChallengeCancelled',
  'challenge-refused': 'threeDsChallengeRefused',
  'challenge-expired': 'noPaymentSelectedError',
  refused: 'noPaymentSelectedError',
  'card-invalid': 'noPaymentSelectedError',
  'card-not-allowed': 'noPaymentSelectedError',
  'session-over': 'noPaymentSelectedError',
  'price-changed': 'priceChanged',
  gone: 'offerGone',
  'extra-gone': 'extraGone',
  declined: 'bookingDeclined',
  technical: 'technicalError',
};

export const BOOKING_FAILURES = Object.keys(codes) as readonly BookingFailure[];

/** What a failed booking is called in the answers of calls. */
export function failureCode(failure: BookingFailure): PaymentFailureCode | TripFailureCode {
  return codes[failure];
}

/** True where the trip is still to be had and only the payment failed: another means may be tried. */
export function isPaymentFailure(failure: BookingFailure): boolean {
  const code = failureCode(failure);
  return code.startsWith('threeDs') || code === 'noPaymentSelectedError';
}
