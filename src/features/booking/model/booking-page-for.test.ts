import { expect, test } from 'vitest';
import { bookingPageFor } from './booking-page-for.ts';

test.each([
  ['working', 'checkout_processing'],
  ['action', 'checkout_payment'],
  ['booked', 'checkout_success'],
  ['soft-booked', 'checkout_soft_booked'],
  ['failed', 'checkout_fail'],
] as const)('[POLL-012] [POLL-013] [POLL-014] a booking that is %s has the page %s', (state, page) => {
  expect(bookingPageFor({ state })).toBe(page);
});

test('a checkout without a booking has the payment page', () => {
  expect(bookingPageFor(null)).toBe('checkout_customer_payment');
});
