import type { Db } from '../../../database/open-kysely.server.ts';
import { type BookingRecord, hasFailed } from '../model/booking-record.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import type { ChangeState } from './change-page-props.ts';

/** The state of a change of a trip; null where the trip has no such change. @param id of the change's order */
export async function findChangeState(
  db: Db,
  tripBookingId: string,
  id: string,
): Promise<ChangeState | null> {
  const row = await openBookingTables(db)
    .selectFrom('booking')
    .select(selectBooking)
    .where('checkout_id', '=', id)
    .where('trip_booking_id', '=', tripBookingId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toChangeState(readBookingRow(row));
}

function toChangeState(booking: BookingRecord): ChangeState {
  if (hasFailed(booking)) return 'failed';
  return booking.state === 'booked' || booking.state === 'writing' ? 'done' : 'working';
}
