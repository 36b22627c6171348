import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import type { Brand } from '../../brands/brand.ts';
import { brands } from '../../brands/load-brands.server.ts';
import {
  openOwnShopUnderTest,
  readSampleShop,
} from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { openEcbDouble } from '../../ports/exchange-rates/ecb/double/open-ecb-double.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { readEnv } from '../settings/env.server.ts';
import { requireImportStore } from '../supply/require-import-store.server.ts';
import { wireSearch } from '../wiring/wire-search.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (sold: readonly Brand[], settings: Readonly<Record<string, string>> = {}) =>
  wireSearch(
    {
      env: readEnv({ DEMO_WORLD: '0', ...settings }),
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

test('a brand without a rate does not start: none are set, or the day has none for its currency', async () => {
  const unset = start([swissBrand], { SUPPLY_CURRENCY: 'EUR' });
  await expect(unset).rejects.toThrow(StartupError);
  await expect(unset).rejects.toThrow(
    "Brand 'abendmeer' charges CHF for goods priced in EUR, and there is no rate of exchange: set EXCHANGE_RATES",
  );
  const bank = await openEcbDouble();
  bank.publish([{ day: '2026-11-27', rates: { GBP: '0.87' } }]);
  const missing = start([swissBrand], { SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: bank.address });
  await expect(missing).rejects.toThrow("there is no rate of exchange: 'ecb' has none for 2026-11-27");
  await bank.close();
});

test('an import before the first start opens a supply in the currency that is set', async () => {
  const empty = await createTestDatabase();
  const several = new Map([...brands, [swissBrand.key, swissBrand]]);
  await requireImportStore(empty.pool, {
    env: { worldHotels: 0, supplyCurrency: 'EUR' },
    brands: several,
    isFull: false,
  });
  const { rows } = await empty.pool.query('select currency from supplier.world');
  await empty.drop();
  expect(rows).toEqual([{ currency: 'EUR' }]);
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
