import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import {
  accountIds,
  choosePostgresAccount,
  postgresEnvironment,
  wrapCommand,
} from '../../demo/postgres/postgres-account.server.ts';
import { postgresMajor } from '../../demo/postgres/postgres-binaries.server.ts';
import { connectDatabase } from './connect-database.server.ts';
import { dumpDatabase, findToolMajor, loadDump } from './dump-database.server.ts';

const toolMajor = await findToolMajor('pg_dump');
/** A server of the tools' version, as Debian installs it next to them. */
const binaries = `/usr/lib/postgresql/${toolMajor}/bin`;
const whyNoServer =
  toolMajor === null
    ? 'there is no pg_dump on the PATH'
    : existsSync(join(binaries, 'postgres'))
      ? null
      : `there is no PostgreSQL ${toolMajor} in ${binaries}`;

const place = mkdtempSync(join(tmpdir(), 'dump-'));
let server: ChildProcess | null = null;

beforeAll(async () => {
  if (whyNoServer !== null) return;
  const account = choosePostgresAccount(join(binaries, 'postgres'), tmpdir());
  const cluster = join(place, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  const passwordFile = join(place, 'password');
  writeFileSync(passwordFile, String.raw`a:b\c`, { mode: 0o600 });
  if (account.kind === 'account')
    for (const path of [place, cluster, passwordFile]) chownSync(path, account.uid, account.gid);
  const start = (program: string, args: string[]) => wrapCommand(account, join(binaries, program), args);
  const options = { cwd: cluster, env: postgresEnvironment, ...accountIds(account) };
  const [initdb, initArgs] = start('initdb', [
    `--pgdata=${cluster}`,
    '--username=app',
    // Without the right password no program gets in.
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-sync',
  ]);
  expect(spawnSync(initdb, initArgs, options).status).toBe(0);
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${place}`];
  const [postgres, args] = start('postgres', ['-D', cluster, ...settings]);
  server = spawn(postgres, args, { ...options, stdio: 'ignore' });
  const pool = await connectDatabase({ url: urlOf('postgres'), report: () => {}, startTimeoutMs: 60_000 });
  for (const name of ['shop', 'empty']) await pool.query(`create database ${name}`);
  await pool.end();
}, 90_000);
afterAll(async () => {
  if (server !== null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  rmSync(place, { recursive: true, force: true });
});

const urlOf = (database: string) =>
  `postgresql://app:a%3Ab%5Cc@localhost/${database}?host=${encodeURIComponent(place)}`;

async function using(database: string, run: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 });
  await run(pool).finally(() => pool.end());
}

it.skipIf(whyNoServer !== null)(
  `dumps a database and loads it into an empty one, and into no other${whyNoServer === null ? '' : `: ${whyNoServer}`}`,
  async () => {
    const file = join(place, 'database.dump');
    await using('shop', async (pool) => {
      await pool.query(`create table hotel (name text); insert into hotel values ('Seeblick')`);
      await dumpDatabase(pool, urlOf('shop'), file);
      const refused = loadDump(pool, urlOf('shop'), file, mark(pool));
      await expect(refused).rejects.toThrow('is not empty (it has hotel)');
      expect(await isMarked(pool)).toBe(false);
    });
    await using('empty', async (pool) => {
      await expect(loadDump(pool, urlOf('empty'), 'missing.dump', mark(pool))).rejects.toThrow('pg_restore');
      // Nothing was loaded: it may be tried again.
      expect(await isMarked(pool)).toBe(true);
      await loadDump(pool, urlOf('empty'), file, mark(pool));
      expect((await pool.query('select name from hotel')).rows).toEqual([{ name: 'Seeblick' }]);
    });
  },
);

it.skipIf(whyNoServer !== null)('gives the tools the password, and fails with a wrong one', async () => {
  const file = join(place, 'password.dump');
  await using('shop', async (pool) => {
    await dumpDatabase(pool, urlOf('shop'), file);
    expect(existsSync(file)).toBe(true);
    const wrong = urlOf('shop').replace('a%3Ab%5Cc', 'a%3Ab');
    await expect(dumpDatabase(pool, wrong, join(place, 'never.dump'))).rejects.toThrow(
      'password retrieved from file',
    );
  });
});

const mark = (pool: pg.Pool) => async () => {
  await pool.query('create schema if not exists mark');
};
const isMarked = async (pool: pg.Pool) =>
  (await pool.query(`select from pg_namespace where nspname = 'mark'`)).rowCount === 1;

const isOlder = toolMajor !== null && toolMajor < postgresMajor;
it.skipIf(!isOlder)(
  `refuses tools that are older than the server${isOlder ? '' : `: pg_dump here is ${toolMajor ?? 'missing'}`}`,
  async () => {
    const { url, pool, drop } = await createTestDatabase({ isBlank: true });
    const dumping = dumpDatabase(pool, url, join(place, 'never.dump'));
    await expect(dumping).rejects.toThrow(
      `pg_dump on the PATH is of version ${toolMajor}, and the database is PostgreSQL ${postgresMajor}: install`,
    );
    await drop();
  },
);
