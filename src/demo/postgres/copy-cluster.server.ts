import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartupError } from '../../settings/startup-error.ts';
import { hasCluster, openDataDir } from './open-data-dir.server.ts';
import { postgresMajor } from './postgres-binaries.server.ts';

const runFile = promisify(execFile);

/** The cluster with the log that makes it one consistent state, as PostgreSQL writes it. */
export const clusterArchive = 'base.tar.gz';

/** A file among those of the cluster, which PostgreSQL leaves alone: it goes where they go. */
const restoringFile = 'restoring';

/**
 * Copies the embedded database of a data folder while it works: PostgreSQL itself takes a base backup, with the log that was written meanwhile.
 * The package has no client programs, so the server writes the files, next to its own, and they are moved from there.
 * @param url of the running server
 * @param folder is there and empty
 */
export async function copyCluster(url: string, dataDir: string, folder: string): Promise<void> {
  const clusterDir = clusterDirOf(dataDir);
  const draft = `${clusterDir}.backup-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  // PostgreSQL may run as another user, to whom its folder belongs.
  const { uid, gid } = statSync(clusterDir);
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig);
  try {
    await client.connect();
    await client.query(
      `BASE_BACKUP (LABEL 'fernweh', TARGET 'server', TARGET_DETAIL ${client.escapeLiteral(draft)}, WAL true,
         CHECKPOINT 'fast', MANIFEST 'yes', COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1')`,
    );
    for (const name of readdirSync(draft)) moveFile(join(draft, name), join(folder, name));
  } finally {
    await client.end();
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Unpacks a copy where a data folder has no database yet. The next start of the embedded server completes it from its log. It is marked as restoring
 * from the moment that it is there until `endClusterRestore`.
 * @throws StartupError where there is a database
 */
export async function restoreCluster(folder: string, dataDir: string): Promise<void> {
  const clusterDir = clusterDirOf(openDataDir(dataDir));
  if (hasCluster(clusterDir)) {
    throw new StartupError(
      `There is a database in ${clusterDir} already: move that folder away, or set DATA_DIR to another one.`,
    );
  }
  const draft = `${clusterDir}.draft-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  try {
    await runFile('tar', ['-xzf', join(folder, clusterArchive), '-C', draft, '--no-same-owner']);
    if (!existsSync(join(draft, 'PG_VERSION')))
      throw new StartupError(`${clusterArchive} is no copy of a database.`);
    chmodSync(draft, 0o700);
    writeFileSync(join(draft, restoringFile), '');
    renameSync(draft, clusterDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The folder of a copy that was unpacked and whose restore has not ended; null where there is none. */
export function findRestoringCluster(dataDir: string): string | null {
  const clusterDir = clusterDirOf(dataDir);
  return existsSync(join(clusterDir, restoringFile)) ? clusterDir : null;
}

export function endClusterRestore(dataDir: string): void {
  rmSync(join(clusterDirOf(dataDir), restoringFile), { force: true });
}

const clusterDirOf = (dataDir: string) => join(dataDir, `postgres-${postgresMajor}`);

/** A rename where both are on one disk; who makes the backup owns it. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
  if (process.getuid?.() === 0) chownSync(to, 0, 0);
  chmodSync(to, 0o600);
}
