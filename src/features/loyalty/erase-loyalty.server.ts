import type { Db } from '../../database/open-kysely.server.ts';

/**
 * Deletes links of guests that are too old, attempts that nobody finished, and the credits of bookings that no longer name people. A member's link
 * ends with the account.
 * @param limit links at once
 * @returns how many links were deleted
 */
export async function eraseLoyalty(
  db: Db,
  { now, linkedBefore }: { readonly now: Date; readonly linkedBefore: Date },
  limit: number,
): Promise<number> {
  await db.deleteFrom('loyalty_link_attempt').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('loyalty_credit')
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('booking').select('booking.id').where('anonymised_at', 'is not', null),
    )
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('loyalty_link')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('loyalty_link as ended')
        .select('ended.id')
        .where('ended.session', 'is not', null)
        .where('ended.created_at', '<', linkedBefore)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
