import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const command = ['nats-server', '/usr/sbin/nats-server'].find(
  (path) => !spawnSync(path, ['--version']).error,
);

/** Why tests with a real NATS do not run here; null where they do. */
export const natsIsMissing = command
  ? null
  : 'nats-server is not installed (Debian: apt install nats-server)';

export interface NatsTestServer {
  readonly url: string;
  /** Ends it like a power cut (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on what it had stored, or with `isBlank` on nothing. */
  restart(options?: { isBlank?: boolean }): Promise<void>;
  close(): Promise<void>;
}

/**
 * A NATS server for a test file, on a free port of this machine, with a folder of its own; with JetStream by default.
 */
export async function startNatsTestServer({ jetStream = true } = {}): Promise<NatsTestServer> {
  if (command === undefined) throw new Error(natsIsMissing ?? '');
  const program = command;
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-nats-'));
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const store = jetStream ? ['-js', '-sd', folder] : [];
    server = spawn(program, ['-a', '127.0.0.1', '-p', `${port}`, ...store], { stdio: 'ignore' });
    while (!(await answers(port))) await sleep(10);
  }

  async function kill(): Promise<void> {
    if (server === null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    server = null;
  }

  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    async restart({ isBlank = false } = {}) {
      await kill();
      if (isBlank) rmSync(folder, { recursive: true });
      await start();
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Whether the server sends its greeting to a new connection. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
