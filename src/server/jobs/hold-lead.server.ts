import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

interface Options {
  readonly pool: Pool;
  /** Number of the advisory lock: who holds it leads. */
  readonly lock: number;
  /** The leader's work, done again and again; what it throws is reported. */
  readonly work: () => Promise<void>;
  /** Milliseconds between two rounds of work. */
  readonly every: number;
  /** Milliseconds after which the others try to take the lead. */
  readonly tryEvery: number;
  readonly report: (error: unknown) => void;
}

export interface Lead {
  isHeld(): boolean;
  /** Waits for the round that is under way. */
  close(): Promise<void>;
}

/**
 * One process of all that share a database does some work; when it ends, another goes on with it. For a moment two may lead, where
 * a connection is lost unnoticed: the work has to bear that. The lock belongs to a session, which PgBouncer must not share.
 */
export function holdLead({ pool, lock, work, every, tryEvery, report }: Options): Lead {
  const ending = new AbortController();
  let isHeld = false;

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function lead(client: PoolClient): Promise<void> {
    while (!ending.signal.aborted) {
      // Fails where the lock went with the connection.
      await client.query('select 1');
      isHeld = true;
      await work().catch(report);
      await pause(every);
    }
  }

  async function tryToLead(): Promise<void> {
    const client = await pool.connect();
    const ignore = () => {};
    client.on('error', ignore);
    try {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        lock,
      ]);
      if (!rows[0]?.held) {
        client.off('error', ignore);
        return client.release();
      }
      await lead(client);
      client.release(true);
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      isHeld = false;
    }
  }

  async function keepTrying(): Promise<void> {
    while (!ending.signal.aborted) {
      await tryToLead().catch(report);
      await pause(tryEvery);
    }
  }

  const done = keepTrying();
  return {
    isHeld: () => isHeld,
    async close() {
      ending.abort();
      await done;
    },
  };
}
