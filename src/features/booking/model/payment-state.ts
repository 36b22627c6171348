/**
 * The life of a booking's payment as we know it. `free`: there is nothing to pay, and the provider is never asked. `pending`: asked
 * for, and not answered yet or waiting for the shopper. `charged-back`: the shopper's bank has taken the money back, even though we may have given it back before.
 */
const moves = {
  none: ['pending', 'free'],
  free: [],
  pending: ['authorised', 'refused', 'cancelled', 'captured'],
  authorised: ['captured', 'cancelled'],
  captured: ['refunded', 'charged-back'],
  refused: [],
  cancelled: [],
  refunded: ['charged-back'],
  'charged-back': [],
} as const satisfies Record<string, readonly string[]>;

export type PaymentState = keyof typeof moves;

export const PAYMENT_STATES = Object.keys(moves) as readonly PaymentState[];

/** Staying is no move and always allowed. @throws Error for a move that no rule allows */
export function movePayment(from: PaymentState, to: PaymentState): PaymentState {
  if (from !== to && !(moves[from] as readonly PaymentState[]).includes(to)) {
    throw new Error(`A payment does not go from ${from} to ${to}`);
  }
  return to;
}

/** True where money may be set aside at the provider that has to be given up when no booking comes about. */
export function mustBeGivenUp(state: PaymentState): boolean {
  return state === 'pending' || state === 'authorised' || state === 'captured';
}
