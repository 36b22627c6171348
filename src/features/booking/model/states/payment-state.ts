import { defineStates } from '../../../../domain/states/state-table.ts';

/**
 * The states of a booking's payment as we know them. `free`: vouchers and miles pay for all, or
 * there is nothing to pay, and we never call the provider.
 * `pending`: requested, and not answered yet or waiting for the shopper. `charged-back`: the shopper's bank has taken
 * all of the money back, possibly after a refund. `refund-failed`: a refund came to nothing; we have the money again.
 * `paid-out`: staff have paid the refund out by another way than the provider.
 * @testSupport
 */
export const paymentStates = defineStates('payment', {
  none: ['pending', 'free'],
  free: [],
  pending: ['authorised', 'refused', 'cancelled', 'captured'],
  authorised: ['captured', 'cancelled'],
  captured: ['refunded', 'charged-back', 'paid-out'],
  refused: [],
  cancelled: [],
  refunded: ['charged-back', 'refund-failed'],
  'refund-failed': ['charged-back', 'refunded', 'paid-out'],
  'charged-back': ['refunded', 'paid-out'],
  'paid-out': ['charged-back'],
});

export type PaymentState = (typeof paymentStates.states)[number];

export const PAYMENT_STATES = paymentStates.states;

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export const movePayment = paymentStates.moveOrStay;

/** True when a failed booking has to void or refund the payment. */
export function mustBeGivenUp(state: PaymentState): boolean {
  return state === 'pending' || state === 'authorised' || state === 'captured';
}
