import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The running server of a data folder, as PostgreSQL itself records it. */
export type Postmaster = {
  pid: number;
  /** Null until it takes connections: while it starts, recovers or stops. */
  socketDir: string | null;
};

/**
 * Finds the server that runs on a data folder, also one that another process started.
 * The record of a dead one is put aside, so that a process which got its number by chance does not block the start.
 *
 * Source: PostgreSQL, "Database File Layout" and pidfile.h: process id, data folder, start, port, socket folder,
 * address, shared memory key, status.
 */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const file = join(clusterDir, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return null;
  const socketDir = lines[4]?.trim() || null;
  if (isServing(pid, clusterDir)) return { pid, socketDir: lines[7]?.trim() === 'ready' ? socketDir : null };
  if (pid !== impossiblePid) retire(file, lines, socketDir);
  return null;
}

/** Asks for a fast shutdown, which ends all sessions and writes a checkpoint. */
export function signalPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Above the largest process number of every kernel we run on (Linux: 2^22). */
const impossiblePid = 2_147_483_646;

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Only the number is replaced: the other lines let PostgreSQL check that no orphaned backend of the dead server still
 * writes to the folder, and that check protects the data.
 */
function retire(file: string, lines: string[], socketDir: string | null): void {
  if (lines.length >= 7) writeFileSync(file, [impossiblePid, ...lines.slice(1)].join('\n'));
  if (socketDir?.match(/\/fernweh-\w+$/)) rmSync(socketDir, { recursive: true, force: true });
}

function isServing(pid: number, clusterDir: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return readCommand(pid)?.includes(clusterDir) ?? true;
}

/** The arguments of a process; null where the system does not report them. A zombie has none. */
function readCommand(pid: number): string[] | null {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : null;
    }
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split(' ') : null;
}
