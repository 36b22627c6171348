import type { Pool, PoolClient } from 'pg';

/**
 * Runs work in a transaction of the supplier's: kept when the work is done, undone when it throws. What need not outlive a
 * crash of the database is not waited for until it is on the disk.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  { isDurable = true } = {},
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(isDurable ? 'begin' : 'begin; set local synchronous_commit = off');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Ending the connection undoes the transaction, also where the connection itself is what failed.
    client.release(true);
    throw error;
  }
}
