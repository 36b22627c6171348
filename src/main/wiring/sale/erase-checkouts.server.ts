import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';

/** Of trips and of gift vouchers. */
export type ErasedTable = 'checkout' | 'voucher_checkout';

/**
 * Deletes checkouts that were begun before a moment, unless their booking is under way. What was ordered is in the booking.
 * @param limit checkouts at once
 * @returns how many were deleted
 */
export async function eraseCheckouts(
  db: Db,
  table: ErasedTable,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} as ended
      where created_at < ${before}
        and not exists (select from booking where checkout_id = ended.id and is_under_way)
      order by created_at limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
