import type { Db } from '../../../database/open-kysely.server.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';

/** Where vouchers come from, for the mail that brings them: what a booking has ordered, and the money that a voucher is in place of. */
export function createVoucherOrigins(db: Db) {
  return {
    async findOrder(bookingId: string): Promise<Order | null> {
      const row = await db
        .selectFrom('booking')
        .select('order')
        .where('id', '=', bookingId)
        .executeTakeFirst();
      return row === undefined ? null : readOrder(row.order);
    },

    async findMoneyOwed(voucherId: string) {
      const row = await db
        .selectFrom('voucher_offer')
        .innerJoin('due_refund', 'due_refund.id', 'voucher_offer.due_refund_id')
        .innerJoin('booking', 'booking.id', 'due_refund.booking_id')
        .innerJoin('booking as trip', (join) =>
          join.on((eb) => eb('trip.id', '=', eb.fn.coalesce('booking.trip_booking_id', 'booking.id'))),
        )
        .select(['booking.order', 'voucher_offer.amount', 'trip.booking_number'])
        .where('voucher_offer.voucher_id', '=', voucherId)
        .executeTakeFirst();
      if (row === undefined) return null;
      return {
        order: readOrder(row.order),
        amount: Number(row.amount),
        // Of the trip, also where a later payment for it owed the money.
        bookingNumber: row.booking_number ?? '',
      };
    },
  };
}

/** The column is JSON that `begin` has written. */
const readOrder = (order: unknown) => order as Order;
