import { sql } from 'kysely';
import { pictureFeeds } from '../../../defaults.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { countCatalogueChange } from '../store/count-catalogue-change.server.ts';
import { lockSupplierStore } from '../store/open-supplier-store.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/**
 * Deletes photographs that may not be shown any more, and the files that nothing shows, some at once. Takes turns with imports, which may
 * be about to show such a file again.
 */
export async function deleteUnshownPictures(db: SupplierDb, today: Day): Promise<void> {
  await deleteEnded(db, today);
  while ((await deleteFiles(db)) === pictureFeeds.deletedAtOnce);
}

async function deleteEnded(db: SupplierDb, today: Day): Promise<void> {
  const ended = db.selectFrom('supplier.hotel_picture').select('file_id').where('valid_until', '<', today);
  if ((await ended.limit(1).executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (trx) => {
    await lockSupplierStore(trx);
    await trx.deleteFrom('supplier.hotel_picture').where('valid_until', '<', today).execute();
    await countCatalogueChange(trx);
  });
}

/** @returns how many files it has deleted */
async function deleteFiles(db: SupplierDb): Promise<number> {
  const unshown = sql`select id from supplier.picture_file as file
    where not exists (select from supplier.hotel_picture as shown where shown.file_id = file.id)
    limit ${sql.lit(pictureFeeds.deletedAtOnce)}`;
  const { rows } = await unshown.execute(db);
  if (rows.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    await lockSupplierStore(trx);
    const deleted = await sql`delete from supplier.picture_file where id in (${unshown})`.execute(trx);
    return Number(deleted.numAffectedRows ?? 0n);
  });
}
