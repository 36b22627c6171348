import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { openAddressDigests } from './address-digests.server.ts';

const warnings: string[] = [];
const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(async () => {
  warnings.length = 0;
  await database.pool.query('delete from newsletter_key');
});

const [first, second] = ['the first secret of this server', 'the second secret of this server'];
const open = async (secret: string, ...formerSecrets: string[]) => {
  const digests = await openAddressDigests(database.db, { secret, formerSecrets }, (message) =>
    warnings.push(message),
  );
  return digests.address('a@reader.example').toString('hex');
};

test('processes that start at once have one key', async () => {
  const digests = await Promise.all(Array.from({ length: 6 }, () => open(first)));
  expect(new Set(digests).size).toBe(1);
});

test('addresses are recognised after the secret has changed, at every further start', async () => {
  const before = await open(first);
  expect(await open(second, first)).toBe(before);
  expect(await open(second)).toBe(before);
  expect(warnings).toEqual([]);
});

test('a secret that is lost is said to the operator, and a new key begins', async () => {
  const before = await open(first);
  const after = await open(second);
  expect(after).not.toBe(before);
  expect(warnings).toEqual([expect.stringContaining('COOKIE_SECRET_BEFORE')]);
  expect(await open(second)).toBe(after);
});

test('an address and a network of the same letters have different digests', async () => {
  const digests = await openAddressDigests(database.db, { secret: first, formerSecrets: [] }, () => {});
  expect(digests.address('x')).not.toEqual(digests.network('x'));
});
