import type { BookingOrder, Order } from '../../../domain/booking/booking-order.ts';
import type { PaymentAction, PaymentRefusal, PaymentWebhook } from '../../../ports/payment/payment-port.ts';
import type { OrderRefusal, OrderSource, VoucherGone } from './order-source.ts';
import type { RefundParts } from './refunds/refund-parts.ts';
import type { DocumentFacts } from './travel-document.ts';

/**
 * Why no booking was made; nothing was charged, or all of it was refunded.
 * - `price-changed`, `gone`: the supplier no longer sells the trip at the agreed price, or at all
 * - `extra-gone`: the trip is sold as agreed, but an extra that was chosen is not
 * - `declined`: the hotel has declined the stay
 * - `no-answer`: the supplier did not answer while the order was tried
 * - `technical`: a call failed without a reason of the trade; staff find it with the report of the error
 * - a payment's refusal: the shopper may try another card
 * - `card-changed`: another card was authorised than the price was calculated for
 * - `session-over`: the shopper never came back from a challenge
 * - `miles-refused`: the loyalty programme has not set the miles aside, or not in time
 */
export type BookingFailure =
  | 'price-changed'
  | 'gone'
  | 'extra-gone'
  | PaymentRefusal
  | 'card-changed'
  | 'session-over'
  | 'miles-refused'
  | 'declined'
  | 'no-answer'
  | 'technical';

/** A booked trip that its traveller or staff are cancelling or have cancelled. */
export interface Cancellation {
  /** False while the cancellation or the refund is in progress. */
  readonly isDone: boolean;
  /** True until the supplier has answered, where the amounts are those that the shopper has agreed to. */
  readonly isAsked?: boolean;
  /** Refund to the shopper in minor units; null until the supplier has reported its cancellation fee, where nothing was agreed before. */
  readonly refund: number | null;
  /** The refund by what it goes back to; null with it. */
  readonly parts: RefundParts | null;
  /** The fee of a trip that was not paid whole, minor units; for any other it is what the refund leaves of the price. */
  readonly fee?: number;
}

/** Progress of a booking, as the shopper sees it. */
export type BookingProgress<Ordered extends Order = Order> =
  | { readonly state: 'working'; readonly order: Ordered }
  | { readonly state: 'action'; readonly action: PaymentAction; readonly order: Ordered }
  | {
      readonly state: 'booked';
      readonly facts: DocumentFacts;
      readonly order: Ordered;
      readonly documents: readonly { readonly kind: string; readonly name: string }[];
      /** Null for a trip that goes ahead. */
      readonly cancellation: Cancellation | null;
    }
  | {
      readonly state: 'failed';
      readonly failure: BookingFailure;
      /** Current price of the trip in minor units, when a price change is the reason. */
      readonly newBase: number | null;
    }
  /** The outcome is uncertain: the workflow retries, and the shopper gets a mail. */
  | { readonly state: 'soft-booked'; readonly order: Ordered; readonly bookingNumber: string };

/** True for a trip; what has no order is the same for all kinds. */
export function isTripProgress(progress: BookingProgress): progress is BookingProgress<BookingOrder> {
  return !('order' in progress) || progress.order.kind === 'trip';
}

/** Turns orders into bookings. All calls are idempotent: a checkout has at most one booking that has not failed. */
export interface Bookings {
  /**
   * Starts a booking, or returns the one that has already started. A checkout whose booking failed may order again,
   * as its next attempt. Returns null and places nothing when the checkout was changed since the order was built; from the order on
   * it is frozen until the booking has failed.
   * @param waitMs time to wait for an action or an end state; 0 returns at once
   * @param source what open holds and refused cards are limited by
   */
  place(order: Order, waitMs: number, source: OrderSource): Promise<BookingProgress | OrderRefusal | null>;
  /** The same for an order that no limit applies to, such as one of the demo. */
  place(order: Order, waitMs: number): Promise<BookingProgress | VoucherGone | null>;
  /** Returns the progress of the checkout's latest booking; null when the checkout has none. */
  follow(checkoutId: string, waitMs: number): Promise<BookingProgress | null>;
  /**
   * Continues after a shopper action, with details for `PaymentPort.proceed`. When the booking no longer waits for the
   * shopper, changes nothing and returns its progress; null when the checkout has no booking.
   */
  proceed(checkoutId: string, details: string, waitMs: number): Promise<BookingProgress | null>;
  /**
   * The shopper has closed the challenge (TDS-007): voids the payment and fails the attempt as `challenge-cancelled`.
   * Changes nothing when the booking no longer waits for the shopper; null when the checkout has no booking.
   */
  abandonChallenge(checkoutId: string, waitMs: number): Promise<BookingProgress | null>;
  /**
   * Ends the sale of a gift voucher for its buyer, who gets the price back; the caller knows that the time for it is not over.
   * `redeemed`: something of the voucher is redeemed · `not-possible`: no such order, or it is not booked, or over already
   */
  withdraw(checkoutId: string): Promise<'withdrawn' | 'redeemed' | 'not-possible'>;
  /** Cancels a trip whose balance has not come; false where it is not booked now, nothing is owed, or another change came first. */
  cancelUnpaid(bookingId: string): Promise<boolean>;
  /**
   * Cancels a booked trip for its traveller, who may act on it, at the amounts that were shown, minor units. `changed`: others apply by now ·
   * `not-possible`: the trip is over, cancelled already, or a refund for it is about to be made
   */
  cancel(
    checkoutId: string,
    shown: { readonly fee: number; readonly refund: number },
  ): Promise<'cancelling' | 'changed' | 'not-possible'>;
  /**
   * Cancels a booked trip free of charge, because something has happened to it: everything that was paid goes back. True as well where it is
   * cancelled already; false where it is not booked now, or another change came first.
   */
  cancelFree(bookingId: string): Promise<boolean>;
  /**
   * Handles a webhook of the payment provider: resumes the booking of that payment, and records what it says about the money.
   * What the booking cannot take now is stored and applied later.
   */
  handleWebhook(webhook: PaymentWebhook, companyId: string): Promise<void>;
  /**
   * Returns a document of a booked checkout; null when there is none, or none yet.
   * @param waitMs time to wait for a document that is being rendered; 0 returns at once
   */
  findTravelDocument(
    checkoutId: string,
    kind: string,
    waitMs: number,
  ): Promise<{ readonly name: string; readonly type: string; readonly content: Uint8Array } | null>;
}
