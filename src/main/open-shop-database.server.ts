import type { Pool } from 'pg';
import { startEmbeddedPostgres } from '../demo/postgres/embedded-postgres.server.ts';
import { connectDatabase } from '../server/database/connect-database.server.ts';
import { migrate } from '../server/database/migrate.server.ts';
import type { Lifecycle } from '../server/process/lifecycle.server.ts';
import { StartupError } from '../settings/startup-error.ts';
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

/**
 * Starts the embedded PostgreSQL so that a shutdown during its start stops it as well.
 * @param beginStep receives the name of each step when it begins
 */
export async function openEmbedded(
  dataDir: string,
  lifecycle: Lifecycle,
  beginStep: (step: string) => void,
): Promise<string> {
  const onLost = (logFile: string) =>
    lifecycle.fail(new StartupError(`The embedded PostgreSQL has ended: see ${logFile}, then start again.`));
  const starting = startEmbeddedPostgres({ dataDir, beginStep, onLost });
  lifecycle.atEnd(async () => {
    const postgres = await starting.catch(() => null);
    await postgres?.stop();
  });
  return (await starting).url;
}
