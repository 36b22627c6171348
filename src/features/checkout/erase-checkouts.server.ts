import type { Db } from '../../database/open-kysely.server.ts';

/**
 * Deletes checkouts that were begun before a moment, unless their booking is under way. What was ordered stands in the booking.
 * @returns how many were deleted
 */
export async function eraseCheckouts(db: Db, before: Date): Promise<{ readonly erased: number }> {
  const { numDeletedRows } = await db
    .deleteFrom('checkout')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('booking')
            .select('id')
            .whereRef('booking.checkout_id', '=', 'checkout.id')
            .where('is_under_way', '=', true),
        ),
      ),
    )
    .executeTakeFirst();
  return { erased: Number(numDeletedRows) };
}
