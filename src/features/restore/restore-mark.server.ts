import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';

/** A schema, for it has to be there before the tables of the backup are. */
const mark = 'restoring';

/** Marks an empty database before a backup is loaded into it: one that is loaded and not prepared looks like a shop. */
export async function markRestoring(db: Db): Promise<void> {
  await sql`create schema if not exists ${sql.id(mark)}`.execute(db);
}

export async function isMarkedRestoring(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regnamespace(${mark}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** In the transaction that prepares the database. */
export async function removeRestoringMark(trx: Db): Promise<void> {
  await sql`drop schema if exists ${sql.id(mark)}`.execute(trx);
}
