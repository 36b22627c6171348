import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';

/** Number of the booking that staff have made for a caller in a session of the shop, and that has not failed; null for none. */
export async function findBookingOfCaller(db: Db, session: string): Promise<string | null> {
  const booking = await db
    .selectFrom('booking')
    .innerJoin('checkout', 'checkout.id', 'booking.checkout_id')
    .select('booking.booking_number')
    .where('checkout.session', '=', session)
    .where('booking.has_failed', '=', false)
    .where(sql<boolean>`booking."order" ? 'bookedBy'`)
    .executeTakeFirst();
  return booking?.booking_number ?? null;
}
