import type { Db } from '../../database/open-kysely.server.ts';

/**
 * Deletes lists of favourites whose owner has neither seen nor changed them since a moment: the cookie that opens them has ended.
 * @param limit lists at once
 * @returns how many were deleted
 */
export async function eraseFavorites(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('favorite_list')
    .where('owner', 'in', (eb) =>
      eb
        .selectFrom('favorite_list as ended')
        .select('ended.owner')
        .where('ended.used_at', '<', before)
        .orderBy('ended.used_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
