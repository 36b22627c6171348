import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database-types.ts';

/** The database as stores see it: its tables and columns are those of the migrations. */
export type Db = Kysely<Database>;

/**
 * Opens typed queries over the connections of a pool. The owner ends the pool, no caller calls `destroy()`, and every
 * connection needs a listener for `error`: without one a connection that breaks ends the process.
 */
export function openKysely(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
