import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  closeSync,
  fchownSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseLimits } from '../../defaults.ts';
import { acquireDatabaseLease, type DatabaseLease } from '../../server/database/database-lease.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { createCluster } from './create-cluster.server.ts';
import { hasCluster, openDataDir } from './open-data-dir.server.ts';
import {
  accountIds,
  choosePostgresAccount,
  chownToAccount,
  type PostgresAccount,
  postgresEnvironment,
  wrapCommand,
} from './postgres-account.server.ts';
import { findPostgresBinaries, postgresMajor } from './postgres-binaries.server.ts';
import { findPostmaster, type Postmaster, signalPostmaster } from './postmaster-file.server.ts';

export type EmbeddedPostgres = {
  /** For `pg`: a Unix socket, no password, reachable by this user alone. */
  url: string;
  /** Stops the server and waits for its clean end; leaves it to others where they use the same data folder. */
  stop(): Promise<void>;
};

type Options = {
  /** The database lies in `<dataDir>/postgres-<major version>`, its log next to it. */
  dataDir: string;
  /** Receives the name of a step when it begins; joining a server that runs is none. */
  beginStep?: (step: string) => void;
  /** The server ended unasked and did not come back; the log file says why. */
  onLost: (logFile: string) => void;
  /** PostgreSQL parameters on top of ours, for tests. */
  parameters?: Record<string, string>;
};

/**
 * Starts the PostgreSQL that came with the packages, or joins the one that runs on the data folder already, be it
 * another process's or left by one that was killed.
 * @throws StartupError with the fix.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  const dataDir = openDataDir(options.dataDir);
  const clusterDir = join(dataDir, `postgres-${postgresMajor}`);
  const logFile = `${clusterDir}.log`;
  const chooseAccount = () => choosePostgresAccount(binaries.postgres, dataDir);

  if (!hasCluster(clusterDir)) {
    options.beginStep?.('Creating the database');
    await createCluster(binaries.initdb, clusterDir, chooseAccount());
  } else if (findPostmaster(clusterDir) === null) options.beginStep?.('Starting the database');
  const onLost = () => options.onLost(logFile);
  const { lease, socketDir } = await joinServer(clusterDir, logFile, onLost, () =>
    launch(binaries.postgres, clusterDir, logFile, chooseAccount(), options.parameters ?? {}),
  );
  return {
    url: `postgresql://app@localhost/app?host=${encodeURIComponent(socketDir)}`,
    stop: () => stopServer(clusterDir, socketDir, lease),
  };
}

type Launch = {
  child: ChildProcess;
  /** Where its lines begin in the log file. */
  logStart: number;
};

/** Takes a lease on the server of the data folder, launching one where there is none. */
async function joinServer(
  clusterDir: string,
  logFile: string,
  onLost: () => void,
  launchServer: () => Launch,
) {
  const deadline = Date.now() + databaseLimits.embeddedStartSeconds * 1000;
  let launched: Launch | null = null;
  for (;;) {
    const server = findPostmaster(clusterDir);
    const lease = server ? await tryLease(server, onLost) : null;
    if (server?.socketDir && lease) return { lease, socketDir: server.socketDir };

    if (!isRunning(launched) && !findPostmaster(clusterDir)) {
      const lines = launched ? readFrom(logFile, launched.logStart) : '';
      if (launched && !isWorthAnotherTry(lines)) throw describeRefusal(logFile, lines);
      if (launched) await sleep(200);
      launched = launchServer();
    }
    if (Date.now() > deadline) throw describeRefusal(logFile, 'it is not ready after two minutes');
    await sleep(15);
  }
}

function isRunning(launched: Launch | null): boolean {
  if (!launched?.child.pid) return false;
  return launched.child.exitCode === null && launched.child.signalCode === null;
}

/** Null while the server is starting, recovering or stopping. */
async function tryLease({ pid, socketDir }: Postmaster, onLost: () => void): Promise<DatabaseLease | null> {
  if (!socketDir) return null;
  try {
    return await acquireDatabaseLease(socketDir, onLost);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES') {
      throw new StartupError(
        'The database of this data folder was started by another user: stop it as that user, or set DATA_DIR to a folder of your own.',
      );
    }
    // Its socket folder was deleted, so no process can reach the server any more.
    if (code === 'ENOENT') signalPostmaster(pid);
    return null;
  }
}

function launch(
  postgres: string,
  clusterDir: string,
  logFile: string,
  account: PostgresAccount,
  parameters: Record<string, string>,
): Launch {
  chownToAccount(account, clusterDir);
  const socketDir = makeSocketDir(account);
  const fixed = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '200',
    // Reads come as fast from the system's cache; with the default of 128 MB the server's share of memory was 136 MB in place of 52 MB.
    shared_buffers: '32MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const settings = Object.entries({ ...fixed, ...parameters }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const [command, args] = wrapCommand(account, postgres, ['-D', clusterDir, ...settings]);
  if (readSize(logFile) > databaseLimits.maxEmbeddedLogBytes) rmSync(logFile);
  const logStart = readSize(logFile);
  const log = openSync(logFile, 'a');
  if (process.getuid?.() === 0) chownToOwnerOf(dirname(logFile), log);
  // Detached: Ctrl-C signals the whole process group of the terminal, and the database must outlive the requests.
  const child = spawn(command, args, {
    cwd: clusterDir,
    env: postgresEnvironment,
    stdio: ['ignore', log, log],
    detached: true,
    ...accountIds(account),
  });
  child.on('error', (error) => appendFileSync(logFile, `FATAL: ${error.message}\n`));
  child.once('exit', () => rmSync(socketDir, { recursive: true, force: true }));
  child.unref();
  closeSync(log);
  return { child, logStart };
}

/** An ordinary user may start the next time, and has to write on. */
function chownToOwnerOf(folder: string, file: number): void {
  const { uid, gid } = statSync(folder);
  fchownSync(file, uid, gid);
}

/** A new folder for each start, in a place whose path leaves room: a socket's path ends at 107 bytes. */
function makeSocketDir(account: PostgresAccount): string {
  const place = account.kind === 'account' || tmpdir().length > 60 ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join(place, 'fernweh-'));
  if (account.kind === 'account') chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The server removes postmaster.pid as the last thing it does. */
async function stopServer(clusterDir: string, socketDir: string, lease: DatabaseLease): Promise<void> {
  const isLast = await lease.giveBack();
  const server = isLast ? findPostmaster(clusterDir) : null;
  if (server?.socketDir === socketDir) {
    signalPostmaster(server.pid);
    while (findPostmaster(clusterDir)?.pid === server.pid) await sleep(10);
  }
  if (isLast) rmSync(socketDir, { recursive: true, force: true });
  await lease.end();
}

/** Another process was faster, or backends of a killed server are still on their way out. */
function isWorthAnotherTry(lines: string): boolean {
  return /lock file ".*" already exists|shared memory block .* is still in use/.test(lines);
}

function describeRefusal(logFile: string, lines: string): StartupError {
  const all = lines.trim().split('\n');
  const reason = all.find((line) => /FATAL|PANIC/.test(line)) ?? all.at(-1);
  return new StartupError(
    `The embedded PostgreSQL does not start (${reason?.replace(/^.*?(FATAL|PANIC):\s*/, '')}): see ${logFile}, or set DATA_DIR to another folder or DATABASE_URL to a server.`,
  );
}

function readFrom(logFile: string, start: number): string {
  return readFileSync(logFile).subarray(start).toString();
}

function readSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
