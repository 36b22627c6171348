import type { Pool } from 'pg';
import { type Db, openKysely } from '../database/open-kysely.server.ts';
import { findRestoringCluster } from '../demo/postgres/copy-cluster.server.ts';
import { findUncompared } from '../features/restore/restore-findings.server.ts';
import { isMarkedRestoring } from '../features/restore/restore-mark.server.ts';
import { StartupError } from '../settings/startup-error.ts';
import type { Env } from './settings/env.server.ts';

/** Where a database is: see `Env`. */
type DatabasePlace = Pick<Env, 'databaseUrl' | 'dataDir'>;

/**
 * Until a restored database is compared, a payment link that was paid after the backup could be paid again.
 * @throws StartupError where nobody has compared it, or its restore was interrupted
 */
export async function requireCompared(pool: Pool, place: DatabasePlace): Promise<void> {
  const db = openKysely(pool);
  await requireFinishedRestore(db, place);
  const madeAt = await findUncompared(db);
  if (madeAt === null) return;
  throw new StartupError(
    `The database comes from the backup of ${madeAt.toISOString()}: run "npm run reconcile" first, which compares it with supplier and payment provider (docs/operations.md).`,
  );
}

/**
 * A database that was loaded and not prepared would give numbers and take payments a second time.
 * @throws StartupError where a restore was interrupted
 */
export async function requireFinishedRestore(db: Db, { databaseUrl, dataDir }: DatabasePlace): Promise<void> {
  const cluster = databaseUrl === null ? findRestoringCluster(dataDir) : null;
  if (cluster !== null)
    throw new StartupError(
      `The restore into ${cluster} was interrupted: move that folder away and run "npm run restore" again.`,
    );
  if (await isMarkedRestoring(db))
    throw new StartupError(
      'The restore into the database in DATABASE_URL was interrupted: create a new one, set DATABASE_URL to it and run "npm run restore" again.',
    );
}
