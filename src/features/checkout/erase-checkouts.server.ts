import type { Db } from '../../database/open-kysely.server.ts';

/**
 * Deletes checkouts that were begun before a moment, unless their booking is under way. What was ordered stands in the booking.
 * @param limit checkouts at once
 * @returns how many were deleted
 */
export async function eraseCheckouts(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('checkout')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('checkout as ended')
        .select('ended.id')
        .where('ended.created_at', '<', before)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('booking')
                .select('booking.id')
                .whereRef('booking.checkout_id', '=', 'ended.id')
                .where('is_under_way', '=', true),
            ),
          ),
        )
        .orderBy('ended.created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
