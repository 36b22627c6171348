import { sql } from 'kysely';
import { lockRooms, moveEach } from '../store/stock.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { lockHold } from './hold-record.server.ts';

/**
 * Reads as if a booking had given its room and seats back; nothing is given back. Without a booking that goes ahead it reads what there is.
 * @param db a transaction
 */
export async function withOwnStock<Answer>(
  db: SupplierDb,
  bookingNumber: string | undefined,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const booking = bookingNumber === undefined ? null : await lockHold(db, 'booking_number', bookingNumber);
  if (booking?.state !== 'confirmed') return read();
  await sql`savepoint with_own_stock`.execute(db);
  try {
    await lockRooms(db, [booking.offer.key.hotelId]);
    await moveEach(db, [booking.taken], 1);
    return await read();
  } finally {
    await sql`rollback to savepoint with_own_stock`.execute(db);
  }
}
