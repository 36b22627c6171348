import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { findPostmaster } from './postmaster-file.server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
const clusterDir = join(dataDir, 'postgres-18');
const pidFile = join(clusterDir, 'postmaster.pid');

afterAll(() => rmSync(dataDir, { recursive: true }));

const start = () => startEmbeddedPostgres({ dataDir, onLost: () => {}, parameters: { fsync: 'off' } });

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

it('sorts and folds letters alike on every machine, and has the extensions the shop uses', async () => {
  const { url, stop } = await start();
  for (const name of ['pg_trgm', 'citext', 'btree_gist', 'pgcrypto'])
    await ask(url, `create extension ${name}`);
  expect(
    await ask(url, `select lower('ÄÖÜ É') as folded, current_setting('server_encoding') as encoding`),
  ).toEqual([{ folded: 'äöü é', encoding: 'UTF8' }]);
  expect(await ask(url, `show listen_addresses`)).toEqual([{ listen_addresses: '' }]);
  await stop();
  expect(findPostmaster(clusterDir)).toBeNull();
});

it('starts although the number of a killed server belongs to another process now', async () => {
  const killed = await start();
  const record = readFileSync(pidFile, 'utf8');
  await killed.stop();
  writeFileSync(pidFile, record.replace(/^\d+/, String(process.pid)));
  const { url, stop } = await start();
  expect(await ask(url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await stop();
});

it('removes what a start left that was killed while it made the database', async () => {
  const gone = spawnSync('true').pid;
  const draft = `${clusterDir}.draft-${gone}`;
  mkdirSync(draft);
  rmSync(clusterDir, { recursive: true, force: true });
  const { stop } = await start();
  expect(existsSync(draft)).toBe(false);
  await stop();
});

it('starts the server again when its socket folder was deleted', async () => {
  const first = await start();
  const socketDir = findPostmaster(clusterDir)?.socketDir ?? '';
  rmSync(socketDir, { recursive: true });
  const second = await start();
  expect(findPostmaster(clusterDir)?.socketDir).not.toBe(socketDir);
  expect(await ask(second.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await first.stop();
  await second.stop();
  expect(findPostmaster(clusterDir)).toBeNull();
});

it('names the reason and the log where PostgreSQL refuses to start', async () => {
  const parameters = { shared_buffers: 'plenty' };
  const refusal = startEmbeddedPostgres({ dataDir, onLost: () => {}, parameters });
  await expect(refusal).rejects.toThrow(
    /does not start \(.*shared_buffers.*\): see .*postgres-18\.log, or set DATA_DIR/,
  );
  expect(readdirSync(dataDir).sort()).toEqual(['postgres-18', 'postgres-18.log']);
});
