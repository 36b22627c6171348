import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  clusterArchive,
  endClusterRestore,
  restoreCluster,
} from '../../demo/postgres/copy-cluster.server.ts';
import { prepareRestored } from '../../features/restore/prepare-restored.server.ts';
import { saveComparison } from '../../features/restore/restore-findings.server.ts';
import { markRestoring } from '../../features/restore/restore-mark.server.ts';
import { requireCompared } from '../require-compared.server.ts';

const madeAt = new Date('2026-11-30T02:00:00Z');
const now = new Date('2026-12-01T12:00:00Z');
const place = mkdtempSync(join(tmpdir(), 'restored-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(place, { recursive: true, force: true });
});

test('no server starts on a database from its load until it is prepared and compared', async () => {
  const { db, pool } = database;
  const begin = () => requireCompared(pool, { databaseUrl: database.url, dataDir: place });
  await begin();
  await markRestoring(db);
  await expect(begin()).rejects.toThrow('was interrupted: create a new one');
  await prepareRestored(db, { madeAt, now });
  await expect(begin()).rejects.toThrow('comes from the backup of 2026-11-30');
  await saveComparison(db, [], now);
  await begin();
});

test('no server starts on an embedded database from its load until its restore has ended', async () => {
  const backup = join(place, 'backup');
  mkdirSync(backup);
  writeFileSync(join(backup, 'PG_VERSION'), '18');
  execFileSync('tar', ['-czf', join(backup, clusterArchive), '-C', backup, 'PG_VERSION']);
  const dataDir = join(place, 'data');
  const begin = () => requireCompared(database.pool, { databaseUrl: null, dataDir });
  await restoreCluster(backup, dataDir);
  await expect(begin()).rejects.toThrow('was interrupted: move that folder away');
  await expect(restoreCluster(backup, dataDir)).rejects.toThrow('There is a database in');
  endClusterRestore(dataDir);
  await begin();
});

test('no backup is taken of a database from its load until it is prepared', async () => {
  await using(async ({ db, url }) => {
    await markRestoring(db);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/database/backup.ts', join(place, 'of-a-half-done-restore')],
      { encoding: 'utf8', env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: place } },
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('was interrupted: create a new one')]);
  });
});

async function using(run: (blank: TestDatabase) => Promise<void>): Promise<void> {
  const blank = await createTestDatabase();
  await run(blank).finally(() => blank.drop());
}
