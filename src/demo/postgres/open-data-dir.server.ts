import { accessSync, chownSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../settings/startup-error.ts';

/**
 * The real path of the data folder, made where it is missing.
 * @throws StartupError naming DATA_DIR where it cannot be made or written.
 */
export function openDataDir(dataDir: string): string {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${reason}): set DATA_DIR to a folder of your own.`,
    );
  }
}

/**
 * Returns whether a cluster is there already.
 * @throws StartupError where it belongs to another user, as after a start as root.
 */
export function hasCluster(clusterDir: string): boolean {
  if (!existsSync(clusterDir)) return false;
  try {
    accessSync(clusterDir, constants.R_OK | constants.X_OK);
  } catch {
    throw new StartupError(
      `The database in ${clusterDir} belongs to another user: start as that user or as root, give it to this user with "sudo chown -R", or set DATA_DIR to another folder.`,
    );
  }
  return existsSync(join(clusterDir, 'PG_VERSION'));
}

/**
 * Step by step, for the recursive `mkdir` of Node never returns where a folder such as /proc refuses with ENOENT.
 * What root makes goes to the owner of the place, who may start the next time.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts at the same time was faster.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(folder));
  chownSync(folder, uid, gid);
}
