import type { Pool, PoolClient } from 'pg';

interface Options {
  /** False where a crash of the database may lose the work: then the commit does not wait for the disk. */
  readonly isDurable?: boolean;
}

/** Runs work written in plain SQL in a transaction: commits when the work is done, rolls back when it throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  { isDurable = true }: Options = {},
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    if (!isDurable) await client.query('set local synchronous_commit = off');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Ending the connection rolls back, also where the connection itself has failed.
    client.release(true);
    throw error;
  }
}
