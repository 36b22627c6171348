import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../tests/database.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { migrate } from './migrate.server.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ isBlank: true });
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  writeMigration('0001-hotel.sql', 'create table hotel (name text); insert into hotel values (1);');
  writeMigration('0002-stars.sql', 'alter table hotel add stars int;');
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function writeMigration(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

async function countHotels(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as hotels from hotel');
  return rows[0].hotels;
}

describe('migrate', () => {
  it('applies the files of a folder in order, once', async () => {
    expect(await migrate(database.pool, folder)).toEqual(['0001-hotel.sql', '0002-stars.sql']);
    expect(await migrate(database.pool, folder)).toEqual([]);
    expect(await countHotels()).toBe(1);
  });

  it('applies each file once when eight processes start at once on an empty database', async () => {
    const pools = Array.from({ length: 8 }, () => openPool(database.url, 2));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(applied.flat().sort()).toEqual(['0001-hotel.sql', '0002-stars.sql']);
    expect(await countHotels()).toBe(1);
  });

  it('applies a file that arrives late with a lower number', async () => {
    await migrate(database.pool, folder);
    writeMigration('0000-late.sql', 'create table late ();');
    expect(await migrate(database.pool, folder)).toEqual(['0000-late.sql']);
  });

  it('refuses a file that was edited after it was applied', async () => {
    await migrate(database.pool, folder);
    writeMigration('0002-stars.sql', 'alter table hotel add stars smallint;');
    const refusal = migrate(database.pool, folder);
    await expect(refusal).rejects.toThrow(StartupError);
    await expect(refusal).rejects.toThrow(/0002-stars\.sql was edited/);
  });

  it('accepts the line ends of another system', async () => {
    writeMigration('0003-board.sql', 'create table board (\n  name text\n);\n');
    await migrate(database.pool, folder);
    writeMigration('0003-board.sql', 'create table board (\r\n  name text\r\n);\r\n');
    expect(await migrate(database.pool, folder)).toEqual([]);
  });

  it('rolls a failed file back, leaves the earlier ones applied and names it', async () => {
    writeMigration('0003-broken.sql', 'create table half (); select 1 / 0;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      'Migration 0003-broken.sql failed: division by zero',
    );
    const { rows } = await database.pool.query(
      `select to_regclass('half') as half, (select count(*)::int from migration) as files`,
    );
    expect(rows[0]).toEqual({ half: null, files: 2 });
  });

  it('leaves files of a newer release alone', async () => {
    await migrate(database.pool, folder);
    rmSync(join(folder, '0002-stars.sql'));
    expect(await migrate(database.pool, folder)).toEqual([]);
  });

  it.each([
    ['1-short.sql', 'is not named NNNN'],
    ['0003_Underscore.sql', 'is not named NNNN'],
    ['0002-twice.sql', 'have one number'],
  ])('refuses the file name %s', async (name, reason) => {
    writeMigration(name, 'select 1');
    await expect(migrate(database.pool, folder)).rejects.toThrow(reason);
  });
});
