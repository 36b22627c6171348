import { StartupError } from '../../settings/startup-error.ts';
import type { BackupManifest } from './backup-folder.server.ts';

interface Target {
  /** Null for the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Names of those that this release has. */
  readonly migrations: readonly string[];
}

/** @throws StartupError where a backup cannot go into this database, or has tables that this release does not know */
export function requireFittingDatabase(
  { kind, migration }: Pick<BackupManifest, 'kind' | 'migration'>,
  { databaseUrl, migrations }: Target,
): void {
  if (kind === 'dump' && databaseUrl === null)
    throw new StartupError('The backup is of a PostgreSQL server: set DATABASE_URL to an empty database.');
  if (kind === 'cluster' && databaseUrl !== null)
    throw new StartupError('The backup is of the embedded PostgreSQL: unset DATABASE_URL.');
  if (!migrations.includes(migration))
    throw new StartupError(
      `The database has the migration ${migration}, which this release lacks: restore with a release that has it.`,
    );
}
