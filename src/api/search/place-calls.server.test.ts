import { describe, expect, test } from 'vitest';
import { callSearchApi } from '../../../tests/factories/call-search-api.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../tests/factories/open-search-app.ts';
import { today } from '../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';

const shop = await openSearchApp();

const callApi = (call: string, query?: Record<string, string>) => callSearchApi(shop, `ajax/${call}`, query);

describe('destination autocomplete', () => {
  const suggest = async (keyword: string, more: Record<string, string> = {}) =>
    (await callApi('destination-autocomplete/options', { keyword, ...more })).body;
  const names = async (keyword: string) =>
    (await suggest(keyword)).options.map(({ name }: { name: string }) => name);

  test('[SAPI-004] [SAPI-005] [DEST-014] [DEST-015] two characters are looked up, one is refused', async () => {
    expect(await names('ma')).toEqual(['Mallorca']);
    const refused = await callApi('destination-autocomplete/options', { keyword: 'm' });
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { keyword: 'must have 2 characters or more' },
    ]);
    expect((await callApi('destination-autocomplete/options', { keyword: ' m ' })).status).toBe(400);
    expect((await callApi('destination-autocomplete/options')).status).toBe(400);
  });

  test('[DEST-013] each word of a name matches by prefix, without accents and in either case', async () => {
    expect(await names('ALCU')).toEqual(['Port d’Alcúdia']);
    expect(await names('port alc')).toEqual(['Port d’Alcúdia']);
    expect(await names('cudia')).toEqual([]);
    expect(await names('cala bl')).toEqual(['Hotel Cala Blanca']);
  });

  test('[SDATA-001] [SDATA-003] [SDATA-004] a destination has id, name, type, level and marked label', async () => {
    const { options, airports } = await suggest('palma');
    expect(airports).toEqual([]);
    expect(options).toEqual([
      {
        id: 10001,
        name: 'Palma',
        type: 'city',
        level: 3,
        highlightedLabel: '<mark>Palma</mark>',
        within: 'Mallorca, Spanien',
        hotels: 1,
      },
      expect.objectContaining({ id: 100001, type: 'poi', level: 5, within: 'Palma, Mallorca, Spanien' }),
    ]);
    expect((await suggest('cala')).options[0]).toMatchObject({
      id: hotelIds.calaBlanca,
      type: 'hotel',
      level: 4,
      within: 'Palma, Mallorca, Spanien',
    });
  });

  test('the name of a hotel is no markup', async () => {
    expect((await suggest('sol')).options[0].highlightedLabel).toBe(
      'Æther &amp; &lt;<mark>Söl</mark>&gt; Palace',
    );
  });

  test('places come before hotels, and names that begin so before the others', async () => {
    expect(await names('sp')).toEqual(['Spanien', 'Spreewald & Berlin', 'Pension Spree']);
    expect(await names('be')).toEqual(['Berlin', 'Spreewald & Berlin']);
  });

  test("names are looked up and shown in the visitor's language", async () => {
    const english = await shop.app.inject({
      url: '/de-de/ajax/destination-autocomplete/options?keyword=majo',
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().options.map(({ name }: { name: string }) => name)).toEqual(['Majorca']);
    expect(english.headers['content-language']).toBe('en');
  });

  test('a name in another language finds the place, an error in it is a question', async () => {
    expect(await names('majo')).toEqual(['Mallorca']);
    const { options } = await suggest('malorca');
    expect(options.map(({ name, isNear }: { name: string; isNear?: true }) => [name, isNear])).toEqual([
      ['Mallorca', true],
    ]);
    expect(await names('xyzzyx')).toEqual([]);
  });

  test('a sentence is answered as the search that it asks for, with its words and what was not understood', async () => {
    const { options, understood } = await suggest('eine Woche Malorca zu viert unter 3000 mit Zeppelin');
    expect(options).toEqual([]);
    expect(understood).toEqual({
      parts: [
        { label: '7 Nächte', ranges: [{ start: 0, end: 10 }], isSearched: true },
        { label: 'Mallorca', ranges: [{ start: 11, end: 18 }], isSearched: true },
        { label: '4 Erwachsene', ranges: [{ start: 19, end: 27 }], isSearched: true },
        { label: 'bis 3.000 € für alle', ranges: [{ start: 28, end: 38 }], isSearched: true },
      ],
      unknown: ['Zeppelin'],
      params: { duration: '7', adults: '4', maxPrice: '', maxTotal: '3000' },
      destinations: [{ id: 1001, name: 'Mallorca', type: 'region', within: 'Spanien' }],
      airports: [],
    });
  });

  test('what cannot be searched for is said: too many travellers, children without ages', async () => {
    const { understood } = await suggest('Mallorca 12 Erwachsene mit zwei Kindern ab Hamburg');
    const parts = understood.parts as readonly { label: string; isSearched: boolean }[];
    expect(parts.filter(({ isSearched }) => !isSearched).map(({ label }) => label)).toEqual([
      '12 Erwachsene',
      '2 Kinder (Alter fehlt)',
    ]);
    expect(understood.airports).toEqual([{ key: 'HAM', name: 'Hamburg' }]);
    expect(understood.params).toEqual({});
  });

  test('a mere name is no sentence, and neither is the beginning of one', async () => {
    expect((await suggest('Mallorca')).understood).toBeNull();
    expect((await suggest('ber')).understood).toBeNull();
  });

  test('[AIRPORT-006] [SDATA-006] airports of departure are found by name, city and code', async () => {
    const airportsFor = async (keyword: string) => (await suggest(keyword, { type: 'airports' })).airports;
    expect(await airportsFor('fra')).toEqual([
      {
        name: 'Frankfurt am Main',
        tlc: 'FRA',
        countryCode: 'DE',
        highlightedLabel: '<mark>Fra</mark>nkfurt am Main (<mark>FRA</mark>)',
      },
    ]);
    expect((await airportsFor('munch')).map(({ tlc }: { tlc: string }) => tlc)).toEqual(['MUC']);
    expect(await airportsFor('palma')).toEqual([]);
  });
});

test('[SAPI-007] [SDATA-002] the destinations are a tree of countries, regions and cities with hotels', async () => {
  const { body } = await callApi('destinations');
  const [germany, spain] = body.data.model;
  expect([germany.name, spain.name]).toEqual(['Deutschland', 'Spanien']);
  expect(spain).toEqual({
    id: 1,
    name: 'Spanien',
    type: 'country',
    level: 1,
    hotels: 2,
    children: [
      {
        id: 1001,
        name: 'Mallorca',
        type: 'region',
        level: 2,
        hotels: 2,
        children: [
          { id: 10001, name: 'Palma', type: 'city', level: 3, hotels: 1, children: [] },
          { id: 10002, name: 'Port d’Alcúdia', type: 'city', level: 3, hotels: 1, children: [] },
        ],
      },
    ],
  });
});

test('[SDATA-006] [AIRPORT-009] [AIRPORT-010] airports are grouped by country, in Germany by its parts', async () => {
  const { body } = await callApi('destinations');
  const groups = body.data.airports.map(({ key, name, children }: Record<string, unknown>) => [
    key,
    name,
    (children as { tlc: string }[]).map(({ tlc }) => tlc),
  ]);
  expect(groups).toEqual([
    ['NORTH', 'Deutschland', ['HAM']],
    ['SOUTH', 'Deutschland', ['MUC']],
    ['WEST', 'Deutschland', ['FRA']],
    ['GB', 'Großbritannien', ['LHR', 'EMA']],
  ]);
});

test('the tree is written once for everybody, in each language', async () => {
  const fetchTree = async (language: string) => {
    const headers = { 'accept-language': language, 'accept-encoding': 'identity' };
    return (await shop.app.inject({ url: '/de-de/ajax/destinations', headers })).json();
  };
  const nameSpain = async (language: string) => (await fetchTree(language)).data.model[1].name;
  for (const _again of [1, 2]) {
    expect([await nameSpain('de'), await nameSpain('en')]).toEqual(['Spanien', 'Spain']);
  }
});

describe('destination serial', () => {
  test('[SAPI-009] gives the cheapest offer of each country, and where the search goes on', async () => {
    shop.offers.set([buildOffer({ total: 200_000 }), buildOffer({ total: 150_000, planId: 5 })]);
    const { body } = await callApi('destination_serial/list', { adults: '3', duration: '7' });
    expect(body.level).toBe('country');
    expect(body.destinations).toHaveLength(1);
    expect(body.destinations[0]).toMatchObject({
      destination: { id: 1, name: 'Spanien', type: 'country', level: 1, slug: 'spain', within: '' },
      hotels: 1,
      offer: { price: { totalAmount: 150_000, perPersonAmount: 50_000 } },
      params: { destinations: '1', adults: '3', duration: '7' },
    });
  });

  test('goes a level below the selected place, or to the requested level', async () => {
    shop.offers.set([buildOffer()]);
    const levelOf = async (query: Record<string, string>) =>
      (await callApi('destination_serial/list', query)).body.level;
    expect(await levelOf({ destinations: '1' })).toBe('region');
    expect(await levelOf({ destinations: '1001' })).toBe('city');
    expect(await levelOf({ destinations: '1', level: 'city' })).toBe('city');
    expect((await callApi('destination_serial/list', { level: 'hotel' })).status).toBe(400);
  });
});

test('[SAPI-012] [GALLERY-002] the gallery shows picture, price, nights, flight time and best month of each region', async () => {
  shop.offers.set([
    buildOffer({ departure: '2027-05-01' }),
    buildOffer({ departure: '2027-08-01', total: 300_000 }),
  ]);
  const { body } = await callApi('all-destinations');
  expect(body.destinations).toHaveLength(1);
  expect(body.destinations[0]).toMatchObject({
    destination: { id: 1001, name: 'Mallorca', within: 'Spanien' },
    offer: { lengthOfStay: 7, price: { totalAmount: 100_001, perPersonAmount: 50_001 } },
    flightMinutes: 140,
    bestMonth: '2027-05',
    scene: 'countryside.balearic.summer.golden.warm.majorca',
  });
});

test('[GALLERY-002] all regions of the gallery are found with one question', async () => {
  shop.offers.set([buildOffer(), buildOffer({ hotelId: hotelIds.spree })]);
  const before = shop.offers.queries.length;
  const { body } = await callApi('all-destinations');
  expect(body.destinations).toHaveLength(2);
  expect(shop.offers.queries.slice(before).map(({ name }) => name)).toEqual(['destinations']);
});

test('[FLAG-001] without flights the gallery shows no flight time', async () => {
  shop.offers.set([buildOffer({ isHotelOnly: true })]);
  const { body } = await callApi('all-destinations', { hotelOnly: '1' });
  expect(body.destinations[0]).toMatchObject({ flightMinutes: null, bestMonth: '2027-05' });
});

test('[GALLERY-003] each month ahead has the price that the gallery shows once it is chosen, null where nothing is sold', async () => {
  shop.offers.set([buildOffer({ total: 100_001 })]);
  const { status, body } = await callApi('month-prices', {
    departureDate: '2027-08-01',
    returnDate: '2027-08-31',
  });
  expect(status).toBe(200);
  expect(body.months).toHaveLength(12);
  expect(body).toMatchObject({ knownAt: expect.stringMatching(/^2026-11-21T/), source: 'index' });
  expect(body.months[0].month).toBe('2026-11');
  const sold = body.months.filter(
    ({ perPersonAmount }: { perPersonAmount: number | null }) => perPersonAmount,
  );
  expect(sold.length).toBeGreaterThan(0);
  expect(sold[0]).toMatchObject({ perPersonAmount: 50_001, totalAmount: 100_001 });
  expect((await callApi('month-prices', { adults: '99' })).status).toBe(400);
});

test('[GALLERY-003] under a theme a month has the price of the places that have it', async () => {
  shop.offers.set([buildOffer({ total: 100_000 }), buildOffer({ hotelId: hotelIds.spree, total: 300_000 })]);
  const themeOf = async (theme: string) => {
    const { body } = await callApi('month-prices', { theme });
    const amounts = body.months.map(
      ({ perPersonAmount }: { perPersonAmount: number | null }) => perPersonAmount,
    );
    return [...new Set(amounts)].filter((amount) => amount !== null);
  };
  expect(await themeOf('city')).toEqual([150_000]);
  expect(await themeOf('mountains')).toEqual([]);
  expect((await callApi('month-prices', { theme: 'moon' })).status).toBe(400);
});

describe('the price calendar of the period picker', () => {
  const requestMonth = (month: string, query: Record<string, string> = {}) =>
    callApi('price-calendar', { destinations: '1001', month, ...query });

  test('[PERIOD-028] has the cheapest price for one person on each day of departure, in all chosen places', async () => {
    shop.offers.set([
      buildOffer({ departure: '2027-05-01', total: 100_001 }),
      buildOffer({ departure: '2027-05-01', total: 90_001, nights: 3 }),
      buildOffer({ departure: '2027-05-31', total: 80_000, hotelId: hotelIds.spree }),
      buildOffer({ departure: '2027-06-01', total: 1 }),
    ]);
    const { body } = await requestMonth('2027-05', { destinations: '1001,2', duration: '-1' });
    expect(body).toMatchObject({ month: '2027-05', currency: 'EUR', source: 'index' });
    expect(body.days).toEqual([
      { date: '2027-05-01', perPersonAmount: 45_001 },
      { date: '2027-05-31', perPersonAmount: 40_000 },
    ]);
    const usual = await requestMonth('2027-05', { destinations: '1001,2' });
    expect(usual.body.days[0]).toEqual({ date: '2027-05-01', perPersonAmount: 50_001 });
  });

  test('[PERIOD-020] looks at the length of stay and not at the dates of the search', async () => {
    shop.offers.set([
      buildOffer({ departure: '2027-05-01', total: 100_000 }),
      buildOffer({ departure: '2027-05-01', total: 60_000, nights: 3 }),
    ]);
    const dates = { departureDate: '2027-08-01', returnDate: '2027-08-20', exact: '1' };
    const { body } = await requestMonth('2027-05', { ...dates, duration: '7' });
    expect(body.days).toEqual([{ date: '2027-05-01', perPersonAmount: 50_000 }]);
  });

  test('[PERIOD-016] [PERIOD-018] reaches from the month of tomorrow to that of 365 days ahead', async () => {
    expect((await requestMonth('2026-11')).status).toBe(200);
    expect((await requestMonth('2027-11')).body.days).toEqual([]);
    for (const month of ['2026-10', '2027-12', '2027-13', '']) {
      expect((await requestMonth(month)).body.error.fields).toEqual({
        month: 'must be a month of the coming year, YYYY-MM',
      });
    }
  });

  test('asks nothing for a month that no trip departs in, and says that it knows nothing', async () => {
    shop.clock.set('2026-12-01T12:00:00Z');
    const asked = shop.offers.queries.length;
    const { body } = await requestMonth('2027-12');
    shop.clock.set(`${today}T12:00:00Z`);
    expect(shop.offers.queries.length).toBe(asked);
    expect(body).toEqual({ month: '2027-12', currency: 'EUR', knownAt: null, source: null, days: [] });
  });

  test('requires a destination that exists', async () => {
    const problem = async (destinations: string) =>
      (await requestMonth('2027-05', { destinations })).body.error.fields.destinations;
    expect(await problem('')).toBe('must name a destination or more');
    expect(await problem('424242')).toBe('has no destination with the id 424242');
  });
});
