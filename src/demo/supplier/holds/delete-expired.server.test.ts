import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOfferRequest, openSupplierUnderTest } from '../supplier-under-test.server.ts';

const hour = 3_600_000;
let database: TestDatabase;
let under: Awaited<ReturnType<typeof openSupplierUnderTest>>;

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openSupplierUnderTest(database.pool);
});
afterAll(async () => {
  await under.supply.close();
  await database.drop();
});

async function listKeys(): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>('select key from supplier.call order by key');
  return rows.map(({ key }) => key);
}

describe('what is old', () => {
  it('is forgotten: answers that change nothing after a day, others after thirty, batches after seven', async () => {
    const { live, feed, runDrift } = under.supply;
    await live.verify(buildOfferRequest(), { idempotencyKey: 'reading 1', timeoutMs: 9_000 });
    await live.release({ holdId: 'none' }, { idempotencyKey: 'changing', timeoutMs: 9_000 });
    under.clock.advance(23 * hour);
    await runDrift();
    expect(await listKeys()).toEqual(['changing', 'reading 1']);
    under.clock.advance(2 * hour);
    await runDrift();
    expect(await listKeys()).toEqual(['changing']);
    expect((await feed.after(0, 100))[0]?.sequence).toBe(1);
    under.clock.advance(6 * 24 * hour);
    await runDrift();
    expect((await feed.after(0, 100))[0]?.sequence).toBeGreaterThan(1);
    under.clock.advance(24 * 24 * hour);
    await runDrift();
    expect(await listKeys()).toEqual([]);
  });
});
