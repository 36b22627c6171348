import type { Pool } from 'pg';

/**
 * Runs `work` in one process at a time for each `key`, however long it takes. Returns `null` without running it while another one does. The
 * lock belongs to a database session: the pool must not go through PgBouncer in transaction mode.
 */
export async function runAlone<T>(pool: Pool, key: string, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect();
  // A lost connection gives the lock back, and is no error of the work.
  const ignore = () => {};
  client.on('error', ignore);
  const ask = async (call: 'pg_try_advisory_lock' | 'pg_advisory_unlock') => {
    const { rows } = await client.query<{ yes: boolean }>(`select ${call}(hashtextextended($1, 0)) as yes`, [
      key,
    ]);
    return rows[0]?.yes === true;
  };
  let isGivenBack = false;
  try {
    if (!(await ask('pg_try_advisory_lock'))) {
      isGivenBack = true;
      return null;
    }
    try {
      return await work();
    } finally {
      isGivenBack = await ask('pg_advisory_unlock').catch(() => false);
    }
  } finally {
    client.off('error', ignore);
    // Closing the connection gives the lock back.
    client.release(!isGivenBack);
  }
}
