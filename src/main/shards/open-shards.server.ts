import type { Pool } from 'pg';
import { openKysely } from '../../database/open-kysely.server.ts';
import { createShardTable, type ShardTable } from '../../ports/offers/sharded/shard-table.server.ts';
import { connectDatabase } from '../../server/database/connect-database.server.ts';
import { migrate } from '../../server/database/migrate.server.ts';
import type { Lifecycle } from '../../server/process/lifecycle.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { type Env, loadEnv } from '../settings/env.server.ts';

/** What every program of shards begins with. */
export interface OpenedShards {
  readonly env: Env;
  readonly pool: Pool;
  readonly table: ShardTable;
}

/**
 * Opens the database of the shop, which has to be one that several machines reach. Closed when the program ends.
 * @param isMigrated false for a program that only looks
 */
export async function openShards(lifecycle: Lifecycle, { isMigrated = true } = {}): Promise<OpenedShards> {
  const env = loadEnv();
  if (env.databaseUrl === null || env.natsUrl === null) {
    throw new StartupError(
      'Shards need a database and a NATS server that all processes reach: set DATABASE_URL and NATS_URL.',
    );
  }
  const pool = await connectDatabase({ url: env.databaseUrl, report: (line) => console.error(line) });
  lifecycle.atEnd(() => pool.end());
  if (isMigrated) await migrate(pool, 'migrations');
  return { env, pool, table: createShardTable(openKysely(pool)) };
}
