import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { openSupplierUnderTest } from '../supplier-under-test.server.ts';

let databases: TestDatabase[];
beforeAll(async () => {
  databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  for (const database of databases) await database.drop();
});

async function driftTwice({ pool }: TestDatabase) {
  const { supply } = await openSupplierUnderTest(pool);
  await supply.runDrift();
  await supply.runDrift();
  const batches = await supply.feed.after(1, 10);
  await supply.close();
  return batches;
}

describe('drift', () => {
  it('appends one batch a turn, the same for the same seed', async () => {
    const [one, other] = await Promise.all(databases.map(driftTwice));
    expect(one).toEqual(other);
    expect(one?.map(({ sequence }) => sequence)).toEqual([2, 3]);
    const kinds = new Set(one?.flatMap(({ changes }) => changes.map(({ kind }) => kind)));
    for (const kind of kinds) expect(['rates', 'availability', 'fare', 'seats']).toContain(kind);
    expect(kinds.size).toBeGreaterThan(2);
  });
});
