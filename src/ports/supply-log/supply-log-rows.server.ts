import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { supplyLogPolicy } from '../../defaults.ts';

/** A batch of the log, encoded. */
export interface LogRow {
  readonly sequence: number;
  readonly batch: Uint8Array;
}

/** Channel on which PostgreSQL notifies that the log has grown. */
export const appendedChannel = 'supply_log_appended';

/** Writers take turns: numbers become visible in their order. */
const appendLock = 7_265_004;

/** Name of the log of this database, a UUID. */
export async function readSupplyLogId(db: Db): Promise<string> {
  const identity = await db.selectFrom('supply_log_identity').select('id').executeTakeFirst();
  if (identity === undefined) throw new Error('The supply log of this database has lost its identity.');
  return identity.id;
}

/** Number of the last batch, 0 for an empty log. */
export async function selectLastSequence(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('supply_log')
    .select((eb) => eb.fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function selectRowsAfter(db: Db, sequence: number, limit: number): Promise<LogRow[]> {
  const rows = await db
    .selectFrom('supply_log')
    .select(['sequence', 'batch'])
    .where('sequence', '>', String(sequence))
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ sequence: Number(row.sequence), batch: row.batch }));
}

/**
 * Adds those rows that are new, in one transaction. Returns the number of the last batch of the log.
 * @throws RangeError when the first new one is not the next one
 */
export function appendRows(db: Db, rows: readonly LogRow[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${appendLock})`.execute(trx);
    return insertAfter(trx, await selectLastSequence(trx), rows);
  });
}

async function insertAfter(trx: Db, last: number, rows: readonly LogRow[]): Promise<number> {
  const fresh = rows.filter(({ sequence }) => sequence > last);
  const [first] = fresh;
  if (first === undefined) return last;
  if (last !== 0 && first.sequence !== last + 1) {
    throw new RangeError(`The supply log ends with ${last}: ${first.sequence} is not the next batch.`);
  }
  const sequences = fresh.map(({ sequence }) => sequence);
  const batches = fresh.map(({ batch }) => batch);
  const appended = sql<{
    sequence: string;
    batch: Buffer;
  }>`unnest(${sequences}::bigint[], ${batches}::bytea[])`;
  await trx
    .insertInto('supply_log')
    .columns(['sequence', 'batch'])
    .expression((eb) =>
      eb
        .selectFrom(appended.as<'appended'>(sql`appended (sequence, batch)`))
        .select(['appended.sequence', 'appended.batch']),
    )
    .execute();
  await sql`notify ${sql.id(appendedChannel)}`.execute(trx);
  return first.sequence + fresh.length - 1;
}

/** Removes the rows up to a number, oldest first. Returns how many there were. */
export async function deleteRowsUpTo(db: Db, sequence: number): Promise<number> {
  for (let removed = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom('supply_log')
      .where('sequence', '<=', String(sequence))
      .where('sequence', 'in', (eb) =>
        eb
          .selectFrom('supply_log')
          .select('sequence')
          .orderBy('sequence')
          .limit(supplyLogPolicy.rowsRemovedAtOnce),
      )
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (Number(numDeletedRows) !== supplyLogPolicy.rowsRemovedAtOnce) return removed;
  }
}
