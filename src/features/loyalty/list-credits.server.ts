import type { Db } from '../../database/open-kysely.server.ts';

/** Miles that a booking's travellers get, for the export of their data. */
export function listCredits(db: Db, bookingId: string): Promise<readonly object[]> {
  return db
    .selectFrom('loyalty_credit')
    .select(['member_number as memberNumber', 'last_name as lastName', 'points', 'state', 'due_at as dueAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('traveller')
    .execute();
}
