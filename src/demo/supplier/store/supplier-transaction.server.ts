import type { Pool, PoolClient } from 'pg';

interface Options<Result> {
  /** What need not outlive a crash of the database is not waited for until it is on the disk. */
  readonly isDurable?: boolean;
  /** A last statement, sent together with the end. */
  readonly close?: (client: PoolClient, result: Result) => Promise<unknown>;
}

/**
 * Runs work in a transaction of the supplier's: kept when the work is done, undone when it throws. Beginning and end travel with the
 * statements beside them; whoever has failed, the transaction has.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  { isDurable = true, close }: Options<Result> = {},
): Promise<Result> {
  const client = await pool.connect();
  try {
    const begun = client.query(isDurable ? 'begin' : 'begin; set local synchronous_commit = off');
    begun.catch(() => {});
    const result = await work(client);
    await Promise.all([begun, close?.(client, result), client.query('commit')]);
    client.release();
    return result;
  } catch (error) {
    // Ending the connection undoes the transaction, also where the connection itself is what failed.
    client.release(true);
    throw error;
  }
}
