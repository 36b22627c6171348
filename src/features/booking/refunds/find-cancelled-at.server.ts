import type { Db } from '../../../database/open-kysely.server.ts';

/**
 * When the cancellation of a booking came in, from its timeline; null where nobody has cancelled it. The time for the refund runs from here: a
 * supplier that is silent does not give us more.
 */
export async function findCancelledAt(db: Db, bookingId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('booking_event')
    .select((eb) => eb.fn.max<Date | null>('at').as('at'))
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'cancelling')
    .executeTakeFirst();
  return row?.at ?? null;
}
