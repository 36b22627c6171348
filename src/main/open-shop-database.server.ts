import type { Pool } from 'pg';
import { connectDatabase } from '../server/database/connect-database.server.ts';
import { migrate } from '../server/database/migrate.server.ts';
import type { Lifecycle } from '../server/process/lifecycle.server.ts';
import { openEmbedded } from './serve.server.ts';
import { loadEnv } from './settings/env.server.ts';

/**
 * Opens the shop's database for another program and migrates it; closes it when the program ends.
 * @param onMigrated receives the names of the files that it has applied
 */
export async function openShopDatabase(
  lifecycle: Lifecycle,
  onMigrated: (applied: readonly string[]) => void = () => undefined,
): Promise<Pool> {
  const env = loadEnv();
  const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, () => undefined));
  const pool = await connectDatabase({ url, report: (line) => console.error(line) });
  lifecycle.atEnd(() => pool.end());
  onMigrated(await migrate(pool, 'migrations'));
  return pool;
}
