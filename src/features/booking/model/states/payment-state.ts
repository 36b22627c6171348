/**
 * The states of a booking's payment as we know them. `free`: vouchers and miles pay for all, or
 * there is nothing to pay, and we never call the provider.
 * `pending`: requested, and not answered yet or waiting for the shopper. `charged-back`: the shopper's bank has taken
 * all of the money back, possibly after a refund. `refund-failed`: a refund came to nothing; we have the money again.
 * `paid-out`: staff have paid the refund out by another way than the provider.
 */
const moves = {
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
} as const satisfies Record<string, readonly string[]>;

export type PaymentState = keyof typeof moves;

export const PAYMENT_STATES = Object.keys(moves) as readonly PaymentState[];

/** Staying in a state is always allowed. @throws Error for a transition that the table does not allow */
export function movePayment(from: PaymentState, to: PaymentState): PaymentState {
  if (from !== to && !(moves[from] as readonly PaymentState[]).includes(to)) {
    throw new Error(`A payment does not go from ${from} to ${to}`);
  }
  return to;
}

/** True when a failed booking has to void or refund the payment. */
export function mustBeGivenUp(state: PaymentState): boolean {
  return state === 'pending' || state === 'authorised' || state === 'captured';
}
