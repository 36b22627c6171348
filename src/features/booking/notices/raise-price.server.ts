import { checkoutTimings } from '../../../defaults.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { buildChangeOrder } from '../changes/build-change-order.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import type { Bookings } from '../model/bookings.ts';
import { openBalance } from '../model/open-balance.ts';
import { carryAsked } from '../model/quote-change.ts';

/**
 * Raises the price of a trip as its notice says, by a change of the trip: with its entries in the ledger, its invoice, and the payment that is
 * asked for by link. Repeated for the same notice it is one change. @returns false while something prevents it: it is tried again
 */
export type RaisePrice = (bookingId: string, noticeId: string) => Promise<boolean>;

/** Checkout id of the change that raises a price as a notice says: there is at most one that has not failed. */
export const checkoutIdOfRaise = (noticeId: string): string => `raise-${noticeId}`;

/** @param readNotice the booking of a notice with its facts; null where it is none of a raise */
export function createPriceRaise(
  bookings: Pick<Bookings, 'place'>,
  readNotice: (
    bookingId: string,
    noticeId: string,
  ) => Promise<{ readonly booking: BookingRecord; readonly facts: NoticeFacts } | null>,
): RaisePrice {
  return async (bookingId, noticeId) => {
    const found = await readNotice(bookingId, noticeId);
    if (found === null || found.facts.kind !== 'price-raised') return false;
    const order = buildPriceRaise(found.booking, checkoutIdOfRaise(noticeId), found.facts.amount);
    const progress = await bookings.place(order, checkoutTimings.progressWaitMs);
    return progress?.state === 'booked';
  };
}

/** The change that raises the price of a trip. @param amount minor units, owed as a later payment */
export function buildPriceRaise(trip: BookingRecord, checkoutId: string, amount: number): ChangeOrder {
  const order = currentOrder(trip);
  if (order.kind !== 'trip') throw new Error('Only a trip has a price to raise');
  const { offerKey, travellers, trip: booked, extras, insuranceMarket } = order;
  const carried = carryAsked(order.price, openBalance(trip));
  const price = { ...carried, raise: (carried.raise ?? 0) + amount };
  const [oldTotal, newTotal] = [invoiceTotalOf(order.price), invoiceTotalOf(price)];
  return buildChangeOrder(trip, {
    checkoutId,
    change: 'price',
    after: { offerKey, trip: booked, travellers, extras, insuranceMarket },
    quote: { price, oldTotal, newTotal, fee: 0, charge: 0, refund: 0, balance: null },
    payment: { method: 'None' },
    cardDigits: null,
  });
}
