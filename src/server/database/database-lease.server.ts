import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseLimits } from '../../defaults.ts';

/**
 * A process's share in an embedded server: a connection that holds a shared advisory lock for as long as the process
 * lives. Several processes may use one data folder; the one that gives back the last lease stops the server.
 */
export type DatabaseLease = {
  /** Gives the lease back; true where no other process holds one, and none can get one any more. */
  giveBack(): Promise<boolean>;
  /** Ends the connection. */
  end(): Promise<void>;
};

const leaseKey = 7_265_001;

/**
 * Takes a lease on the server behind a socket folder; rejects while the server is starting or stopping.
 * `onLost` is called once where the server goes away and does not come back.
 */
export async function acquireDatabaseLease(socketDir: string, onLost: () => void): Promise<DatabaseLease> {
  let ending = false;
  let client = await connect(socketDir, reconnect);

  /** One killed backend makes PostgreSQL restart all of them, ours included; meanwhile its socket still answers. */
  async function reconnect(): Promise<void> {
    for (let tries = 0; tries < databaseLimits.recoverySeconds * 10 && !ending; tries += 1) {
      try {
        client = await connect(socketDir, reconnect);
        return;
      } catch (error) {
        if (isGone(error)) break;
      }
      await sleep(100);
    }
    if (!ending) onLost();
  }

  return {
    async giveBack() {
      ending = true;
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [leaseKey]);
        const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [leaseKey]);
        return rows[0].last === true;
      } catch {
        return true;
      }
    },
    async end() {
      ending = true;
      await client.end().catch(() => {});
    },
  };
}

/** Whether no process listens on the socket any more. */
function isGone(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function connect(socketDir: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    host: socketDir,
    user: 'app',
    database: 'postgres',
    application_name: 'fernweh lease',
    connectionTimeoutMillis: databaseLimits.connectTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
    await createDatabase(client);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  client.once('end', onEnd);
  return client;
}

/** Two processes may try at once; the loser's error says that the database is there. */
async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_database where datname = 'app'`);
  if (rowCount) return;
  await client.query('create database app').catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
