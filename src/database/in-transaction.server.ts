import type { Pool, PoolClient } from 'pg';

interface Options<Result> {
  /** False where a crash of the database may lose the work: then the commit does not wait for the disk. */
  readonly isDurable?: boolean;
  /** A last statement, sent together with the end. */
  readonly close?: (client: PoolClient, result: Result) => Promise<unknown>;
}

/**
 * Runs work written in plain SQL in a transaction: commits when the work is done, rolls back when it throws. Sends begin and commit
 * together with the statements beside them, so that neither costs a round trip.
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
