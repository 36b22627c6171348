import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/demo/postgres/embedded-postgres.server.ts';
import { migrate } from '../../src/server/database/migrate.server.ts';
import type { SmallDisk } from './small-disk.ts';

/** A PostgreSQL of its own that really writes to the disk, and that can be killed. */
export interface ChaosDatabase {
  url(): string;
  /** For the run itself; broken when the server dies, and opened again. */
  pool(): pg.Pool;
  /** One backend is killed: PostgreSQL ends all others with it and recovers by itself. */
  killBackend(): void;
  /** All of PostgreSQL is killed and started again, at another address. */
  killServer(): Promise<void>;
  /**
   * The disk is full for a while. Then PostgreSQL is started again, where it could not bear that.
   * @param isLogFull uses up the room that it has kept for its log
   * @returns true where it is at another address
   */
  fillDisk(disk: SmallDisk, isLogFull: boolean): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds. */
const fullFor = 4_000;

export async function openChaosDatabase(dataDir: string): Promise<ChaosDatabase> {
  // A small log: a full disk is felt at once.
  const parameters = { min_wal_size: '32MB', max_wal_size: '96MB' };
  const start = () => startEmbeddedPostgres({ dataDir, onLost: () => {}, parameters });
  let server = await start();
  let pool = openPool(server.url);
  await migrate(pool, 'migrations');
  async function restart(): Promise<void> {
    server = await start();
    void pool.end().catch(() => {});
    pool = openPool(server.url);
  }
  let restarting: Promise<void> | null = null;
  async function killAndRestart(): Promise<void> {
    for (const { pid } of listProcesses(dataDir)) kill(pid);
    await sleep(200);
    await restart();
  }
  return {
    url: () => server.url,
    pool: () => pool,
    killBackend() {
      const [backend] = listProcesses(dataDir).filter(({ command }) => command.includes('app app'));
      if (backend !== undefined) kill(backend.pid);
    },
    async killServer() {
      // A second kill while it is dead waits for the same restart.
      restarting ??= killAndRestart().finally(() => {
        restarting = null;
      });
      await restarting;
    },
    async fillDisk(disk, isLogFull) {
      disk.fill();
      for (let times = 0; isLogFull && times < 10; times += 1)
        await pool
          .query('select pg_switch_wal(), pg_logical_emit_message(false, $1, $1)', ['chaos'])
          .catch(() => {});
      await sleep(fullFor);
      disk.free();
      if (
        await pool.query('select 1').then(
          () => true,
          () => false,
        )
      )
        return false;
      await sleep(500);
      const { url } = server;
      await restart();
      return server.url !== url;
    },
    async close() {
      await pool.end();
      await server.stop();
    },
  };
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 8, pipeline: true });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** PostgreSQL's own process first, then those it has started; none while it starts again. */
function listProcesses(dataDir: string): { readonly pid: number; readonly command: string }[] {
  const file = join(dataDir, 'postgres-18/postmaster.pid');
  if (!existsSync(file)) return [];
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const others = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && readParent(pid) === postmaster)
    .map((pid) => ({ pid: Number(pid), command: readText(`/proc/${pid}/cmdline`) }));
  return [{ pid: postmaster, command: 'postmaster' }, ...others];
}

function readParent(pid: string): number {
  return Number(
    readText(`/proc/${pid}/stat`)
      .replace(/^.*\) . /s, '')
      .split(' ')[0],
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself since it was listed.
  }
}
