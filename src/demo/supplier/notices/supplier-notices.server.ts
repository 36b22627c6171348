import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { SupplyNotices } from '../../../ports/supply/supply-port.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** One announcement at a time, so that numbers ascend in the order in which they can be read. */
const noticesLock = 7_265_011;

/** What the supplier has announced about bookings. */
export function createSupplierNotices(db: SupplierDb): SupplyNotices {
  return {
    async after(sequence, limit) {
      const rows = await db
        .selectFrom('supplier.notice')
        .select(['sequence', 'id', 'booking_number', 'change', 'at'])
        .where('sequence', '>', String(sequence))
        .orderBy('sequence')
        .limit(limit)
        .execute();
      return rows.map(({ booking_number: bookingNumber, ...row }) => ({
        ...row,
        sequence: Number(row.sequence),
        at: Number(row.at),
        bookingNumber,
      }));
    },
  };
}

/** Announces what happens to a booking. @returns false where no booking with this number goes ahead */
export function announceChange(
  { db, clock }: { readonly db: SupplierDb; readonly clock: Clock },
  bookingNumber: string,
  change: AnnouncedChange,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${noticesLock})`.execute(trx);
    const booking = await trx
      .selectFrom('supplier.hold')
      .select('id')
      .where('booking_number', '=', bookingNumber)
      .where('state', '=', 'confirmed')
      .executeTakeFirst();
    if (booking === undefined) return false;
    await trx
      .insertInto('supplier.notice')
      .values({
        id: randomUUID(),
        booking_number: bookingNumber,
        change: JSON.stringify(change),
        at: clock.now().getTime(),
      })
      .execute();
    return true;
  });
}

/** Adds what another supplier has announced about its part of a trip to the same numbered list; the same id twice is one notice. */
export function addNotice(
  db: SupplierDb,
  bookingNumber: string,
  { id, at, change }: { readonly id: string; readonly at: number; readonly change: AnnouncedChange },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${noticesLock})`.execute(trx);
    await trx
      .insertInto('supplier.notice')
      .values({ id, booking_number: bookingNumber, change: JSON.stringify(change), at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

/** True where the supplier has changed a booking by itself: cancelling it then costs nothing. */
export async function hasNotice(db: SupplierDb, bookingNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('supplier.notice')
    .select('id')
    .where('booking_number', '=', bookingNumber)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
