import { afterAll, afterEach } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { buildSearchApp, type SearchApp } from './search-app.ts';

/** A shop with a database of its own for the tests of one file; each test begins without offers. */
export async function openSearchApp(): Promise<SearchApp> {
  const database = await createTestDatabase();
  const shop = await buildSearchApp({ pool: database.pool });
  afterEach(() => shop.offers.set([]));
  afterAll(async () => {
    await shop.close();
    await database.drop();
  });
  return shop;
}
