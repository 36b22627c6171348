import type { Db } from '../../../database/open-kysely.server.ts';

/** The moments before which reviews have to have been changed last: published ones, and refused or unfinished ones. New ones wait for staff. */
interface EndedReviews {
  readonly publishedBefore: Date;
  readonly unpublishedBefore: Date;
}

/** Deletes reviews with their pictures at the end of their retention. @returns how many, at most `limit` */
export async function eraseReviews(
  db: Db,
  { publishedBefore, unpublishedBefore }: EndedReviews,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guest_review')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('guest_review')
        .select('id')
        .where(({ and, or, eb }) =>
          or([
            and([eb('state', '=', 'published'), eb('changed_at', '<', publishedBefore)]),
            and([eb('state', 'in', ['draft', 'refused']), eb('changed_at', '<', unpublishedBefore)]),
          ]),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
