import { expect, test } from 'vitest';
import type { BookingFailure } from './bookings.ts';
import { failureCode, isPaymentFailure } from './failure-code.ts';

test('[ERR-016] a cancelled challenge is threeDsChallengeCancelled', () => {
  expect(failureCode('challenge-cancelled')).toBe('threeDsChallengeCancelled');
});

test('[ERR-017] a refused challenge is threeDsChallengeRefused', () => {
  expect(failureCode('challenge-refused')).toBe('threeDsChallengeRefused');
});

test.each<BookingFailure>([
  'refused',
  'challenge-expired',
  'authentication-required',
  'card-invalid',
  'card-not-allowed',
  'session-over',
])(
  '[ERR-018] the payment failure %s is noPaymentSelectedError, and another payment method may be tried',
  (failure) => {
    expect(failureCode(failure)).toBe('noPaymentSelectedError');
    expect(isPaymentFailure(failure)).toBe(true);
  },
);

test.each<BookingFailure>(['price-changed', 'gone', 'extra-gone', 'declined', 'no-answer', 'technical'])(
  '%s is not a payment failure',
  (failure) => {
    expect(isPaymentFailure(failure)).toBe(false);
  },
);
