import { join, resolve } from 'node:path';
import type { Pool } from 'pg';
import { openKysely } from '../../database/open-kysely.server.ts';
import { copyCluster } from '../../demo/postgres/copy-cluster.server.ts';
import { connectDatabase } from '../../server/database/connect-database.server.ts';
import { dumpDatabase } from '../../server/database/dump-database.server.ts';
import { beginLifecycle } from '../../server/process/lifecycle.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { openEmbedded } from '../open-shop-database.server.ts';
import { requireFinishedRestore } from '../require-compared.server.ts';
import { loadEnv } from '../settings/env.server.ts';
import { copyUploads, finishBackup, makeBackupFolder } from './backup-folder.server.ts';

/** File of `pg_dump`. */
export const dumpFile = 'database.dump';

/**
 * Writes database and uploads into a folder, also while the shop works, and prints what the folder does not have. Ends the process.
 * @param name of a folder that is missing or empty
 */
export async function runBackup(name: string): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const env = loadEnv();
    const folder = resolve(name);
    makeBackupFolder(folder);
    const url = env.databaseUrl ?? (await openEmbedded(env.dataDir, lifecycle, () => undefined));
    const pool = await connectDatabase({ url, report: (line) => console.error(line) });
    lifecycle.atEnd(() => pool.end());
    // What a restore left half done would look like a backup of the shop.
    await requireFinishedRestore(openKysely(pool), env);
    const migration = await findNewestMigration(pool);
    const madeAt = new Date().toISOString();
    if (env.databaseUrl === null) await copyCluster(url, env.dataDir, folder);
    else await dumpDatabase(pool, url, join(folder, dumpFile));
    // After the database: every file that it names is among them.
    const uploads = await copyUploads(env.uploadsFolder, folder);
    const kind = env.databaseUrl === null ? 'cluster' : 'dump';
    const { files } = await finishBackup(folder, { kind, madeAt, migration });
    const megabytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
    console.log(`The backup is in ${folder}: the database and ${uploads} uploaded files, ${megabytes} MB.`);
    console.log(
      env.cookieSecret === null
        ? 'The secret of the shop is in it: keep it where nobody else reads it, away from this machine.'
        : 'COOKIE_SECRET is not in it: keep it and the other settings apart, or what the database holds encrypted stays so.',
    );
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}

/** @throws StartupError where no migration ever ran */
export async function findNewestMigration(pool: Pool): Promise<string> {
  const { rows } = await pool
    .query<{ name: string }>('select name from migration order by name desc limit 1')
    .catch(() => ({ rows: [] }));
  if (rows[0] === undefined) throw new StartupError('The database is no shop: no migration has run in it.');
  return rows[0].name;
}
