import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildSearchApp, type SearchApp, today } from '../../../tests/factories/search-app.ts';
import { brandsAsShipped, type LiveBrands } from '../../brands/load-brands.server.ts';
import { createFakeSupply } from '../../demo/supplier/fake/fake-supply.ts';
import type { BrandRange } from '../../domain/search/range/brand-range.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createOfferIndex } from '../../offer-index/offer-index.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';

/** Two brands of one process, each with one of two hotels. */
const clock = settableClock(`${today}T12:00:00Z`);
const supply = createFakeSupply({ clock });
const clara = { brand: 'abendmeer', host: 'abendmeer.localhost', id: 1_000_001, name: 'Cala Clara' };
const mavi = { brand: 'tagwind', host: 'tagwind.localhost', id: 1_000_002, name: 'Mavi' };
const hutId = 1_000_003;
type OneHotel = typeof clara;
const pairs = [
  { seller: clara, other: mavi },
  { seller: mavi, other: clara },
];

/** Each brand sells one of the hotels: by its number, or by who delivers it. */
const ranges: Readonly<Record<string, Readonly<Record<string, BrandRange>>>> = {
  hotels: { abendmeer: { hotels: [clara.id] }, tagwind: { withoutHotels: [clara.id, hutId] } },
  operators: { abendmeer: { operators: ['CLA'] }, tagwind: { withoutOperators: ['CLA', 'own'] } },
};

const withRanges = (of: string): LiveBrands => ({
  ...brandsAsShipped,
  get: (key) => ({ ...brandsAsShipped.get(key), range: ranges[of]?.[key] ?? null }),
});

/** What operators deliver, and the shop's own hotel. */
const operators = new Map([
  [clara.id, 'CLA'],
  [mavi.id, 'MAVI'],
]);
const withOperator = <Hotel extends { readonly id: number }>(hotel: Hotel) => ({
  ...hotel,
  ...(operators.has(hotel.id) && { operator: operators.get(hotel.id) }),
});

let database: TestDatabase;
const shops = new Map<string, SearchApp>();
let everything: SearchApp;
let visitor = '';
/** Ids of offers of each hotel, as a brand without a range shows them. */
const offerIds = new Map<number, string>();

async function loadEngine(): Promise<Pick<OffersPort, 'search' | 'sequence'>> {
  const index = createOfferIndex({
    capacity: { hotels: 10, plans: 20, routes: 10, flights: 10_000 },
    firstDay: requireDay(today),
  });
  const { parts } = await supply.feed.everything();
  for await (const changes of parts)
    index.fill(
      changes.map((change) =>
        change.kind === 'hotel' ? { ...change, hotel: withOperator(change.hotel) } : change,
      ),
    );
  const knownAt = clock.now().getTime();
  return {
    search: async (query) => ({ answer: index.search(query), sequence: 1, knownAt }),
    sequence: async () => 1,
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  const parts = {
    pool: database.pool,
    catalogue: {
      ...supply.catalogue,
      hotelCards: async (afterId: number, limit: number) =>
        (await supply.catalogue.hotelCards(afterId, limit)).map(withOperator),
    },
    verify: supply.live.verify,
    engine: await loadEngine(),
  };
  for (const of of Object.keys(ranges))
    shops.set(of, await buildSearchApp({ ...parts, brands: withRanges(of) }));
  everything = await buildSearchApp(parts);
  for (const { id } of [clara, mavi]) {
    const query = { ...search, hotelId: String(id) };
    const { body } = await everything.app.inject({ url: '/de-de/ajax/hoteldetail/offer', query });
    const offer = JSON.parse(body).offer.id;
    offerIds.set(id, offer);
    const kept = await everything.app.inject({
      method: 'POST',
      url: '/de-de/ajax/favorites/add',
      headers: { cookie: visitor, 'sec-fetch-site': 'same-origin' },
      payload: { hotelId: id, offer },
    });
    visitor ||= kept.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }
});
afterAll(async () => {
  await Promise.all([...shops.values(), everything].map((shop) => shop.close()));
  await database.drop();
});

const search = { duration: '7', departureDate: '2027-05-01', returnDate: '2027-05-31' };

interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly query: Record<string, string>;
  readonly payload?: object;
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
}

/** What a parameter of a call is asked with, about a hotel. A call with another one that it needs has to be judged here first. */
function askedWith(name: string, { id }: OneHotel): string | undefined {
  const known: Record<string, string> = {
    ...search,
    _locale: 'de-de',
    hotelId: String(id),
    offer: offerIds.get(id) ?? '',
    offers: offerIds.get(id) ?? '',
    keyword: 'Hotel',
    month: '2027-05',
    calendarMonth: '01-05-2027',
    destinations: '1001',
    withFacets: '1',
    box: '35,-5,45,10',
    los: '7',
  };
  return known[name];
}

/** What is posted about a hotel; null where no answer can name one. */
const bodies: Readonly<Record<string, ((hotel: OneHotel) => object) | null>> = {
  '/{_locale}/ajax/favorites/add': ({ id }) => ({ hotelId: id, offer: offerIds.get(id) }),
  '/{_locale}/ajax/favorites/remove': ({ id }) => ({ hotelId: id }),
  '/{_locale}/graphql': null,
  '/graphql': null,
  '/{_locale}/ajax/booking/create': ({ id }) => ({ offer: offerIds.get(id), total: 100_000 }),
  '/{_locale}/ajax/remove-pending-code': null,
};

/** Every call of the API document, asked about a hotel. */
async function listCalls(asked: OneHotel): Promise<readonly Call[]> {
  const { paths } = JSON.parse((await everything.app.inject({ url: '/openapi.json' })).body);
  const sitemap = { method: 'GET', url: '/sitemap-hotels-1.xml', query: {} } as const;
  const described = Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]): Call[] =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]): Call[] => {
      const url = path.replace('{_locale}', 'de-de').replace('{hotelId}', String(asked.id));
      if (method === 'post') {
        const body = bodies[path];
        if (body === undefined) throw new Error(`Say what ${path} is asked with about a hotel`);
        return body === null ? [] : [{ method: 'POST', url, query: {}, payload: body(asked) }];
      }
      const names = parameters.filter(({ name }) => !path.includes(`{${name}}`));
      const values = names.map(({ name, required }) => {
        const value = askedWith(name, asked);
        if (value === undefined && required) throw new Error(`Say what '${name}' of ${path} is asked with`);
        return [name, value] as const;
      });
      const query = Object.fromEntries(values.filter(([, value]) => value !== undefined));
      return [{ method: 'GET', url, query: query as Record<string, string> }];
    }),
  );
  return [sitemap, ...described];
}

/** Asks as a visitor who keeps both hotels. */
function ask({ app }: SearchApp, call: Call, { host }: OneHotel) {
  return app.inject({ ...call, headers: { host, cookie: visitor, 'sec-fetch-site': 'same-origin' } });
}

const names = (body: string, { id, name }: OneHotel) => body.includes(name) || body.includes(String(id));

/** The shop whose brands differ in hotels, or in operators. */
function shopBy(range: string): SearchApp {
  const shop = shops.get(range);
  if (shop === undefined) throw new RangeError(`No shop with ranges of ${range}`);
  return shop;
}

test.each(Object.keys(ranges).flatMap((range) => pairs.map((pair) => ({ range, ...pair }))))(
  'no call under $seller.brand names the hotel that $other.brand sells by its range of $range',
  async ({ range, seller, other }) => {
    const shop = shopBy(range);
    for (const asked of [seller, other])
      for (const call of await listCalls(asked)) {
        const { body, statusCode } = await ask(shop, call, seller);
        expect([call.url, asked.name, statusCode < 500, names(body, other)]).toEqual([
          call.url,
          asked.name,
          true,
          false,
        ]);
      }
  },
);

test.each([
  'ajax/hoteldetail/info',
  'ajax/tour-operator-hotel-content',
  'ajax/hoteldetail/reviews',
  'ajax/room-board-type-matrix',
  'ajax/cascade/months',
  'ajax/hoteldetail/calendar',
])('%s does not find a hotel outside the range', async (call) => {
  const query = { ...search, hotelId: String(mavi.id), calendarMonth: '01-05-2027' };
  for (const shop of shops.values()) {
    const { statusCode } = await ask(shop, { method: 'GET', url: `/de-de/${call}`, query }, clara);
    expect(statusCode).toBe(404);
  }
});

test('an offer outside the range is gone before the supplier is asked', async () => {
  const query = { ...search, offer: offerIds.get(mavi.id) ?? '' };
  for (const shop of shops.values()) {
    const { body } = await ask(shop, { method: 'GET', url: '/de-de/ajax/price-diff', query }, clara);
    expect(JSON.parse(body)).toMatchObject({ status: 'gone', alternatives: [] });
  }
});

test.each(Object.keys(ranges))(
  'under its range of %s a brand names the hotel that it sells',
  async (range) => {
    for (const { seller } of pairs) {
      const named: string[] = [];
      for (const call of await listCalls(seller)) {
        const { body } = await ask(shopBy(range), call, seller);
        if (names(body, seller)) named.push(call.url);
      }
      expect(named.length).toBeGreaterThan(15);
    }
  },
);

test('without ranges the same calls answer, and most of them name it', async () => {
  const named: string[] = [];
  for (const call of await listCalls(mavi)) {
    const { body, statusCode } = await ask(everything, call, clara);
    if (call.method === 'GET') expect([call.url, statusCode]).toEqual([call.url, 200]);
    if (names(body, mavi)) named.push(call.url);
  }
  expect(named.length).toBeGreaterThan(15);
});
