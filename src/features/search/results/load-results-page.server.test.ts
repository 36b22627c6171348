import { expect, test } from 'vitest';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../../tests/factories/open-search-app.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { hotelIds } from '../../../../tests/factories/search-world.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Visit } from '../../../site/visit.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { createResultsPageLoader } from './load-results-page.server.ts';

const selling = await openSearchApp();

async function load(query: string, shopper: Partial<Visit> = {}) {
  const url = new URL(`http://shop.test/de-de/search?${query}`);
  const match = { name: 'resultlist', kind: 'page', params: { _locale: 'de-de' } } as const;
  const page = await createResultsPageLoader(selling.search)(
    { ...buildVisit(), ...shopper },
    match,
    url,
    unknownVisitor,
  );
  return requireView(page, 'results');
}

const brandWithDiscount = { ...buildVisit().brand, membershipDiscountPercent: 5 };

test('[DISC-005] a member gets the price for members next to the one of everybody', async () => {
  selling.offers.set([buildOffer({ total: 100_001 })]);
  const offerFor = async (shopper: Partial<Visit>) =>
    (await load('destinations=1001&duration=7', shopper)).props.hotels[0]?.offer;
  const member = await offerFor({
    brand: brandWithDiscount,
    member: { nickname: 'Ana', isEmailVerified: true },
  });
  expect(member).toMatchObject({ total: 95_001, perPerson: 47_501, publicPerPerson: 50_001 });
  const unverified = { nickname: 'Ana', isEmailVerified: false };
  const guest = await offerFor({ brand: brandWithDiscount, member: unverified });
  expect(guest).toMatchObject({ total: 100_001 });
  expect(guest).not.toHaveProperty('publicPerPerson');
});

test('[LIST-014] [LIST-015] [LIST-016] [LIST-017] [LIST-018] [LIST-019] [LIST-020] a card has the hotel and its cheapest offer', async () => {
  selling.offers.set([buildOffer({ total: 100_001 }), buildOffer({ total: 200_000, nights: 14 })]);
  const { props } = await load('destinations=1001&duration=7');
  expect(props).toMatchObject({
    place: 'Majorca',
    trip: '7 nights · any time · 2 adults',
    total: 1,
    pages: 1,
  });
  expect(props.hotels).toEqual([
    {
      hotel: {
        id: hotelIds.calaBlanca,
        name: 'Hotel Cala Blanca',
        path: `/de-de/hotel/majorca/cala-blanca-${hotelIds.calaBlanca}`,
        scene: 'hotel-front.balearic.summer.golden.warm.h1',
        stars: 4,
        rating: 52,
        reviews: 12,
        place: 'Palma, Majorca',
        at: { latitude: 39.57, longitude: 2.65 },
      },
      highlights: ['pool', 'wifi'],
      offer: expect.objectContaining({
        nights: 7,
        airport: 'Frankfurt am Main',
        perPerson: 50_001,
        total: 100_001,
      }),
    },
  ]);
});

const toPrice = (total: number) => ({ perPerson: Math.ceil(total / 2), total });

test.each([
  ['', 98_000, 'the same price', null],
  ['', 97_999, 'another total with the same share', null],
  ['', 90_000, 'another price', { old: toPrice(90_000), new: toPrice(98_000) }],
  [
    '&sort=rating',
    90_000,
    'the lowest price in another order',
    { old: toPrice(90_000), new: toPrice(98_000) },
  ],
  ['&page=2', 90_000, 'the lowest price on another page', { old: toPrice(90_000), new: toPrice(98_000) }],
  ['&duration=21', 90_000, 'nothing', { old: toPrice(90_000), new: null }],
])('[OFFER-031] the list %s of a link with %i has %s', async (query, shown, _what, priceChange) => {
  selling.offers.set([
    buildOffer({ total: 100_000 }),
    buildOffer({ hotelId: hotelIds.aether, total: 98_000 }),
  ]);
  const { props } = await load(`shownPrice=${shown}EUR${query}`);
  expect(props.priceChange).toEqual(priceChange);
  expect(props.mask.params).not.toHaveProperty('shownPrice');
});

test.each(['', '&sort=rating', '&sort=price', '&page=2'])(
  'the list %s says the lowest price of all its hotels, from the question that found them',
  async (query) => {
    selling.offers.set([
      buildOffer({ total: 100_000 }),
      buildOffer({ hotelId: hotelIds.aether, total: 98_000 }),
    ]);
    const before = selling.offers.queries.length;
    expect((await load(`duration=7${query}`)).props.lowest).toBe(49_000);
    expect(selling.offers.queries.slice(before).filter(({ name }) => name === 'hotels')).toHaveLength(1);
    expect((await load(`duration=21${query}`)).props.lowest).toBeNull();
  },
);

test('[OFFER-031] a list without a shown price, or with one in other money, has no change', async () => {
  selling.offers.set([buildOffer({ total: 100_000 })]);
  expect((await load('')).props.priceChange).toBeNull();
  expect((await load('shownPrice=90000CHF')).props.priceChange).toBeNull();
});

test('[MASK-025] one hotel searched for is a list of that hotel', async () => {
  selling.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.aether, total: 90_000 })]);
  const { props } = await load(`destinations=${hotelIds.calaBlanca}`);
  expect(props.place).toBe('Hotel Cala Blanca');
  expect(props.hotels.map(({ hotel }) => hotel.id)).toEqual([hotelIds.calaBlanca]);
});

test('[PERIOD-026] [PERIOD-027] exact dates that are over leave their length of stay, and the page says so', async () => {
  const { props } = await load('departureDate=2020-01-01&returnDate=2020-01-08&exact=1');
  expect(props.mask.params).toEqual({ airports: 'DE', duration: '7' });
  expect(props.notes).toEqual([expect.stringContaining('date in the past')]);
});

test('[PERIOD-026] [PERIOD-027] exact mode without dates has the next ones, and the page says which', async () => {
  const { props } = await load('exact=1');
  const today = requireDay(props.mask.today);
  expect(props.mask.params).toEqual({
    airports: 'DE',
    departureDate: formatDay(today + 21),
    returnDate: formatDay(today + 22),
    exact: '1',
  });
  expect(props.trip).toContain(formatDate(today + 22, 'en'));
});

test('[AIRPORT-020] a list without a departure names the market’s country in the mask, one from any airport says so', async () => {
  expect((await load('')).props.mask.airports).toEqual([{ key: 'DE', name: 'Germany' }]);
  const { props } = await load('airports=any');
  expect(props.mask).toMatchObject({ airports: [], params: { airports: 'any' } });
});

test('[GALLERY-006] a list for an airport of arrival is headed by it, until a destination is chosen', async () => {
  expect((await load('arrival=PMI')).props.place).toBe('Palma de Mallorca');
  expect((await load('arrival=PMI&destinations=1001')).props.place).toBe('Majorca');
  expect((await load('')).props.place).toBe('');
});

test('what cannot be read is left out, and the page says so', async () => {
  selling.offers.set([buildOffer()]);
  const { code, props } = await load('departureDate=2020-01-01&stars=9');
  expect(code).toBe(200);
  expect(props).toMatchObject({ notes: [expect.any(String)], total: 1, mask: { params: {} } });
});

test('[TRAV-036] a child that is too old for one by departure counts as an adult, and the page says so', async () => {
  selling.offers.set([buildOffer()]);
  const days = 'departureDate=2027-05-01&returnDate=2027-05-08&exact=1';
  const { props } = await load(`${days}&children=2011-05-01,2020-01-01`);
  expect(props.trip).toContain('3 adults · 1 child');
  expect(props.travellers).toBe(4);
  expect(props.mask.params.children).toBe('2011-05-01,2020-01-01');
  expect(props.notes).toEqual([
    'One child will be 16 or older on the day of departure and travels as an adult.',
  ]);
  expect(selling.offers.queries.at(-1)).toMatchObject({
    request: { party: { adults: 2, childrenBorn: ['2011-05-01', '2020-01-01'].map(requireDay) } },
  });
  expect((await load(`${days}&children=2011-05-02`)).props.notes).toEqual([]);
});

test('[TRAV-015] children that may not travel with the party are left out in so many words', async () => {
  const { props } = await load('adults=1&children=2026-01-01,2026-01-02');
  expect(props.travellers).toBe(1);
  expect(props.notes).toEqual([expect.stringContaining('Prices are for the adults only')]);
});

test('a form sent without script is the same search', async () => {
  selling.offers.set([buildOffer()]);
  await load('kept=destinations%3D1001&stars=4&stars=5&amenities=pool&maxPrice=');
  expect(selling.offers.queries.at(-1)).toMatchObject({
    request: {
      destinations: [1001],
      filters: { categories: [40, 50], attributes: ['pool'], maxTotal: null },
    },
  });
});

test('[LIST-024] nothing on the days wanted names the days nearby', async () => {
  selling.offers.set([
    buildOffer({ departure: '2027-05-03', total: 120_000 }),
    buildOffer({ departure: '2027-05-20', total: 80_000 }),
    buildOffer({ departure: '2027-07-20', total: 10_000 }),
  ]);
  const { props } = await load('departureDate=2027-05-01&returnDate=2027-05-08&exact=1&sort=rating');
  expect(props.total).toBe(0);
  expect(
    props.zeroResultSuggestions?.dates.map(({ params, isCheapest }) => [params.departureDate, isCheapest]),
  ).toEqual([
    ['2027-05-03', false],
    ['2027-05-20', true],
  ]);
  expect(props.zeroResultSuggestions?.dates[0]?.params).toMatchObject({
    returnDate: '2027-05-10',
    duration: '7',
    exact: '1',
    sort: 'rating',
  });
});

test.each([
  ['duration=7', { departure: '2027-05-03', total: 120_000 }],
  ['duration=6-9', { departure: '2027-05-03', nights: 9, total: 110_000 }],
])(
  '[LIST-024] with %s the list of a nearby date begins at the price next to its link',
  async (nights, offer) => {
    selling.offers.set([
      buildOffer(offer),
      buildOffer({ departure: '2027-05-03', nights: 12, total: 50_000 }),
    ]);
    const { props } = await load(`departureDate=2027-05-01&returnDate=2027-05-08&exact=1&${nights}`);
    const [date] = props.zeroResultSuggestions?.dates ?? [];
    expect(date?.params.sort).toBe('price');
    const list = await load(`${new URLSearchParams(date?.params as Record<string, string>)}`);
    expect(list.props.hotels[0]?.offer).toMatchObject({
      perPerson: date?.perPerson,
      total: date?.total,
      nights: date?.nights,
    });
  },
);

test('[LIST-024] a filter that leaves nothing can be left out', async () => {
  selling.offers.set([buildOffer({ board: 'breakfast' })]);
  const { props } = await load('board=all_inclusive');
  expect(props.zeroResultSuggestions).toEqual({
    dates: [],
    withoutFilter: [{ name: 'board', hotels: 1 }],
    ofAnyLength: 0,
    hotel: null,
  });
});

test('[LIST-024] [PERIOD-028] what is sold for other lengths of stay alone is counted', async () => {
  selling.offers.set([buildOffer({ nights: 5 })]);
  expect((await load('')).props.zeroResultSuggestions).toMatchObject({ ofAnyLength: 1 });
  expect((await load('duration=8-10')).props.zeroResultSuggestions).toMatchObject({ ofAnyLength: 1 });
  expect((await load('duration=-1&board=all_inclusive')).props.zeroResultSuggestions).toMatchObject({
    ofAnyLength: 0,
  });
});

test('[LIST-009] a page past the end has no hotels and knows where the list ends', async () => {
  selling.offers.set([buildOffer()]);
  expect((await load('page=2')).props).toMatchObject({
    page: 2,
    pages: 1,
    total: 1,
    hotels: [],
    zeroResultSuggestions: null,
  });
});

test('search engines keep the list of all hotels, and no search: places have pages of their own', async () => {
  selling.offers.set([buildOffer()]);
  expect((await load('')).pageMetaContent.isHidden).toBe(false);
  expect((await load('destinations=1001')).pageMetaContent).toMatchObject({
    title: 'Majorca: 1 hotel with prices | Abendmeer',
    isHidden: true,
  });
  expect((await load('sort=rating')).pageMetaContent.isHidden).toBe(true);
});

test('[TRACK-001] loading the list is an event with its hotels', async () => {
  selling.offers.set([buildOffer()]);
  const { events } = await load('');
  expect(events).toEqual([
    {
      name: 'view_item_list',
      params: {
        item_list_id: 'resultlist',
        item_list_name: 'Result list',
        currency: 'EUR',
        items: [
          { item_id: String(hotelIds.calaBlanca), item_name: 'Hotel Cala Blanca', index: 0, price: 500.01 },
        ],
      },
    },
  ]);
});
