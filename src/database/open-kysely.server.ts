import { createHash } from 'node:crypto';
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

/**
 * Like `openKysely`, with each statement parsed and planned once a connection: for a store whose few statements are repeated
 * thousands of times. Every length of a written-out list is a statement of its own that stays: pass arrays.
 */
export function openPreparedKysely(pool: pg.Pool): Db {
  const lent = new WeakMap<pg.PoolClient, ReturnType<typeof lendPrepared>>();
  const connect = async () => {
    const client = await pool.connect();
    const known = lent.get(client) ?? lendPrepared(client);
    lent.set(client, known);
    return known;
  };
  return openOver(connect);
}

/** Opens typed queries over one connection, which its owner has taken from a pool and releases. */
export function openKyselyOver(client: pg.PoolClient): Db {
  const lent = { query: client.query.bind(client), release() {} };
  return openOver(async () => lent);
}

function openOver(connect: () => Promise<{ query: pg.PoolClient['query']; release(): void }>): Db {
  const pool = { connect, end: async () => {}, options: {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

const names = new Map<string, string>();

function lendPrepared(client: pg.PoolClient) {
  const query = (text: string, values: unknown[]) =>
    values.length === 0 ? client.query(text) : client.query({ name: nameOf(text), text, values });
  return {
    query: query as pg.PoolClient['query'],
    release: (isBroken?: boolean) => client.release(isBroken),
  };
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
