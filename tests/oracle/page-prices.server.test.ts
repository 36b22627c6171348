import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeDemoWorld } from '../../src/demo/supplier/describe-demo-world.server.ts';
import { createFakeSupply, type FakeSupply } from '../../src/demo/supplier/fake/fake-supply.ts';
import {
  type Day,
  dayOf,
  formatDay,
  parseDay,
  splitDay,
  weekdayOf,
} from '../../src/domain/time/calendar-day.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import { createHotelPageLoader } from '../../src/features/hotel/load-hotel-page.server.ts';
import { createPlacesPageLoader } from '../../src/features/search/places/load-places-page.server.ts';
import { createResultsPageLoader } from '../../src/features/search/results/load-results-page.server.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import type { PageLoader } from '../../src/site/page-data.ts';
import { unknownVisitor } from '../../src/site/visitor.ts';
import type { SearchParams } from '../../src/trip-search/address/trip-search.ts';
import { decodeOfferId } from '../../src/trip-search/offers/offer-id.server.ts';
import { buildPath, matchPath } from '../../src/url.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { buildVisit } from '../factories/render-in-shop.tsx';
import { requireView } from '../factories/require-view.ts';
import { buildSearchApp, type SearchApp } from '../factories/search-app.ts';
import { createRandom, type Random } from './random.ts';

/** Addresses that are drawn in each world. */
const draws = 40;

/** Minutes after midnight in UTC: about both midnights, ours in winter (23:00) and in summer (22:00). */
const lateMinutes = [
  21 * 60 + 59,
  22 * 60,
  22 * 60 + 1,
  22 * 60 + 59,
  23 * 60,
  23 * 60 + 1,
  24 * 60 - 1,
  24 * 60,
  25 * 60,
];

/** Our day at an instant, by the rule of the clocks alone: summer time is from the last Sunday of March to that of October, at 01:00 UTC. */
function germanDay(instant: Date): Day {
  const { year } = splitDay(Math.floor(instant.getTime() / 86_400_000));
  const turn = (month: number) => {
    const last = dayOf(year, month, 31);
    return (last - ((weekdayOf(last) + 1) % 7)) * 86_400_000 + 3_600_000;
  };
  const isSummer = instant.getTime() >= turn(3) && instant.getTime() < turn(10);
  return Math.floor((instant.getTime() + (isSummer ? 2 : 1) * 3_600_000) / 86_400_000);
}

/** A search of two or more, around the leap day if the world has one, with children whose age changes on the journey. */
function generateSearch(random: Random, firstDay: Day): SearchParams {
  const departure = firstDay + random.int(2, 40);
  const nights = random.pick([3, 7, 10, 14]);
  const children = Array.from({ length: random.pick([0, 1, 1, 2]) }, () => {
    const { year, month, date } = splitDay(departure + random.int(-1, nights + 1));
    const born = dayOf(year - random.pick([2, 2, 12, 12, 16]), month, date);
    return random.chance(25) ? dayOf(2024, 2, 29) : born;
  }).filter((born) => born <= firstDay);
  const isExact = random.chance(50);
  return {
    departureDate: formatDay(departure),
    returnDate: formatDay(departure + nights + (isExact ? 0 : random.int(3, 20))),
    ...(isExact ? { exact: '1' } : { duration: String(nights) }),
    ...(children.length > 0 && { children: children.map(formatDay).join() }),
    // Ages at travel take the place of birth dates.
    ...(random.chance(25) && { children: random.pick(['1', '2,11', '12,4', '15,9,1']) }),
    ...(random.chance(20) && { maxTotal: String(random.int(15, 60) * 100) }),
    ...(random.chance(50) && { airports: random.pick(['any', 'FRA', 'MUC', 'NORTH']) }),
    ...(random.chance(25) && { cancel: 'free' }),
    ...(random.chance(25) && { board: random.pick(['breakfast', 'all_inclusive']) }),
    ...(random.chance(15) && { stars: '5', rating: '5.5', attributes: 'spa' }),
    ...(random.chance(15) && { hotelOnly: '1' }),
  };
}

/** A birth date of an age, forty days after the last birthday before the day. */
function bornBefore(day: Day, age: number): Day {
  const { year, month, date } = splitDay(day - 40);
  return dayOf(year - age, month, date);
}

describe.each([
  ['2028-02-20', 'about the leap day, in winter'],
  ['2027-06-10', 'in summer'],
])('what pages of %s show, %s', (start) => {
  const firstDay = parseDay(start) ?? 0;
  let database: TestDatabase;
  let shop: SearchApp;
  let supply: FakeSupply;

  beforeAll(async () => {
    database = await createTestDatabase();
    const clock = settableClock(`${start}T12:00:00Z`);
    supply = createFakeSupply({ clock, world: describeDemoWorld({ hotels: 40, seed: 7, today: firstDay }) });
    const index = createOfferIndex({
      capacity: { hotels: 100, plans: 1_000, routes: 5_000, flights: 400_000 },
      firstDay,
    });
    for await (const part of (await supply.feed.everything()).parts) index.fill(part);
    shop = await buildSearchApp({
      pool: database.pool,
      catalogue: supply.catalogue,
      verify: supply.live.verify,
      engine: {
        search: async (query) => ({ answer: index.search(query), sequence: 1, knownAt: 0 }),
        sequence: async () => 1,
      },
    });
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await database.drop();
  });

  async function open(loader: PageLoader, path: string, query: SearchParams & { readonly offer?: string }) {
    const url = new URL(path, 'http://shop.test');
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    const match = matchPath(url.pathname, ['de-de']);
    if (match === null) throw new Error(`${path} leads nowhere`);
    return loader(buildVisit(), match, url, unknownVisitor);
  }
  const openList = async (query: SearchParams) =>
    requireView(
      await open(createResultsPageLoader(shop.search), buildPath('resultlist', { _locale: 'de-de' }), query),
      'results',
    ).props;
  const openGallery = async (query: SearchParams) =>
    requireView(
      await open(
        createPlacesPageLoader(shop.search),
        buildPath('all_destinations', { _locale: 'de-de' }),
        query,
      ),
      'places',
    ).props;
  const openTrip = async (path: string, query: SearchParams, offer: string) =>
    requireView(await open(createHotelPageLoader(shop.search), path, { ...query, offer }), 'hotel').props
      .trip;

  /** Sets the clock to a late minute of the first day. @returns our day then */
  function moveClock(random: Random): Day {
    const instant = new Date(firstDay * 86_400_000 + random.pick(lateMinutes) * 60_000);
    shop.clock.set(instant);
    return germanDay(instant);
  }

  async function askSupplier(offer: string, { adults = '2', children }: SearchParams, bookingDay: Day) {
    const key = decodeOfferId(offer);
    if (key === null) throw new Error(`${offer} is not the id of an offer`);
    const departure = key.outbound?.day ?? key.checkIn;
    const born = (children ?? '')
      .split(',')
      .map((child) => (/^\d+$/.test(child) ? bornBefore(departure, Number(child)) : parseDay(child)));
    const party = { adults: Number(adults), childrenBorn: born.filter((day) => day !== null) };
    const options = { idempotencyKey: `${offer} ${children} ${bookingDay}`, timeoutMs: 1_000 };
    const answer = await supply.live.verify({ key, party, bookingDay }, options);
    return answer.outcome === 'confirmed' ? answer.offer.total : answer;
  }

  test('a card of the list leads to the price on it, which is the supplier’s on our day, about midnight too', async () => {
    const random = createRandom(1);
    let cards = 0;
    let options = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      const today = moveClock(random);
      const query = generateSearch(random, firstDay);
      for (const { hotel, offer } of (await openList(query)).hotels.slice(0, 3)) {
        cards += 1;
        if (query.maxTotal !== undefined)
          expect(offer.total).toBeLessThanOrEqual(Number(query.maxTotal) * 100);
        const trip = await openTrip(hotel.path, query, offer.id);
        const shown = { today: trip.today, missed: trip.missed, total: trip.offer?.price.totalAmount };
        expect([query, shown]).toEqual([
          query,
          { today: formatDay(today), missed: null, total: offer.total },
        ]);
        expect([query, await askSupplier(offer.id, query, today)]).toEqual([query, offer.total]);
        const rooms = trip.rooms.flatMap(({ plans }) => plans);
        for (const plan of random.some(rooms, 2)) {
          options += 1;
          const other = (await openTrip(hotel.path, query, plan.offer)).offer?.price;
          expect([query, plan.offer, other?.perPersonAmount]).toEqual([
            query,
            plan.offer,
            plan.perPersonAmount,
          ]);
        }
        const dates = Object.values(trip.dates.columns).flat();
        for (const option of random.some(dates, 2)) {
          options += 1;
          const other = (await openTrip(hotel.path, query, option.offerId)).offer?.price;
          expect([query, option, other?.perPersonAmount]).toEqual([query, option, option.amount]);
        }
      }
    }
    expect(cards).toBeGreaterThan(draws);
    expect(options).toBeGreaterThan(draws);
  }, 120_000);

  test('a place of the gallery leads to a list that begins at its price', async () => {
    const random = createRandom(2);
    let tiles = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      moveClock(random);
      const query = generateSearch(random, firstDay);
      for (const { id, price } of random.some((await openGallery(query)).places, 2)) {
        tiles += 1;
        const { hotels } = await openList({ ...query, destinations: String(id) });
        expect([query, id, hotels[0]?.offer.perPerson]).toEqual([query, id, price]);
      }
    }
    expect(tiles).toBeGreaterThan(draws / 2);
  }, 120_000);

  test('a date that an empty list offers leads to a list that begins at its price', async () => {
    const random = createRandom(3);
    let dates = 0;
    moveClock(random);
    const { places } = await openGallery({ airports: 'any' });
    for (let draw = 0; draw < 8 * draws; draw += 1) {
      moveClock(random);
      // One airport and one place on two days: often nothing is flown then, or only over night.
      const departure = firstDay + random.int(3, 60);
      const nights = random.int(8, 15);
      const query = {
        destinations: String(random.pick(places).id),
        airports: random.pick(['FRA', 'MUC', 'HAM', 'DUS', 'BER']),
        departureDate: formatDay(departure),
        returnDate: formatDay(departure + nights),
        exact: '1',
        duration: random.chance(50) ? String(nights) : '',
      };
      for (const date of (await openList(query)).zeroResultSuggestions?.dates ?? []) {
        dates += 1;
        const { hotels } = await openList(date.params);
        expect([query, date.params, hotels[0]?.offer.perPerson]).toEqual([
          query,
          date.params,
          date.perPerson,
        ]);
      }
    }
    expect(dates).toBeGreaterThan(draws);
  }, 120_000);
});
