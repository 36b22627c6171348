import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

export interface ElectionOptions {
  readonly pool: Pool;
  /** Key of the advisory lock in PostgreSQL; its holder is the leader. */
  readonly lockKey: number;
  /** The leader's work; an error is reported, and the next round starts anyway. */
  readonly work: () => Promise<void>;
  /** Milliseconds between two rounds of the leader's work. */
  readonly workIntervalMs: number;
  /** Milliseconds between two attempts of a follower to become the leader. */
  readonly electionIntervalMs: number;
  readonly report: (error: unknown) => void;
}

export interface Election {
  isLeader(): boolean;
  /** Steps down after the round under way. */
  close(): Promise<void>;
}

/**
 * Elects one of all processes that share a database to do some work; when the leader ends, a follower takes over within
 * `electionIntervalMs`. Two may lead for a moment when a connection is lost unnoticed, so the work must tolerate that.
 * The lock belongs to a database session: the pool must not go through PgBouncer in transaction mode. Its statements are
 * plain SQL on one connection and name no table, so no migration can break them.
 */
export function electLeader(options: ElectionOptions): Election {
  const { pool, lockKey, work, workIntervalMs, electionIntervalMs, report } = options;
  const ending = new AbortController();
  let isLeader = false;

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function lead(client: PoolClient): Promise<void> {
    while (!ending.signal.aborted) {
      // Throws when the connection is lost, and the lock with it.
      await client.query('select 1');
      isLeader = true;
      await work().catch(report);
      await pause(workIntervalMs);
    }
  }

  async function tryToLead(): Promise<void> {
    const client = await pool.connect();
    const ignore = () => {};
    client.on('error', ignore);
    try {
      const { rows } = await client.query<{ is_leader: boolean }>(
        'select pg_try_advisory_lock($1) as is_leader',
        [lockKey],
      );
      if (!rows[0]?.is_leader) {
        client.off('error', ignore);
        return client.release();
      }
      await lead(client);
      // Closing the connection gives the lock back.
      client.release(true);
    } catch (error) {
      client.release(true);
      throw error;
    } finally {
      isLeader = false;
    }
  }

  async function campaign(): Promise<void> {
    while (!ending.signal.aborted) {
      await tryToLead().catch(report);
      await pause(electionIntervalMs);
    }
  }

  const done = campaign();
  return {
    isLeader: () => isLeader,
    async close() {
      ending.abort();
      await done;
    },
  };
}
