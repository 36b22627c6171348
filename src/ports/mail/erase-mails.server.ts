import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';

/**
 * Deletes mails that were taken before a moment, with their attachments. By then nothing asks for them to be sent again.
 * @param limit mails at once
 * @returns how many were deleted
 */
export async function eraseMails(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail as ended')
        .select('ended.id')
        .where('ended.taken_at', '<', before)
        .orderBy('ended.taken_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the copies of all mails to an address, with their attachments. Repeatable. */
export async function eraseMailsTo(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('mail')
    .where(sql<boolean>`lower(content #>> '{to,address}') = lower(${address})`)
    .execute();
}
