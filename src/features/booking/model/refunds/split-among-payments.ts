import { splitInOrder } from '../../../../domain/money/split/split-in-order.ts';

/** A payment for a trip: its own, or that of a later order. */
export interface TripPayment {
  readonly bookingId: string;
  /** Not yet refunded, minor units. */
  readonly left: number;
}

/** A part of a refund. */
export interface PaymentPart {
  readonly bookingId: string;
  readonly amount: number;
}

/**
 * Splits a refund among the payments of a trip, in their order: none gets more than it brought.
 * @param amount minor units
 * @throws RangeError for more than was paid
 */
export function splitAmongPayments(amount: number, payments: readonly TripPayment[]): readonly PaymentPart[] {
  const parts = splitInOrder(
    amount,
    payments.map(({ left }) => left),
  );
  const rest = parts.reduce((left, part) => left - part, amount);
  if (rest > 0) throw new RangeError(`${rest} of ${amount} was never paid`);
  return payments
    .map(({ bookingId }, at) => ({ bookingId, amount: parts[at] ?? 0 }))
    .filter((part) => part.amount > 0);
}
