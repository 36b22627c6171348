import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findUncompared } from '../../src/features/restore/restore-findings.server.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const runFile = promisify(execFile);
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** @returns exit code, and what it printed */
async function prepare(url: string, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url };
  const program = ['scripts/database/restore.ts', '--recovered', ...args];
  try {
    const { stdout } = await runFile(process.execPath, program, { env });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

it('a database that other tools have recovered is prepared, and waits for a comparison', async () => {
  await database.pool.query(`insert into booking_sequence (name, last) values ('ABE-R2026-', 41)`);
  const { code, text } = await prepare(database.url, '2026-11-20T14:45:00+01:00');
  expect(code, text).toBe(0);
  expect(text).toContain('Prepared as recovered to 2026-11-20T13:45:00.000Z.');
  expect(text).toContain('ABE-R2026-42–10041');
  expect(await findUncompared(database.db)).toEqual(new Date('2026-11-20T13:45:00Z'));
});

it.each([
  ['no time', ['yesterday'], 1, 'is no time'],
  ['a time to come', ['2999-01-01T00:00:00Z'], 1, 'still to come'],
  ['nothing', [], 2, 'npm run restore -- --recovered TIME'],
] as const)('%s to recover to is refused', async (_, args, code, message) => {
  expect(await prepare(database.url, ...args)).toEqual({ code, text: expect.stringContaining(message) });
});

it('a database of a newer release or of no shop is left alone', async () => {
  const other = await createTestDatabase({ isBlank: true });
  const time = '2026-11-20T13:45:00Z';
  expect((await prepare(other.url, time)).text).toContain('is no shop');
  await other.pool.query(
    `create table migration (name text, hash text, applied_at timestamptz); insert into migration values ('9999-later.sql', '', now())`,
  );
  expect((await prepare(other.url, time)).text).toContain('9999-later.sql, which this release lacks');
  await other.drop();
});
