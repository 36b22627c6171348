import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { brandsAsShipped } from '../brands/load-brands.server.ts';
import { company as tagwind } from '../brands/tagwind/company.ts';
import type { Company } from '../companies/company.ts';
import { storeCompanies } from '../companies/store-companies.server.ts';
import {
  buildPaymentRequest,
  captureNow,
  inquireNow,
  paymentCallOptions,
} from '../ports/payment/payment-under-test.ts';
import { openLog } from '../server/process/open-log.server.ts';
import { createSites } from '../server/visitor/sites.server.ts';
import { readEnv } from './settings/env.server.ts';
import { wirePayment } from './wiring/wire-payment.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The embedded provider of a shop whose brands sell for these companies. */
function wire(...sellers: readonly string[]) {
  const env = readEnv({ PORT: '0', PAYMENT_PORT: '0' });
  const deps = {
    env,
    pool: database.pool,
    log: openLog('error', { write: () => undefined }),
    cookieSecret: 'a secret for tests that nobody else has',
  };
  const sites = createSites({ brands: brandsAsShipped, baseUrl: env.baseUrl, configuredBrand: undefined });
  const named = new Map(sellers.map((id) => [id, 'a brand']));
  return wirePayment(deps, database.db, { faults: {}, sites, sellers: named }, async () => undefined);
}

test('a trip that a former company has sold is refunded at its account, once no brand names it', async () => {
  const former: Company = {
    ...tagwind,
    id: 'former',
    name: 'Former AG',
    numbers: { bookings: 'FX', documents: 'FOR' },
  };
  await storeCompanies(database.db, new Map([['former', former]]));
  const selling = await wire('default', 'former');
  const account = {
    method: 'BankAccount',
    holderName: 'Ada Lovelace',
    iban: 'DE89370400440532013000',
  } as const;
  const payment = await captureNow(
    { port: selling.of('former') },
    buildPaymentRequest({ paymentDetails: account }),
  );
  await selling.close();

  const later = await wire('default');
  const port = later.of('former');
  expect(await port.refund(payment, paymentCallOptions())).toMatchObject({ outcome: 'confirmed' });
  expect(await inquireNow({ port }, payment.reference)).toMatchObject({ refunded: payment.amount });
  expect(() => later.of('nobody')).toThrow("The company 'nobody' has no account");
  await later.close();
});
