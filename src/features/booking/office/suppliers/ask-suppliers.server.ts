import type { Db } from '../../../../database/open-kysely.server.ts';
import { waitingStates } from '../../../../domain/states/live-trip-states.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { StaffOutcome } from '../../model/staff-outcome.ts';

/** Has the next upkeep look at a trip of live suppliers that waits for staff, and notes who wanted it. */
export async function askSuppliers(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  id: string,
  by: string,
): Promise<StaffOutcome> {
  return db.transaction().execute(async (trx): Promise<StaffOutcome> => {
    const { numUpdatedRows } = await trx
      .updateTable('combined_trip')
      .set({ watched_at: null })
      .where('id', '=', (row) => row.selectFrom('booking').select('hold_id').where('booking.id', '=', id))
      .where('state', 'in', waitingStates)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'not-possible';
    const facts = JSON.stringify({ by, note: '' });
    await trx
      .insertInto('booking_event')
      .values({ booking_id: id, at: clock.now(), kind: 'staff-ask-suppliers', facts })
      .execute();
    return 'done';
  });
}
