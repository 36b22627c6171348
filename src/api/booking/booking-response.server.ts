import type { z } from 'zod';
import { bookingPageFor } from '../../features/booking/model/booking-page-for.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import { failureCode } from '../../features/booking/model/failure-code.ts';
import type { DocumentFacts } from '../../features/booking/model/travel-document.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { bookingStateSchema } from '../../site/booking-state-schema.ts';
import { buildPath } from '../../url.ts';
import { cartSchema } from '../checkout/cart-schema.server.ts';
import { type Cart, presentCart, presentOrderedCart } from '../checkout/present-cart.server.ts';

export const cartNote = 'With the numbers of the booking once it is made';

/** The state of a booking: the response of every call that places, continues or follows one. */
export const bookingResponse = bookingStateSchema.extend({ cart: cartSchema.describe(cartNote) });
export type BookingResponse = z.infer<typeof bookingResponse>;

/** The state of a checkout that has not been ordered yet. */
export function presentNotStarted(checkout: Checkout): BookingResponse {
  return {
    success: true,
    finished: false,
    soft: false,
    messages: [],
    cart: presentCart(checkout),
    changes: [],
    action: null,
    redirect: null,
    next: null,
  };
}

/**
 * The public state of a booking (CAPI-026, POLL-004 to POLL-014). Before the shopper places it, it is neither
 * successful nor finished.
 * @param locale locale segment of the site, for `next`
 */
export function presentProgress(
  progress: BookingProgress | null,
  checkout: Checkout,
  locale: string,
): BookingResponse {
  const place = { _locale: locale, checkoutId: checkout.id };
  // Tracking parameters go along from step to step (FLOW-031, CTRACK-006).
  const next = buildPath(bookingPageFor(progress), place, checkout.trackingParams);
  const cart =
    progress !== null && 'order' in progress && progress.order.kind === 'trip'
      ? presentOrderedCart(checkout, progress.order)
      : presentCart(checkout);
  const notStarted = { ...presentNotStarted(checkout), cart };
  const ended = { ...notStarted, finished: true };
  switch (progress?.state) {
    case undefined:
      return { ...notStarted, success: false, messages: [{ code: 'noBooking' }] };
    case 'working':
      return notStarted;
    case 'action': {
      const { action } = progress;
      const redirect = action.kind === 'redirect' ? action.url : null;
      return { ...notStarted, action, redirect, next };
    }
    case 'booked':
      return { ...ended, cart: withNumbers(cart, progress.facts), next };
    case 'soft-booked':
      return { ...ended, success: false, soft: true, next };
    case 'failed':
      return { ...ended, ...describeFailure(progress, checkout.baseTotal), next };
  }
}

/** The cart with the booking's numbers: ours, and the supplier's (CDATA-011). */
function withNumbers(cart: Cart, { bookingNumber, supplierNumber }: DocumentFacts): Cart {
  const bookingData = { transactionKey: bookingNumber, touroperatorTransactionKey: supplierNumber ?? '' };
  return { ...cart, checkout: { ...cart.checkout, bookingData } };
}

/**
 * A price change has flights and stay alone, without extras: the supplier changed them, and the shopper accepts that
 * amount (CREATE-009, CDATA-067).
 */
function describeFailure(
  { failure, newBase }: Extract<BookingProgress, { state: 'failed' }>,
  oldBase: number,
): Pick<BookingResponse, 'success' | 'messages' | 'changes'> {
  return {
    success: false,
    messages: [{ code: failureCode(failure), reason: failure }],
    changes: newBase === null ? [] : [{ type: 'price', oldTotal: oldBase, newTotal: newBase }],
  };
}
