import { defineStates } from '../../../domain/states/state-table.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

/**
 * The states of a payment request and the moves between them. A payment that was under way when its request was withdrawn still pays it: what is
 * not owed goes back.
 */
export const paymentRequestStates = defineStates('payment request', {
  open: ['paid', 'withdrawn'],
  paid: [],
  withdrawn: ['paid'],
});
export type PaymentRequestState = (typeof paymentRequestStates.states)[number];

/** What a payment is for: the balance of a deposit, or what staff ask for. */
export type PaymentPurpose = 'balance' | 'request';

/** A payment that a booked trip waits for, or has waited for. */
export interface PaymentRequest {
  /** The checkout of the orders that pay it. */
  readonly id: string;
  /** Booking of the trip. */
  readonly bookingId: string;
  /** Minor units of the order's charged currency. */
  readonly amount: number;
  readonly purpose: PaymentPurpose;
  /** What staff have written for the shopper; '' for a balance. */
  readonly note: string;
  /** The last day to pay. */
  readonly dueOn: Day;
  readonly state: PaymentRequestState;
  readonly requestedBy: string | null;
}
