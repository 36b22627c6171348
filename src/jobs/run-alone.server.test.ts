import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, openPool } from '../../tests/database.ts';
import { runAlone } from './run-alone.server.ts';

const database = await createTestDatabase();
const [one, other] = [openPool(database.url), openPool(database.url)];
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await database.drop();
});

test('while one process works, another one is turned away for this key alone', async () => {
  const answers = await runAlone(one, 'a', () =>
    Promise.all([runAlone(other, 'a', async () => 'ran'), runAlone(other, 'b', async () => 'ran')]),
  );
  expect(answers).toEqual([null, 'ran']);
});

test('the next one may work when the work has ended or failed', async () => {
  const failure = new Error('broke off');
  await expect(runAlone(one, 'a', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await runAlone(other, 'a', async () => 'ran')).toBe('ran');
});
