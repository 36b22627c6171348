import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { hotelTextTypes } from '../../domain/search/catalogue.ts';
import { noFilters } from '../../domain/search/offer-query.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { createOfferIndex } from '../../offer-index/offer-index.ts';
import { describeDemoWorld } from './describe-demo-world.server.ts';
import { type EmbeddedSupplier, openEmbeddedSupplier } from './embedded-supplier.server.ts';
import { startOfTest } from './supplier-under-test.server.ts';

const hotels = 30;
const today = dayAt(startOfTest);
let database: TestDatabase;
let supply: EmbeddedSupplier;

beforeAll(async () => {
  database = await createTestDatabase();
  const world = { hotels, seed: 7, describeWorld: describeDemoWorld };
  const clock = settableClock(startOfTest);
  supply = await openEmbeddedSupplier({ pool: database.pool, clock, secret: 'for tests only', ...world });
});
afterAll(async () => {
  await supply.close();
  await database.drop();
});

describe('the demo world', () => {
  it('[HOTEL-030] describes each of its hotels in five languages', async () => {
    const cards = await supply.catalogue.hotelCards(0, 5_000);
    expect(cards).toHaveLength(hotels);
    for (const card of cards) {
      const profile = await supply.catalogue.hotelProfile(card.id);
      expect(profile).toMatchObject(card);
      const types = Object.keys(profile?.texts ?? {});
      expect(types).toEqual(hotelTextTypes.filter((type) => types.includes(type)));
      for (const text of Object.values(profile?.texts ?? {})) {
        for (const language of LANGUAGES) expect(text[language]?.length).toBeGreaterThan(10);
      }
    }
  });

  it('[SDATA-028] has as many reviews of a hotel as its card says, newest first', async () => {
    for (const card of await supply.catalogue.hotelCards(0, 5_000)) {
      const reviews = await supply.catalogue.hotelReviews(card.id);
      expect(reviews).toHaveLength(card.reviewCount);
      expect(reviews).toEqual(reviews.toSorted((one, other) => other.day - one.day));
    }
  });

  it('is taken into the index whole, and sold at the prices the index finds', async () => {
    const index = createOfferIndex({
      capacity: { hotels: 100, plans: 1_000, routes: 5_000, flights: 400_000 },
      firstDay: today,
    });
    for await (const part of (await supply.feed.everything()).parts) expect(index.fill(part)).toEqual([]);
    const party = { adults: 2, childrenBorn: [today - 2_000] };
    const { hotels: found } = index.search({
      name: 'hotels',
      sort: 'price',
      page: 1,
      pageSize: 100,
      withFacets: false,
      request: {
        kind: 'package',
        party,
        bookingDay: today,
        filters: noFilters,
        departure: { from: today + 60, to: today + 90 },
        return: { from: today, to: today + 200 },
        nights: { from: 7, to: 7 },
        departureAirports: null,
        arrivalAirports: null,
        destinations: null,
        hotels: null,
      },
    });
    expect(found.length).toBeGreaterThan(10);
    for (const offer of found) {
      const options = { idempotencyKey: randomUUID(), timeoutMs: 10_000 };
      const verified = await supply.live.verify({ key: offer.key, party, bookingDay: today }, options);
      expect(verified).toMatchObject({ outcome: 'confirmed', offer });
    }
  });
});
