import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';

/** The last attempt at a change of a trip; null where the trip has no such change. @param id of the change's order */
export async function findChange(db: Db, tripBookingId: string, id: string): Promise<BookingRecord | null> {
  const row = await openBookingTables(db)
    .selectFrom('booking')
    .select(selectBooking)
    .where('checkout_id', '=', id)
    .where('trip_booking_id', '=', tripBookingId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : readBookingRow(row);
}
