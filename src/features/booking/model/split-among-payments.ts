/** A payment for a trip: its own, or that of a later order. */
export interface TripPayment {
  readonly bookingId: string;
  /** What can still go back to it, minor units. */
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
  let rest = amount;
  const parts = payments.map(({ bookingId, left }) => {
    const part = Math.min(rest, Math.max(0, left));
    rest -= part;
    return { bookingId, amount: part };
  });
  if (rest > 0) throw new RangeError(`${rest} of ${amount} was never paid`);
  return parts.filter((part) => part.amount > 0);
}
