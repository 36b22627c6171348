import { join, resolve } from 'node:path';
import { type Db, openKysely } from '../../database/open-kysely.server.ts';
import { endClusterRestore, restoreCluster } from '../../demo/postgres/copy-cluster.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { prepareRestored } from '../../features/restore/prepare-restored.server.ts';
import { markRestoring } from '../../features/restore/restore-mark.server.ts';
import { connectDatabase } from '../../server/database/connect-database.server.ts';
import { loadDump } from '../../server/database/dump-database.server.ts';
import { migrate } from '../../server/database/migrate.server.ts';
import { readMigrations } from '../../server/database/read-migrations.server.ts';
import { beginLifecycle } from '../../server/process/lifecycle.server.ts';
import { openEmbedded } from '../open-shop-database.server.ts';
import { requireFinishedRestore } from '../require-compared.server.ts';
import { loadEnv } from '../settings/env.server.ts';
import { readBackup, restoreUploads } from './backup-folder.server.ts';
import { readRecoveredTime } from './read-recovered-time.ts';
import { requireFittingDatabase } from './require-fitting-database.ts';
import { dumpFile, findNewestMigration } from './run-backup.server.ts';

/**
 * Puts a backup into an empty database, or a data folder without one, and prepares it: see `prepareRestored`. No server starts on it until
 * `runReconcile` has compared it with supplier and payment provider. Ends the process.
 */
export async function runRestore(name: string): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const env = loadEnv();
    const folder = resolve(name);
    const manifest = await readBackup(folder);
    requireFittingDatabase(manifest, { databaseUrl: env.databaseUrl, migrations: listMigrations() });
    if (env.databaseUrl === null) await restoreCluster(folder, env.dataDir);
    const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, () => undefined));
    const pool = await connectDatabase({ url, report: (line) => console.error(line) });
    lifecycle.atEnd(() => pool.end());
    const db = openKysely(pool);
    if (env.databaseUrl !== null) await loadDump(pool, url, join(folder, dumpFile), () => markRestoring(db));
    await migrate(pool, 'migrations');
    const uploads = await restoreUploads(folder, env.uploadsFolder);
    // Last: until here the database is marked, and nothing starts on it.
    const report = await prepare(db, new Date(manifest.madeAt));
    if (env.databaseUrl === null) endClusterRestore(env.dataDir);
    console.log(`Restored as of ${manifest.madeAt}, with ${uploads} uploaded files.\n${report}`);
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

/**
 * Prepares a database that an operator has recovered with other tools, as after a restore. Ends the process.
 * @param time up to which it was recovered, in ISO 8601
 */
export async function runRecovered(time: string): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const recoveredTo = readRecoveredTime(time, systemClock.now());
    const env = loadEnv();
    const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, () => undefined));
    const pool = await connectDatabase({ url, report: (line) => console.error(line) });
    lifecycle.atEnd(() => pool.end());
    const db = openKysely(pool);
    await requireFinishedRestore(db, env);
    const kind = env.databaseUrl === null ? 'cluster' : 'dump';
    const found = { kind, migration: await findNewestMigration(pool) } as const;
    requireFittingDatabase(found, { databaseUrl: env.databaseUrl, migrations: listMigrations() });
    await migrate(pool, 'migrations');
    const report = await prepare(db, recoveredTo);
    console.log(`Prepared as recovered to ${recoveredTo.toISOString()}.\n${report}`);
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

/** @returns what an operator should know of it */
async function prepare(db: Db, madeAt: Date): Promise<string> {
  const prepared = await prepareRestored(db, { madeAt, now: systemClock.now() });
  const series = Object.entries(prepared.skipped).map(([each, { first, last }]) => `${each}${first}–${last}`);
  return [
    `${prepared.endedCheckouts} open purchases and ${prepared.endedSessions} sessions were ended.`,
    `No document gets these numbers, which may be given already: ${series.join(', ')}.`,
    'Now run "npm run reconcile": no server starts before. See docs/operations.md.',
  ].join('\n');
}

const listMigrations = () => readMigrations('migrations').map(({ name }) => name);
