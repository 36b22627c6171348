import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { deleteAllStaff } from '../../../../tests/factories/delete-all-staff.ts';
import { countUnreadable, createCodeSecrets, sealCodeSecrets } from './code-secrets.server.ts';

let database: TestDatabase;
const plain = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const id = '7b1f5a52-6c1b-4b51-9a52-0d6f0d0a0001';

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => deleteAllStaff(database.pool));
afterAll(() => database.drop());

async function store(secret: string): Promise<void> {
  await database.pool.query(
    `insert into staff (id, email, name, role, password, code_secret, created_at)
     values ($1, 'mira@staff.example', 'Mira', 'admin', 'x', $2, now())`,
    [id, secret],
  );
  await database.pool.query(
    `insert into staff_set_up (staff_id, token_digest, code_secret, expires_at) values ($1, 'x', $2, now())`,
    [id, secret],
  );
}
const listStored = async (): Promise<string[]> =>
  (
    await database.pool.query('select code_secret from staff union all select code_secret from staff_set_up')
  ).rows.map((row) => row.code_secret);

test('encrypts secrets of a release before, once', async () => {
  await store(plain);
  const secrets = { secret: 'a secret', formerSecrets: [] };
  expect(await sealCodeSecrets(database.db, secrets)).toEqual({ unreadable: 0 });
  const stored = await listStored();
  expect(stored.map((each) => createCodeSecrets('a secret').open(id, each))).toEqual([plain, plain]);
  expect(stored.join()).not.toContain(plain);
  expect(await sealCodeSecrets(database.db, secrets)).toEqual({ unreadable: 0 });
  expect(await listStored()).toEqual(stored);
});

test('encrypts again what a former secret opens', async () => {
  await store(createCodeSecrets('the former secret').seal(id, plain));
  const secrets = { secret: 'a secret', formerSecrets: ['an older secret', 'the former secret'] };
  expect(await sealCodeSecrets(database.db, secrets)).toEqual({ unreadable: 0 });
  for (const stored of await listStored()) expect(createCodeSecrets('a secret').open(id, stored)).toBe(plain);
});

test('counts and keeps what no secret opens', async () => {
  const lost = createCodeSecrets('a lost secret').seal(id, plain);
  await store(lost);
  const secrets = { secret: 'a secret', formerSecrets: ['another secret'] };
  expect(await sealCodeSecrets(database.db, secrets)).toEqual({ unreadable: 2 });
  expect(await listStored()).toEqual([lost, lost]);
  expect(await countUnreadable(database.db, 'a secret')).toBe(2);
  expect(await countUnreadable(database.db, 'a lost secret')).toBe(0);
});

test('a secret in plain text proves no code', () => {
  expect(createCodeSecrets('a secret').open(id, plain)).toBeNull();
});
