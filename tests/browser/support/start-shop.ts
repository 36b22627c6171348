import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Folder of this project. */
export const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A build and a first start with an empty database, on a busy machine. */
const readyWithinMs = 180_000;
/** A server has 5 s to stop after its signal; the rest is for a slow machine. */
const stopWithinMs = 15_000;

export interface RunningShop {
  readonly port: number;
  readonly process: ChildProcess;
  /** All data of the shop; pass it to other programs, such as the one that creates accounts. */
  readonly dataFolder: string;
  /** What the server wrote so far, standard output and error output in their order. */
  readOutput(): string;
  stop(): Promise<void>;
}

export interface ShopStart {
  /** Settings on top of the defaults of a throw-away production server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Command in front of node, such as `taskset -c 0`. */
  readonly commandPrefix?: readonly string[];
  /** Of the start script, such as `--cluster`. */
  readonly args?: readonly string[];
  /** Folder of the sources; this project without it. */
  readonly project?: string;
}

/**
 * Builds what changed, starts the server with an empty data folder on a free port and waits until it is ready.
 * @throws with everything the server wrote when it ends or is not ready in time
 */
export async function startShop({
  settings = {},
  commandPrefix = [],
  args = [],
  project = projectFolder,
}: ShopStart = {}): Promise<RunningShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fernweh-shop-'));
  const port = await findFreePort();
  const startScript = join(project, 'scripts/start.ts');
  const [command = process.execPath, ...rest] = [...commandPrefix, process.execPath, startScript, ...args];
  const child = spawn(command, rest, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: 'localhost',
      BASE_URL: `http://localhost:${port}`,
      DATA_DIR: dataFolder,
      WORLD_HOTELS: '600',
      DEMO_BOOKINGS: '0',
      ...settings,
      PORT: String(port),
      PAYMENT_PORT: '0',
      OPERATOR_PORT: '0',
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(String(data)));
  const shop: RunningShop = {
    port,
    process: child,
    dataFolder,
    readOutput: () => output.join(''),
    stop: () => stopShop(child, dataFolder),
  };
  try {
    await waitUntilReady(shop);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return shop;
}

async function waitUntilReady(shop: RunningShop): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (shop.process.exitCode !== null) throw new Error(`The server ended at once:\n${shop.readOutput()}`);
    if ((await readStatus(`http://localhost:${shop.port}/readyz`)) === 200) return;
    await wait(100);
  }
  throw new Error(`The server is not ready after ${readyWithinMs} ms:\n${shop.readOutput()}`);
}

function readStatus(address: string): Promise<number | null> {
  return new Promise((done) => {
    get(address, (response) => {
      response.resume();
      done(response.statusCode ?? null);
    }).on('error', () => done(null));
  });
}

async function stopShop(child: ChildProcess, dataFolder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await Promise.race([ended, wait(stopWithinMs, undefined, { ref: false })]);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  }
  rmSync(dataFolder, { recursive: true, force: true });
}

/** A port that was free a moment ago. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port')),
      );
    });
  });
}
