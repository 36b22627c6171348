import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { createSupplyState, type SupplyState } from '../../../ports/supply/supply-state.ts';
import { noExtras } from '../../../ports/supply/supply-under-test.ts';
import { buildOfferRequest, openSupplierUnderTest } from '../supplier-under-test.server.ts';

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

const ask = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });

async function readState(): Promise<{ state: SupplyState; sequence: number }> {
  const { sequence, parts } = await under.supply.feed.everything();
  const state = createSupplyState();
  for await (const part of parts) state.apply(part);
  return { state, sequence };
}

/** Takes one of three stays, and gives every second one back. */
async function buy(buyer: number): Promise<void> {
  const { live } = under.supply;
  const request = buildOfferRequest({ checkIn: buildOfferRequest().key.checkIn + (buyer % 3) });
  const verified = await live.verify(request, ask());
  if (verified.outcome !== 'confirmed') return;
  const held = await live.hold({ ...request, ...noExtras, expectedTotal: verified.offer.total }, ask());
  if (held.outcome === 'confirmed' && buyer % 2 === 0) await live.release({ holdId: held.holdId }, ask());
}

describe('feed of the supplier', () => {
  it('stays in step while many buy and give back at once and prices drift', async () => {
    const { state, sequence } = await readState();
    await Promise.all(
      Array.from({ length: 24 }, (_, buyer) => (buyer % 8 === 7 ? under.supply.runDrift() : buy(buyer))),
    );
    const batches = await under.supply.feed.after(sequence, 1_000);
    expect(batches.length).toBeGreaterThan(3);
    expect(batches.map((batch) => batch.sequence)).toEqual(batches.map((_, index) => sequence + 1 + index));
    for (const { changes } of batches) state.apply(changes);
    const now = await readState();
    expect(state.nights).toEqual(now.state.nights);
    expect(state.flights).toEqual(now.state.flights);
  });

  it('ends a reading that is not read to its end when the supplier closes', async () => {
    const other = await openSupplierUnderTest(database.pool);
    const { parts } = await other.supply.feed.everything();
    await other.supply.close();
    await expect(parts[Symbol.asyncIterator]().next()).rejects.toThrow();
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });
});
