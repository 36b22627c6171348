import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { findPaymentRequest } from '../instalments/payment-requests.server.ts';
import { currentOrder } from '../model/booking-record.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import type { PaymentRequest } from '../model/payment-request.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { lastDayOfResultLink } from '../store/result-key.server.ts';

/** A request that its link has opened, with the trip it is for. */
export interface Payable {
  readonly request: PaymentRequest;
  readonly order: BookingOrder;
  readonly bookingNumber: string;
}

/** Opens a link. */
export type FindPayable = (token: string, brand: string) => Promise<Payable | null>;

/**
 * Finds what a link pays; null for a token that is none, at another brand, and for one that has been paid or withdrawn once the links to its
 * trip have ended: all look the same.
 */
export function createPayableFinder(db: Db, links: PaymentLinks, clock: Clock): FindPayable {
  const bookings = createBookingStore(db);
  return async (token, brand) => {
    const request = await findPaymentRequest(db, links, token);
    const booking = request === null ? null : await bookings.find(request.bookingId);
    if (request === null || booking === null) return null;
    const order = currentOrder(booking);
    if (order.kind !== 'trip' || order.brand !== brand) return null;
    if (request.state !== 'open' && dayAt(clock.now()) > lastDayOfResultLink(order.trip, request.dueOn))
      return null;
    return { request, order, bookingNumber: booking.bookingNumber };
  };
}
