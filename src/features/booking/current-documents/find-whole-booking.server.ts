import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';

/** A booking that nothing was erased of; null for any other. */
export async function findWholeBooking(db: Db, id: string, lock?: 'locked'): Promise<BookingRecord | null> {
  const row = await openBookingTables(db)
    .selectFrom('booking')
    .select(selectBooking)
    .where('id', '=', id)
    .where('guest_erased_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .$if(lock === 'locked', (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? null : readBookingRow(row);
}
