import type { Db } from '../../database/open-kysely.server.ts';
import { complaintFiles, complaintPolicy } from '../../defaults.ts';
import type { FileFolder } from './uploads/file-folder.server.ts';

/**
 * Deletes staged files that no complaint was sent with, contents that no row names (a process ended while they came), and what was
 * stored around a form: replies, keys of forms, wrong guesses. Files of cases end with their case.
 * @param limit staged files at once
 * @returns how many of these were deleted
 */
export async function eraseComplaints(
  { db, folder }: { readonly db: Db; readonly folder: FileFolder },
  now: Date,
  limit: number,
): Promise<number> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.deleteFrom('complaint_reply').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('complaint_submission')
    .where('sent_at', '<', ago(complaintPolicy.submissionLifetimeMs))
    .execute();
  await db.deleteFrom('complaint_miss').where('at', '<', ago(complaintPolicy.missWindowMs)).execute();
  const ended = await db
    .deleteFrom('complaint_file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('complaint_file as staged')
        .select('staged.id')
        .where('staged.expires_at', '<', now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  for (const { id } of ended) await folder.remove(id);
  await removeStrays({ db, folder }, ago(complaintFiles.stagedLifetimeMs));
  return ended.length;
}

async function removeStrays(
  { db, folder }: { readonly db: Db; readonly folder: FileFolder },
  since: Date,
): Promise<void> {
  const ids = await folder.listUntouched(since);
  for (let at = 0; at < ids.length; at += 1_000) {
    const some = ids.slice(at, at + 1_000);
    const rows = await db.selectFrom('complaint_file').select('id').where('id', 'in', some).execute();
    const named = new Set(rows.map(({ id }) => id));
    for (const id of some) if (!named.has(id)) await folder.remove(id);
  }
}
