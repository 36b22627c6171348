import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, openKysely } from '../src/database/open-kysely.server.ts';
import { startEmbeddedPostgres } from '../src/demo/postgres/embedded-postgres.server.ts';
import { migrate } from '../src/server/database/migrate.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this test run, and the migrated database that others are copied from. */
    testDatabase: TestServer;
  }
}

export type TestServer = { url: string; template: string };

export type TestDatabase = { url: string; pool: pg.Pool; db: Db; drop(): Promise<void> };

/** Reused from run to run to save the time to create it; the next run takes over what a killed run leaves. */
const dataDir = 'node_modules/.cache/test-database';

/** Starts the one PostgreSQL of a test run with a migrated template database; runs at once share the server. */
export async function startTestDatabase(): Promise<TestServer & { stop(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onLost: (logFile) => {
      throw new Error(`The test database has ended, see ${logFile}`);
    },
    parameters: { fsync: 'off' },
  });
  await dropAbandoned(postgres.url);
  const template = `run_${process.pid}_template`;
  await runOn(postgres.url, `drop database if exists ${template} with (force)`);
  await runOn(postgres.url, `create database ${template}`);
  const pool = openPool(withDatabaseName(postgres.url, template));
  await migrate(pool, 'migrations');
  await pool.end();
  return {
    url: postgres.url,
    template,
    async stop() {
      await runOn(postgres.url, `drop database ${template} with (force)`);
      await postgres.stop();
    },
  };
}

/**
 * A database of its own for a test file, migrated and empty; with `isBlank` not even migrated.
 * @param connections a whole shop needs as many as a process has
 */
export async function createTestDatabase({ isBlank = false, connections = 5 } = {}): Promise<TestDatabase> {
  const { url: server, template } = inject('testDatabase');
  const name = `${template.replace(/_template$/, '')}_${randomUUID().slice(0, 8)}`;
  await runOn(server, `create database ${name} template ${isBlank ? 'template0' : template}`);
  const url = withDatabaseName(server, name);
  const pool = openPool(url, connections);
  return {
    url,
    pool,
    db: openKysely(pool),
    async drop() {
      await pool.end();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

function withDatabaseName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = name;
  return named.href;
}

/** A pool whose connections may be cut off at any time: databases are dropped while the last of them still close. */
export function openPool(url: string, max = 5): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, pipeline: true });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function runOn(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Databases of runs that were killed; the name carries the number of the process. */
async function dropAbandoned(url: string): Promise<void> {
  const { rows } = await runOn(url, `select datname from pg_database where datname ~ '^run_\\d+_'`);
  for (const { datname } of rows as { datname: string }[]) {
    if (isAlive(Number(datname.split('_')[1]))) continue;
    await runOn(url, `drop database if exists ${datname} with (force)`);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
