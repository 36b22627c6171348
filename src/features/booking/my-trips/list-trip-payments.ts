import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';

/** A line about the money of a trip: the id of its words, `myTrips.payment.…`, and minor units. */
export interface TripPaymentLine {
  readonly id: 'total' | 'voucher' | 'miles' | 'paid' | 'later' | 'owed';
  /** Last characters of a voucher's code, or of the account that paid; null where none is known. */
  readonly hint: string | null;
  readonly method: BookingOrder['payment']['method'] | null;
  readonly amount: number;
}

/** Money of a trip as the bookings know it. Amounts are minor units. */
export interface PaidTrip {
  /** As it was ordered: what was paid on that day. */
  readonly ordered: BookingOrder;
  /** As it is now. */
  readonly current: Pick<BookingOrder, 'price'>;
  /** Last letters of the account or card; null when unknown. */
  readonly paidWith: string | null;
  /** Charged by later orders for the trip. */
  readonly paidLater: number;
  /** The balance of a deposit. */
  readonly owed: number;
}

/** Lists what a trip costs, what has been paid with each means, and what is left to pay. Lines of nothing are left out. */
export function listTripPayments({
  ordered,
  current,
  paidWith,
  paidLater,
  owed,
}: PaidTrip): readonly TripPaymentLine[] {
  const { vouchers, miles, payment } = ordered;
  const plain = { hint: null, method: null };
  const lines: readonly TripPaymentLine[] = [
    ...vouchers.map(({ hint, amount }) => ({ ...plain, id: 'voucher' as const, hint, amount })),
    { ...plain, id: 'miles', amount: miles?.amount ?? 0 },
    { id: 'paid', hint: paidWith, method: payment.method, amount: chargedNow(ordered) },
    { ...plain, id: 'later', amount: paidLater },
    { ...plain, id: 'owed', amount: owed },
  ];
  return [
    { ...plain, id: 'total', amount: invoiceTotalOf(current.price) },
    ...lines.filter(({ amount }) => amount !== 0),
  ];
}
