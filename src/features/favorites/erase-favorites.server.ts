import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';

/**
 * Deletes lists of favourites whose owner has neither seen nor changed them since a moment: the cookie that opens them has ended. Those of
 * members stay as long as the member.
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
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('member')
                .select('member.id')
                .where(sql<boolean>`ended.owner = 'member:' || member.id`),
            ),
          ),
        )
        .orderBy('ended.used_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
