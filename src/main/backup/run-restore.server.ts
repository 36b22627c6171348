import { join, resolve } from 'node:path';
import { openKysely } from '../../database/open-kysely.server.ts';
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
import { loadEnv } from '../settings/env.server.ts';
import { readBackup, restoreUploads } from './backup-folder.server.ts';
import { requireFittingDatabase } from './require-fitting-database.ts';
import { dumpFile } from './run-backup.server.ts';

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
    const migrations = readMigrations('migrations').map(({ name: migration }) => migration);
    requireFittingDatabase(manifest, { databaseUrl: env.databaseUrl, migrations });
    if (env.databaseUrl === null) await restoreCluster(folder, env.dataDir);
    const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, () => undefined));
    const pool = await connectDatabase({ url, report: (line) => console.error(line) });
    lifecycle.atEnd(() => pool.end());
    const db = openKysely(pool);
    if (env.databaseUrl !== null) await loadDump(pool, url, join(folder, dumpFile), () => markRestoring(db));
    await migrate(pool, 'migrations');
    const uploads = await restoreUploads(folder, env.uploadsFolder);
    const madeAt = new Date(manifest.madeAt);
    // Last: until here the database is marked, and nothing starts on it.
    const prepared = await prepareRestored(db, { madeAt, now: systemClock.now() });
    if (env.databaseUrl === null) endClusterRestore(env.dataDir);
    const series = Object.entries(prepared.skipped).map(
      ([each, { first, last }]) => `${each}${first}–${last}`,
    );
    console.log(`Restored as of ${manifest.madeAt}, with ${uploads} uploaded files.`);
    console.log(
      `${prepared.endedCheckouts} open purchases and ${prepared.endedSessions} sessions were ended.`,
    );
    console.log(`No document gets these numbers, which may be given already: ${series.join(', ')}.`);
    console.log('Now run "npm run reconcile": no server starts before. See docs/operations.md.');
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
