import type { Pool, PoolClient } from 'pg';

/** A batch of the log, encoded. */
export interface LogRow {
  readonly sequence: number;
  readonly batch: Uint8Array;
}

/** Channel on which PostgreSQL tells that the log has grown. */
export const appendedChannel = 'supply_log_appended';

/** Writers take turns: numbers become visible in their order. */
const appendLock = 7_265_004;
/** Rows removed by one statement: well within its time limit. */
const rowsRemovedAtOnce = 1_000;

/** Name of the log of this database, a UUID. */
export async function readSupplyLogId(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from supply_log_identity');
  const [identity] = rows;
  if (identity === undefined) throw new Error('The supply log of this database has lost its identity.');
  return identity.id;
}

/** Number of the last batch, 0 for an empty log. */
export async function selectLastSequence(client: Pool | PoolClient): Promise<number> {
  const { rows } = await client.query<{ last: string | null }>(
    'select max(sequence) as last from supply_log',
  );
  return Number(rows[0]?.last ?? 0);
}

export async function selectRowsAfter(pool: Pool, sequence: number, limit: number): Promise<LogRow[]> {
  const { rows } = await pool.query<{ sequence: string; batch: Uint8Array }>(
    'select sequence, batch from supply_log where sequence > $1 order by sequence limit $2',
    [sequence, limit],
  );
  return rows.map((row) => ({ sequence: Number(row.sequence), batch: row.batch }));
}

/**
 * Adds those rows that are new, in one transaction. Returns the number of the last batch of the log.
 * @throws RangeError when the first new one is not the next one
 */
export async function appendRows(pool: Pool, rows: readonly LogRow[]): Promise<number> {
  const client = await pool.connect();
  // A connection that breaks fails the query; unheard, it would end the process as well.
  client.on('error', ignore);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [appendLock]);
    const last = await insertAfter(client, await selectLastSequence(client), rows);
    await client.query('commit');
    client.off('error', ignore);
    client.release();
    return last;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function ignore(): void {}

async function insertAfter(client: PoolClient, last: number, rows: readonly LogRow[]): Promise<number> {
  const fresh = rows.filter(({ sequence }) => sequence > last);
  const [first] = fresh;
  if (first === undefined) return last;
  if (last !== 0 && first.sequence !== last + 1) {
    throw new RangeError(`The supply log ends with ${last}: ${first.sequence} is not the next batch.`);
  }
  await client.query(
    'insert into supply_log (sequence, batch) select * from unnest($1::bigint[], $2::bytea[])',
    [fresh.map(({ sequence }) => sequence), fresh.map(({ batch }) => batch)],
  );
  await client.query(`notify ${appendedChannel}`);
  return first.sequence + fresh.length - 1;
}

/** Removes the rows up to a number, oldest first. Returns how many there were. */
export async function deleteRowsUpTo(pool: Pool, sequence: number): Promise<number> {
  for (let removed = 0; ; ) {
    const { rowCount } = await pool.query(
      `delete from supply_log where sequence <= $1 and sequence in
         (select sequence from supply_log order by sequence limit ${rowsRemovedAtOnce})`,
      [sequence],
    );
    removed += rowCount ?? 0;
    if (rowCount !== rowsRemovedAtOnce) return removed;
  }
}
