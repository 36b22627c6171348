import type { Db } from '../../database/open-kysely.server.ts';

/** Deletes mails that were taken before a moment, with their attachments. By then nothing asks for them to be sent again. */
export async function eraseMails(db: Db, before: Date): Promise<{ readonly erased: number }> {
  const { numDeletedRows } = await db.deleteFrom('mail').where('taken_at', '<', before).executeTakeFirst();
  return { erased: Number(numDeletedRows) };
}
