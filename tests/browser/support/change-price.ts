import type { Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';
import { decodeOfferId } from '../../../src/trip-search/offers/offer-id.server.ts';
import { openMarket } from '../../warentest/market.ts';
import { expect, type Shop, shopPort } from './shop.ts';

/**
 * The supplier of the shop under test changes what it asks for the nights of an offer for two, and the shop follows.
 * @param percent negative for less
 */
export async function changePrice(page: Page, shop: Shop, offer: string, percent: number): Promise<void> {
  const key = decodeOfferId(offer);
  const dataDir = process.env.SHOP_DATA;
  if (key === null || dataDir === undefined) throw new Error('There is no offer to change');
  const readTotal = async () => {
    const call = `http://localhost:${shopPort()}${shop.home}/ajax/hoteldetail/offer?offer=${offer}`;
    return (await (await page.request.get(call)).json()).offer?.price.totalAmount as number | undefined;
  };
  const before = await readTotal();
  const database = await startEmbeddedPostgres({ dataDir, onLost: console.error });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    await openMarket(pool, 1).disturb(key, { kind: 'rates', percent });
  } finally {
    await pool.end();
    await database.stop();
  }
  await expect.poll(readTotal, { timeout: 20_000 }).not.toBe(before);
}
