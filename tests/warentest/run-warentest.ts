import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { buildPath } from '../../src/url.ts';
import { createRandom } from '../oracle/random.ts';
import { type Market, openMarket } from './market.ts';
import type { Profile } from './profiles.ts';
import { createShopClient, type ShopClient } from './shop-client.ts';
import { takeTrip } from './take-trip.ts';
import { locale, type MarketMood } from './trip.ts';
import type { TripReport } from './trip-report.ts';

export interface WarentestOptions {
  /** Address of a shop that runs, and the database in which its embedded supplier keeps its books. */
  readonly origin: string;
  readonly pool: Pool;
  readonly mood: MarketMood;
  readonly profiles: readonly Profile[];
  /** Trips of each profile. */
  readonly trips: number;
  readonly seed: number;
}

/**
 * Sends travellers through a shop, one after the other. Travellers and changes of the market follow from the seed; the
 * shop's own supplier also moves some prices by its clock.
 */
export async function runWarentest(options: WarentestOptions): Promise<readonly TripReport[]> {
  const { origin, pool, mood, profiles, trips, seed } = options;
  const market = openMarket(pool, seed);
  const today = dayAt(systemClock.now());
  const reports: TripReport[] = [];
  for (let trip = 0; trip < trips; trip += 1)
    for (const [at, profile] of profiles.entries()) {
      await driftAndFollow(market, createShopClient(origin));
      const random = createRandom(seed * 1_000_003 + trip * 101 + at);
      const client = createShopClient(origin);
      reports.push(await takeTrip({ client, market, mood, profile, random, today }));
    }
  return reports;
}

/** Lets the market drift between two travellers, and waits until the shop knows of it: it follows twice a second. */
async function driftAndFollow(market: Market, client: ShopClient): Promise<void> {
  const begin = Date.now();
  await market.drift();
  const query = { duration: '7', airports: 'any' };
  while (Date.now() - begin < 30_000) {
    const { results } = await client.get<{ results: readonly { offer: { price: { knownAt: string } } }[] }>(
      buildPath('get_mixed_resultlist', locale, query),
    );
    if (Date.parse(results[0]?.offer.price.knownAt ?? '') >= begin) return;
    await sleep(100);
  }
  throw new Error('The shop does not follow its supplier');
}
