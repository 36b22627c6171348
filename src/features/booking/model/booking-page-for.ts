import type { CheckoutPageName } from '../../../site/checkout-page-name.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import type { BookingProgress } from './bookings.ts';

const ends = CHECKOUT_STEPS.checkoutProcessing.next;

const pages = {
  working: 'checkout_processing',
  action: 'checkout_payment',
  booked: ends.success,
  'soft-booked': ends.softBooked,
  failed: ends.fail,
} as const satisfies Record<BookingProgress['state'], CheckoutPageName>;

/** Returns the page for a booking's state; the payment page while there is no booking. */
export function bookingPageFor(progress: Pick<BookingProgress, 'state'> | null): CheckoutPageName {
  return progress === null ? 'checkout_customer_payment' : pages[progress.state];
}
