import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../browser/support/start-shop.ts';

/** A started server of a release. */
export interface ReleaseServer {
  readonly port: number;
  readonly operatorPort: number;
  readonly dataDir: string;
  /** What it wrote so far, standard output and error output. */
  readOutput(): string;
  signal(signal: NodeJS.Signals): void;
  /** Exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
}

interface ReleaseStart {
  /** Folder of the release. */
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Kept by the caller; a new one where it is missing. */
  readonly dataDir?: string;
}

/** The user of the image. */
const imageUser = 65_532;

const running = new Set<ChildProcess>();
const places: string[] = [];

/**
 * Why this machine cannot start a program as a container engine does: as another user, on a view of all disks that it cannot write to.
 * Null where it can.
 */
export const whyNoLock: string | null =
  process.getuid?.() !== 0
    ? 'only root may start a program as another user'
    : spawnSync('unshare', ['--mount', 'true']).status !== 0
      ? 'this machine has no mount namespaces'
      : null;

/** Starts the program with all disks read-only but the folders of its arguments; `$1` is the release, `$2` the data folder. */
const lockedStart = `set -e
mount --rbind / /mnt
mount -o remount,bind,ro /mnt
mount --bind "$1" "/mnt$1" && mount -o remount,bind,ro "/mnt$1"
mount --bind "$2" "/mnt$2" && mount -o remount,bind,rw "/mnt$2"
cd "$1"
shift 2
exec chroot --userspec=${imageUser}:${imageUser} --groups= /mnt env --chdir="$PWD" "$@"`;

/** A folder that the server of an image may write to. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-data-'));
  places.push(folder);
  if (whyNoLock === null) chownSync(folder, imageUser, imageUser);
  return folder;
}

/** Starts the server on free ports, locked where this machine can, and returns once it is ready. @throws with its output where it ends before */
export async function startRelease({
  folder,
  settings,
  dataDir = makeDataFolder(),
}: ReleaseStart): Promise<ReleaseServer> {
  const [port, operatorPort] = [await findFreePort(), await findFreePort()];
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    WORLD_HOTELS: '20',
    DEMO_BOOKINGS: '0',
    COOKIE_SECRET: 'c'.repeat(32),
    PAYMENT_PORT: '0',
    LOYALTY: 'none',
    ...settings,
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    DATA_DIR: dataDir,
  };
  const program = [process.execPath, 'dist/server/main.server.js'];
  const child =
    whyNoLock === null
      ? spawn(
          'unshare',
          ['--mount', '--propagation=private', 'sh', '-c', lockedStart, 'sh', folder, dataDir, ...program],
          { env },
        )
      : spawn(program[0] ?? '', program.slice(1), { cwd: folder, env });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  while (!output.includes('ready: ')) {
    if (!running.has(child)) throw new Error(`The server has ended:\n${output}`);
    await sleep(50);
  }
  return {
    port,
    operatorPort,
    dataDir,
    readOutput: () => output,
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

/** Ends what tests left running, and removes their folders. */
export async function endReleases(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      child.kill('SIGKILL');
      return once(child, 'close');
    }),
  );
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
}
