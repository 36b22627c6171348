import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbeddedSupplier,
  openEmbeddedSupplier,
} from '../../src/demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../../src/demo/supplier/store/small-world.server.ts';
import type { DescribeWorld } from '../../src/demo/supplier/store/world-supply.server.ts';
import { buildOfferRequest, startOfTest } from '../../src/demo/supplier/supplier-under-test.server.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type Market, type MarketChange, openMarket } from './market.ts';

/** The small world with another airport of departure: flights there and back have the same ids on the same day. */
function renameDeparture(code: string): DescribeWorld {
  const rename = <Facts>(facts: Facts): Facts =>
    JSON.parse(JSON.stringify(facts).replaceAll('"FRA"', `"${code}"`));
  return (options) => {
    const world = describeSmallWorld(options);
    return {
      ...world,
      places: rename(world.places),
      everything: () => rename([...world.everything()]),
      daysOnSale: (days) => rename([...world.daysOnSale(days)]),
    };
  };
}

// The books list routes by their airports: the way to PMI comes before the way back from it, or after.
describe.each(['FRA', 'ZRH'])('a market with flights from %s', (airport) => {
  let database: TestDatabase;
  let supplier: EmbeddedSupplier;
  let market: Market;
  let index: ReturnType<typeof createOfferIndex>;
  let sequence: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    const describeWorld = renameDeparture(airport);
    const clock = settableClock(startOfTest);
    const { pool } = database;
    const secret = 'for tests only';
    supplier = await openEmbeddedSupplier({ pool, clock, hotels: 3, seed: 7, secret, describeWorld });
    market = openMarket(pool, 7);
    index = createOfferIndex({
      capacity: { hotels: 10, plans: 20, routes: 10, flights: 10_000 },
      firstDay: dayAt(startOfTest),
    });
    const { parts, sequence: last } = await supplier.feed.everything();
    for await (const changes of parts) index.fill(changes);
    sequence = last;
  });
  afterAll(async () => {
    await supplier.close();
    await database.drop();
  });

  /** Each case changes another week, and all flights of its days. */
  function buildRequest(week: number): OfferRequest {
    const checkIn = dayAt(startOfTest) + 40 + week * 7;
    return buildOfferRequest({
      checkIn,
      outbound: { from: airport, to: 'PMI', day: checkIn, id: 1 },
      inbound: { from: 'PMI', to: airport, day: checkIn + 7, id: 1 },
    });
  }

  /** What the index sells an offer at once it has followed the feed; the feed holds nothing that it refuses. */
  async function priceByIndex(request: OfferRequest): Promise<number | null> {
    const batches = await supplier.feed.after(sequence, 1_000);
    for (const { changes, sequence: number } of batches) {
      sequence = number;
      expect(index.fill(changes)).toEqual([]);
    }
    return index.search({ name: 'offer', ...request })?.offer.total ?? null;
  }

  test.each<[number, Extract<MarketChange, { readonly percent: number }>]>([
    [0, { kind: 'rates', percent: 15 }],
    [1, { kind: 'rates', percent: -15 }],
    [2, { kind: 'fare', percent: 15 }],
    [3, { kind: 'fare', percent: -15 }],
  ])('the feed reports another price: week %i, %o', async (week, change) => {
    const request = buildRequest(week);
    const before = await market.quote(request);
    expect(await priceByIndex(request)).toBe(before);
    await market.disturb(request.key, change);
    const after = await market.quote(request);
    expect(Math.sign(Number(after) - Number(before))).toBe(Math.sign(change.percent));
    expect(await priceByIndex(request)).toBe(after);
  });

  test.each<[number, MarketChange]>([
    [4, { kind: 'closed' }],
    [5, { kind: 'seats' }],
  ])('the feed reports what is sold out: week %i, %o', async (week, change) => {
    const request = buildRequest(week);
    expect(await market.quote(request)).toBeGreaterThan(0);
    await market.disturb(request.key, change);
    expect(await market.quote(request)).toBeNull();
    expect(await priceByIndex(request)).toBeNull();
  });

  test('a price that rises again and again stays one that a shop takes', async () => {
    const request = buildRequest(6);
    for (let rise = 0; rise < 40; rise += 1) {
      await market.disturb(request.key, { kind: 'rates', percent: 15 });
      await market.disturb(request.key, { kind: 'fare', percent: 15 });
    }
    expect(await priceByIndex(request)).toBe(await market.quote(request));
  });
});
