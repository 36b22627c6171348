import type { Pool, PoolClient } from 'pg';
import { supplyLogPolicy } from '../../defaults.ts';
import { createAlarm } from './alarm.server.ts';
import { appendedChannel } from './supply-log-rows.server.ts';

/**
 * Calls `heard` whenever PostgreSQL notifies that the log has grown, and after each lost connection. Takes one
 * connection from the pool for good. LISTEN needs a session: behind a transaction pooler give this process a direct
 * address.
 */
export function listenForAppends(pool: Pool, heard: () => void): () => Promise<void> {
  const ending = new AbortController();
  const lost = createAlarm();

  async function listen(): Promise<void> {
    const client = await pool.connect();
    try {
      client.on('notification', heard);
      client.on('error', lost.ring);
      client.on('end', lost.ring);
      await client.query(`listen ${appendedChannel}`);
      heard();
      await untilLost(client);
    } finally {
      client.release(true);
    }
  }

  /** Sends a query now and then, to detect a dead connection. */
  async function untilLost(client: PoolClient): Promise<void> {
    while (!(await lost.sleep(supplyLogPolicy.heartbeatMs, ending.signal)) && !ending.signal.aborted) {
      await client.query('select 1');
    }
  }

  async function listenUntilClosed(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch(() => {});
      await lost.sleep(supplyLogPolicy.retryDelayMs, ending.signal);
    }
  }

  const done = listenUntilClosed();
  return async () => {
    ending.abort();
    await done;
  };
}
