import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOfferRequest, openSupplierUnderTest } from '../supplier/supplier-under-test.server.ts';
import { createPastSupply } from './past-supply.server.ts';

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

test('a trip of the past is held at the supplier’s price, whatever the brand adds to it', async () => {
  const options = { idempotencyKey: 'a past trip', timeoutMs: 9_000 };
  const { live } = under.supply;
  const request = buildOfferRequest();
  const quote = await live.verify(request, options);
  if (quote.outcome !== 'confirmed') throw new Error(JSON.stringify(quote));
  const charged = { ...quote.offer, total: quote.offer.total + 5_000 };
  const past = createPastSupply({ pool: database.pool, clock: under.clock, live, offer: charged });
  const expectedTotal = quote.offer.total;
  const held = await past.hold({ ...request, expectedTotal, extras: [], insuranceMarket: 'de' }, options);
  expect(held).toMatchObject({ outcome: 'confirmed', total: expectedTotal, offer: { total: expectedTotal } });
});
