import type { Db } from '../../database/open-kysely.server.ts';

interface EndedBefore {
  readonly now: Date;
  readonly lastSignedInBefore: Date;
  readonly searchedBefore: Date;
}

/**
 * Deletes members who have not signed in for long, sessions that are over, searches that are too old to go on with, and
 * attempts to sign in that nobody finished. What a member has
 * ordered stands in the booking, which has a period of its own.
 * @param limit members at once
 * @returns how many members were deleted
 */
export async function eraseMembers(
  db: Db,
  { now, lastSignedInBefore, searchedBefore }: EndedBefore,
  limit: number,
): Promise<number> {
  await db.deleteFrom('sign_in_attempt').where('expires_at', '<', now).execute();
  await db.deleteFrom('member_search').where('searched_at', '<', searchedBefore).execute();
  await db.deleteFrom('member_session').where('expires_at', '<', now).execute();
  const { numDeletedRows } = await db
    .deleteFrom('member')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('member as ended')
        .select('ended.id')
        .where('ended.signed_in_at', '<', lastSignedInBefore)
        .orderBy('ended.signed_in_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
