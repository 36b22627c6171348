import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

// Several processes and databases a test, each slow to start where all cores are busy.
vi.setConfig({ testTimeout: 90_000 });

export type TrialProcess = {
  pid: number;
  /** Address of the server; rejects with its output where it ends instead of getting ready. */
  ready: Promise<string>;
  /** Exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  /** Lines written so far to standard output or error output. */
  lines(): string[];
  errorLines(): string[];
  /** Resolves when a line was written that contains the text. */
  waitForLine(text: string): Promise<void>;
  /** To the process alone, or to its whole group as a terminal does. */
  signal(signal: NodeJS.Signals, to?: 'process' | 'group'): void;
};

type Options = { settings?: Record<string, string>; args?: string[]; prefix?: string[] };

/** Blank ones too, lest a developer's own .env sends the trial to a real database. */
const plainSettings = { PORT: '0', HOST: '', DATABASE_URL: '', COOKIE_SECRET: 'c'.repeat(32), LOG_LEVEL: '' };

const running = new Set<ChildProcess>();

/** Starts the trial server on a free port; `prefix` is a command to start it with. */
export function startProcess({ settings = {}, args = [], prefix = [] }: Options): TrialProcess {
  const [command = '', ...rest] = [...prefix, process.execPath, 'tests/process/trial-server.ts', ...args];
  const child = spawn(command, rest, {
    // A process group of its own, as under a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...plainSettings, ...settings },
  });
  running.add(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (data) => (output.out += data));
  child.stderr.on('data', (data) => (output.error += data));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const findLine = (text: string) => output.out.split('\n').find((line) => line.includes(text));
  const waitForLine = async (text: string) => {
    while (!findLine(text)) {
      if (!running.has(child)) throw new Error(`It ended without "${text}":\n${output.out}${output.error}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  const ready = waitForLine('ready: ').then(() => findLine('ready: ')?.split('ready: ')[1] ?? '');
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    lines: () => output.out.trim().split('\n'),
    errorLines: () => output.error.trim().split('\n'),
    waitForLine,
    signal: (signal, to = 'process') =>
      process.kill(to === 'group' ? -(child.pid ?? 0) : (child.pid ?? 0), signal),
  };
}

/** Ends what a failed test left running. */
export async function endProcesses(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'));
  for (const child of running) child.kill('SIGTERM');
  const killTimer = setTimeout(() => running.forEach((child) => void child.kill('SIGKILL')), 8_000);
  await Promise.all(ends);
  clearTimeout(killTimer);
}

type DataDir = {
  dataDir: string;
  /** From now on only the owner may enter. */
  close(): void;
  remove(): void;
};

/** A new data folder in a place that only its owner may enter, or that all may enter. */
export function makeDataDir(access: 'owner' | 'all' = 'all'): DataDir {
  const place = mkdtempSync(join(tmpdir(), 'trial-'));
  chmodSync(place, access === 'owner' ? 0o700 : 0o755);
  const dataDir = join(place, 'data');
  return {
    dataDir,
    close: () => chmodSync(place, 0o700),
    remove() {
      const postmaster = findPostmasterPid(dataDir);
      const socketDir = readPostmasterFile(dataDir)[4];
      if (postmaster) process.kill(postmaster, 'SIGQUIT');
      if (socketDir) rmSync(socketDir, { recursive: true, force: true });
      rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** Null where no server runs on the data folder. */
export function findPostmasterPid(dataDir: string): number | null {
  const pid = Number(readPostmasterFile(dataDir)[0]);
  if (!pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function readPostmasterFile(dataDir: string): string[] {
  const file = join(dataDir, 'postgres-18/postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

export async function book(url: string, guest: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/bookings`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ guest }),
  });
  if (!response.ok) throw new Error(`Booking for ${guest}: ${response.status}`);
}

export async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  return (await response.json()) as T;
}
