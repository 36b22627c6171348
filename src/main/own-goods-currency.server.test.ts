import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { swissBrand } from '../../tests/factories/swiss-brand.ts';
import type { Brand } from '../brands/brand.ts';
import { brands } from '../brands/load-brands.server.ts';
import { openOwnShopUnderTest, readSampleShop } from '../demo/supplier/import/own-shop-under-test.server.ts';
import { readEnv } from '../server/process/env.server.ts';
import { StartupError } from '../server/process/startup-error.server.ts';
import { requireImportStore } from './supply/require-import-store.server.ts';
import { wireSearch } from './wiring/wire-search.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (sold: readonly Brand[]) =>
  wireSearch(
    {
      env: readEnv({ DEMO_WORLD: '0' }),
      pool: database.pool,
      log: pino({ level: 'silent' }),
      cookieSecret: 'a secret for tests that nobody else has',
      brands: new Map(sold.map((brand) => [brand.key, brand])),
    },
    database.db,
  );

test('a shop of own goods does not start under brands that charge several currencies', async () => {
  const started = start(
    [...brands.values()].map((brand) => (brand.key === swissBrand.key ? swissBrand : brand)),
  );
  await expect(started).rejects.toThrow(StartupError);
  await expect(started).rejects.toThrow("its brands charge 'abendmeer' CHF, 'tagwind' EUR");
});

test('a shop of own goods in euros does not start under a brand that charges francs', async () => {
  const shop = await openOwnShopUnderTest(database.pool, new Date());
  await shop.take(await readSampleShop());
  await shop.supply.close();
  const started = start([swissBrand]);
  await expect(started).rejects.toThrow(StartupError);
  await expect(started).rejects.toThrow('goods of your own priced in EUR, the brands charge CHF');
});

test('an import before the first start opens a supply in the francs that the brand charges', async () => {
  const empty = await createTestDatabase();
  const brandsInFrancs = new Map([[swissBrand.key, swissBrand]]);
  await requireImportStore(empty.pool, {
    env: { worldHotels: 0, supplyCurrency: null },
    brands: brandsInFrancs,
    isFull: false,
  });
  const { rows } = await empty.pool.query('select currency from supplier.world');
  await empty.drop();
  expect(rows).toEqual([{ currency: 'CHF' }]);
});

test('an import before the first start is refused under brands that charge several currencies', async () => {
  const empty = await createTestDatabase();
  const several = new Map([...brands, [swissBrand.key, swissBrand]]);
  const opened = requireImportStore(empty.pool, {
    env: { worldHotels: 0, supplyCurrency: null },
    brands: several,
    isFull: false,
  });
  await expect(opened).rejects.toThrow("its brands charge 'abendmeer' CHF, 'tagwind' EUR");
  await empty.drop();
});
