import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { openEmbeddedSupplier } from '../../demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../../demo/supplier/store/small-world.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { waitForSupply } from './wait-for-supply.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a replica that starts before the first shop waits until something is on sale, or until it ends', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const ending = new AbortController();
  const ended = waitForSupply(database.pool, ending.signal);
  let isWaiting = true;
  const begun = waitForSupply(database.pool, new AbortController().signal).then(() => {
    isWaiting = false;
  });
  await expect.poll(() => print.mock.calls.flat().join()).toContain('waiting for the first start of a shop');
  ending.abort();
  await expect(ended).rejects.toThrow('aborted');
  expect(isWaiting).toBe(true);

  const supply = await openEmbeddedSupplier({
    pool: database.pool,
    clock: systemClock,
    hotels: 3,
    seed: 7,
    secret: 'for tests only',
    describeWorld: describeSmallWorld,
  });
  await begun;
  await waitForSupply(database.pool, ending.signal);
  await supply.close();
  print.mockRestore();
});
