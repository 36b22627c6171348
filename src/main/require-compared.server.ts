import type { Pool } from 'pg';
import { openKysely } from '../database/open-kysely.server.ts';
import { findUncompared } from '../features/restore/restore-findings.server.ts';
import { StartupError } from '../settings/startup-error.ts';
import { type DatabasePlace, requireFinishedRestore } from './backup/require-finished-restore.server.ts';

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
