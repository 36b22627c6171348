import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentAction, PaymentRefusal, PaymentWebhook } from '../../../ports/payment/payment-port.ts';
import type { BookingFacts } from './travel-document.ts';

/**
 * Why no booking came about; nothing was charged, or all of it was given back.
 * - `price-changed`, `gone`: the supplier no longer sells the trip at the agreed price, or at all
 * - a payment's refusal: the shopper may try another card
 * - `session-over`: the shopper never came back from a challenge
 */
export type BookingFailure =
  | 'price-changed'
  | 'gone'
  | 'extra-gone'
  | PaymentRefusal
  | 'session-over'
  | 'declined'
  | 'technical';

/** A booked trip that staff cancel, or have cancelled. */
export interface Cancellation {
  /** False while it, or the money's way back, is under way. */
  readonly isDone: boolean;
  /** Minor units that go back to the shopper; null until the supplier has said what it keeps. */
  readonly refund: number | null;
}

/** How a booking stands, as the shopper is told. */
export type BookingProgress =
  | { readonly state: 'working' }
  | { readonly state: 'action'; readonly action: PaymentAction }
  | {
      readonly state: 'booked';
      readonly facts: BookingFacts;
      readonly order: BookingOrder;
      readonly documents: readonly { readonly kind: string; readonly name: string }[];
      /** Null for a trip that goes ahead. */
      readonly cancellation: Cancellation | null;
    }
  | {
      readonly state: 'failed';
      readonly failure: BookingFailure;
      /** What the trip costs now, minor units, where that is why. */
      readonly newBase: number | null;
    }
  /** Something is unknown: a clock runs, inquiries are made, and the shopper gets a mail. */
  | { readonly state: 'soft-booked'; readonly order: BookingOrder };

/** Turns orders into bookings. All calls may be repeated: a checkout has one booking, whatever happens. */
export interface Bookings {
  /**
   * Begins to book, or tells of the booking that has begun already. A checkout whose booking failed may be ordered
   * again: that is its next attempt.
   * @param until milliseconds to wait for something worth telling (an action, an end); 0 answers at once
   */
  place(order: BookingOrder, until: number): Promise<BookingProgress>;
  /** How a checkout's latest booking stands; null where none was placed. */
  follow(checkoutId: string, until: number): Promise<BookingProgress | null>;
  /**
   * The shopper is back from an action, with details for `PaymentPort.proceed`. Details that nobody waits for (any more)
   * change nothing and are answered with how the booking stands; null where none was placed.
   */
  proceed(checkoutId: string, details: string, until: number): Promise<BookingProgress | null>;
  /**
   * The shopper has closed the challenge (TDS-007): the payment is given up and the attempt fails as `challenge-cancelled`.
   * Where nobody waits for the shopper (any more) nothing changes; null where no booking was placed.
   */
  giveUp(checkoutId: string, until: number): Promise<BookingProgress | null>;
  /**
   * A message of the payment provider: whoever waits for that payment looks again. Money that was taken back is written down.
   * @throws where it cannot be written now: the provider has to tell it again
   */
  notice(reference: string, event?: PaymentWebhook['event']): Promise<void>;
  /**
   * A paper of a booked checkout; null where there is none, or none yet.
   * @param until milliseconds to wait for a paper that is being drawn; 0 answers at once
   */
  findTravelDocument(
    checkoutId: string,
    kind: string,
    until: number,
  ): Promise<{ readonly name: string; readonly type: string; readonly content: Uint8Array } | null>;
}
