import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../settings/startup-error.ts';
import {
  accountIds,
  chownToAccount,
  type PostgresAccount,
  postgresEnvironment,
  wrapCommand,
} from './postgres-account.server.ts';

const runFile = promisify(execFile);

/**
 * Makes an empty database cluster in `clusterDir`. It is built in a folder next to it and moved into place whole: a
 * start
 * that is killed half-way leaves nothing to trip over, and of two starts at once one wins.
 */
export async function createCluster(
  initdb: string,
  clusterDir: string,
  account: PostgresAccount,
): Promise<void> {
  removeAbandoned(clusterDir);
  const draft = `${clusterDir}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  chownToAccount(account, draft);
  const [command, args] = wrapCommand(account, initdb, [
    `--pgdata=${draft}`,
    '--username=app',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  try {
    await runFile(command, args, { cwd: draft, env: postgresEnvironment, ...accountIds(account) });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const message = String((error as { stderr?: string }).stderr ?? error)
      .trim()
      .split('\n')
      .at(-1);
    throw new StartupError(
      `The database cannot be created in ${clusterDir}, set DATA_DIR to another folder: ${message}`,
    );
  }
  moveIntoPlace(draft, clusterDir);
}

function moveIntoPlace(draft: string, clusterDir: string): void {
  try {
    renameSync(draft, clusterDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error;
  }
}

function removeAbandoned(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}.draft-`;
  for (const name of readdirSync(dirname(clusterDir))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    rmSync(join(dirname(clusterDir), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
