import type pg from 'pg';
import { StartupError } from '../../settings/startup-error.ts';
import { type Migration, readMigrations } from './read-migrations.server.ts';

const migrationLock = 7_265_002;

/**
 * Applies the SQL files of a folder that the database has not seen, in order, each in a transaction of its own.
 * Processes that start at once take turns: each file is applied once. The lock lives in the transaction, so it also
 * holds behind a pooler such as PgBouncer. A file that is newer in the database than in this code is left alone: an
 * older release may be started again.
 * @returns the names of the files this call applied.
 * @throws StartupError where an applied file was edited; Error with the file's name where its SQL fails.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const known = await readApplied(pool);
  const applied: string[] = [];
  for (const migration of migrations) {
    const isKnown = known && requireUnedited(migration, known.get(migration.name));
    if (!isKnown && (await applyOnce(pool, migration))) applied.push(migration.name);
  }
  return applied;
}

async function applyOnce(pool: pg.Pool, migration: Migration): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query('select hash from migration where name = $1', [migration.name]);
    const isKnown = requireUnedited(migration, rows[0]?.hash);
    if (!isKnown) {
      await applySql(client, migration);
      await client.query('insert into migration (name, hash) values ($1, $2)', [
        migration.name,
        migration.hash,
      ]);
    }
    await client.query('commit');
    client.release();
    return !isKnown;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function applySql(client: pg.PoolClient, { name, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Null where no migration ever ran. */
async function readApplied(pool: pg.Pool): Promise<Map<string, string> | null> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('migration') is not null as found`,
  );
  if (!rows[0]?.found) return null;
  const { rows: applied } = await pool.query<{ name: string; hash: string }>(
    'select name, hash from migration',
  );
  return new Map(applied.map(({ name, hash }) => [name, hash]));
}

function requireUnedited(migration: Migration, appliedHash: string | undefined): boolean {
  if (appliedHash !== undefined && appliedHash !== migration.hash) {
    throw new StartupError(
      `The migration ${migration.name} was edited after it was applied to this database: restore the file and put the change into a new migration.`,
    );
  }
  return appliedHash !== undefined;
}
