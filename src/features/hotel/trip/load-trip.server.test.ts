import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { buildFactors, buildFormerTotal } from '../../../../tests/factories/price-past.ts';
import { buildSearchApp } from '../../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../../tests/factories/search-world.ts';
import { encodeOfferId } from '../../../trip-search/offers/offer-id.server.ts';
import { readPageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import { chooseTripOffer } from './choose-trip-offer.server.ts';
import { loadTrip } from './load-trip.server.ts';
import { loadPricePast } from './past/load-price-past.server.ts';

const database = await createTestDatabase();
const { search, offers, history, close } = await buildSearchApp({ pool: database.pool });
afterAll(async () => {
  await close();
  await database.drop();
});

const shopper = {
  locale: 'de-de',
  language: 'en',
  currency: 'EUR',
  homeCountry: 'DE',
  brandName: 'Abendmeer',
} as const;

function load(query: Record<string, string> = {}) {
  const visit = search.visit(shopper);
  const address = new URLSearchParams(query);
  return loadTrip(visit, hotelIds.calaBlanca, readPageSearch(visit, address), address);
}

const cheap = buildOffer({ total: 90_000 });
const dear = buildOffer({ planId: 7, total: 95_000, roomId: 2, board: 'half_board' });
const departed = buildOffer({ planId: 8, departure: '2026-11-21' });
const idOf = ({ key }: typeof cheap) => encodeOfferId(key);

test('the offer that the address names is shown', async () => {
  offers.set([cheap, dear]);
  const trip = await load({ offer: idOf(dear) });
  expect([trip.choice, trip.missed, trip.offer?.id]).toEqual(['named', null, idOf(dear)]);
  expect(trip.stay).toMatchObject({ room: 'Suite' });
  expect(trip.offer?.board).toBe('half_board');
});

test('what the hotel collects on the spot is counted for the party and the stay, and unknown without rules', async () => {
  offers.set([cheap]);
  const visit = search.visit(shopper);
  const rule = {
    amount: '2.50',
    currency: 'EUR',
    per: 'person_night',
    fromAge: 16,
    maxNights: null,
  } as const;
  const profile = await visit.hotels.findProfile(hotelIds.calaBlanca);
  if (profile === null) throw new Error('The hotel is there');
  const findProfile = async () => ({ ...profile, localCharges: [{ ...rule, kind: 'tourist_tax' } as const] });
  const charged = { ...visit, hotels: { ...visit.hotels, findProfile } };
  const address = new URLSearchParams({ offer: idOf(cheap) });
  const trip = await loadTrip(charged, hotelIds.calaBlanca, readPageSearch(charged, address), address);
  expect(trip.offer?.localCharges).toEqual([{ kind: 'tourist_tax', amount: '35.00', currency: 'EUR' }]);
  expect((await load({ offer: idOf(cheap) })).offer).not.toHaveProperty('localCharges');
});

const toPrice = (total: number) => ({ perPerson: total / 2, total });

test.each([
  ['95000EUR', null],
  ['95000CHF', null],
  ['', null],
  ['94998EUR', { old: toPrice(94_998), new: toPrice(95_000) }],
  ['99000EUR', { old: toPrice(99_000), new: toPrice(95_000) }],
])('[OFFER-031] a link that showed %j leads to the change %j', async (shownPrice, priceChange) => {
  offers.set([cheap, dear]);
  expect((await load({ offer: idOf(dear), shownPrice })).priceChange).toEqual(priceChange);
});

test('[OFFER-031] what a trip that is gone cost is compared with the one in its place', async () => {
  offers.set([cheap]);
  expect(await load({ offer: idOf(dear), shownPrice: '95000EUR' })).toMatchObject({
    missed: 'gone',
    priceChange: { old: toPrice(95_000), new: toPrice(90_000) },
  });
  offers.set([]);
  expect(await load({ offer: idOf(dear), shownPrice: '95000EUR' })).toMatchObject({
    choice: 'none',
    priceChange: { old: toPrice(95_000), new: null },
  });
});

test('the trip shown before a choice is known from the address of the choice, to those who travelled then', async () => {
  const before = buildOffer({
    planId: 7,
    departure: '2027-05-03',
    roomId: 2,
    board: 'half_board',
    from: 'MUC',
  });
  offers.set([cheap, before]);
  const choice = { offer: idOf(cheap), before: idOf(before), chose: 'departure-nights' };
  const { former } = await load(choice);
  expect(former).toMatchObject({
    trip: {
      id: idOf(before),
      total: 100_001,
      airport: { code: 'MUC' },
      departure: '2027-05-03',
      nights: 7,
      outbound: { departs: '06:05', arrives: '08:25' },
      room: { id: 2, name: 'Suite' },
      board: 'half_board',
    },
    chosen: ['departure', 'nights'],
    party: null,
  });
  const party = { adults: '3', children: '2019-05-01' };
  expect((await load({ ...choice, beforeParty: '3_2019-05-01' })).former?.party).toEqual(party);
});

test.each([
  ['none', () => ''],
  ['nothing', () => 'x'.repeat(500)],
  ['one of another hotel', () => idOf(buildOffer({ hotelId: hotelIds.aether }))],
  ['one that is gone', () => idOf(dear)],
  ['one that has departed', () => idOf(departed)],
])('an address that names %s as the former trip has none', async (_what, name) => {
  offers.set([cheap, departed]);
  expect((await load({ offer: idOf(cheap), before: name(), chose: '' })).former).toBeNull();
});

test('without a name it is the cheapest for the search', async () => {
  offers.set([dear, cheap]);
  const trip = await load({ duration: '7' });
  expect([trip.choice, trip.offer?.id]).toEqual(['cheapest', idOf(cheap)]);
});

test('the cheapest offer replaces one that is no longer for sale, and the page says so', async () => {
  offers.set([cheap]);
  expect(await load({ offer: idOf(dear) })).toMatchObject({ choice: 'cheapest', missed: 'gone' });
});

test.each([
  ['another hotel', () => idOf(buildOffer({ hotelId: hotelIds.aether }))],
  ['nothing', () => 'x'.repeat(500)],
])('an address that names an offer of %s shows the cheapest', async (_what, name) => {
  offers.set([cheap]);
  expect(await load({ offer: name() })).toMatchObject({ choice: 'cheapest', missed: 'unreadable' });
});

test('where nothing is sold for the days searched, it is the cheapest at any time', async () => {
  offers.set([cheap]);
  const trip = await load({ departureDate: '2027-08-01', returnDate: '2027-08-31', duration: '14' });
  expect([trip.choice, trip.offer?.id]).toEqual(['other-days', idOf(cheap)]);
});

test.each([
  ['open', {}, 2],
  ['for a party', { adults: '3', children: '2018-05-10' }, 2],
  ['for days', { departureDate: '2027-08-01', returnDate: '2027-08-31' }, 3],
  ['unreadable', { departureDate: '2027-13-01' }, 2],
])(
  '[PERIOD-028] a search %s that finds nothing asks each question once',
  async (_which, query, questions) => {
    offers.set([]);
    const visit = search.visit(shopper);
    let asked = 0;
    const counting: typeof visit = {
      ...visit,
      queryOffers: (query) => {
        if (query.name === 'hotels') asked += 1;
        return visit.queryOffers(query);
      },
    };
    const page = readPageSearch(counting, new URLSearchParams(query));
    expect(await chooseTripOffer(counting, hotelIds.calaBlanca, page, null)).toMatchObject({
      choice: 'none',
      found: null,
    });
    expect(asked).toBe(questions);
  },
);

test('[TRAV-018] [TRAV-036] a child counts as an adult from the departure on at which it has outgrown that', async () => {
  const early = buildOffer({ departure: '2027-05-01' });
  const late = buildOffer({ departure: '2027-05-20' });
  offers.set([early, late]);
  const children = '2011-05-10';
  expect(await load({ children, offer: idOf(early) })).toMatchObject({
    travellers: { adults: 2, children: 1 },
    travellersNote: null,
  });
  expect(await load({ children, offer: idOf(late) })).toMatchObject({
    travellers: { adults: 3, children: 0 },
    travellersNote: expect.stringContaining('travels as an adult'),
  });
});

test('what each child costs is said where the trip is sold to the adults alone, too', async () => {
  offers.set([cheap]);
  // The fake sells at one price for any party: a child costs nothing more.
  expect((await load({ children: '4,9' })).childPrices).toEqual({
    adults: { count: 2, amount: 90_000 },
    children: [
      { age: 9, amount: 0 },
      { age: 4, amount: 0 },
    ],
  });
  expect((await load()).childPrices).toBeNull();
});

test('[OFFER-037] the last days of a trip are joined by price, and a price below all of them is good', async () => {
  offers.set([cheap]);
  offers.setFactors(buildFactors(cheap));
  history.set([
    buildFormerTotal(cheap, 110_000, '2026-11-01T12:00:00Z'),
    buildFormerTotal(cheap, 100_000, '2026-11-20T12:00:00Z', 2),
  ]);
  const { past } = await load();
  expect(past).toEqual({
    runs: [
      { from: '2026-10-22', to: '2026-10-31', amount: 55_000 },
      { from: '2026-11-01', to: '2026-11-19', amount: 50_000 },
      { from: '2026-11-20', to: '2026-11-21', amount: 45_000 },
    ],
    days: 30,
    daysSold: 30,
    compared: { lowest: 45_000, usual: 50_000 },
    goodPercent: 10,
    isCheapest: true,
  });
});

test('[OFFER-037] a trip with other flights than the cheapest of its days is not judged', async () => {
  const same = buildOffer({ total: 92_000, planId: cheap.key.planId, flightId: 12 });
  offers.set([cheap, same]);
  offers.setFactors(buildFactors(cheap));
  history.set([buildFormerTotal(cheap, 120_000, '2026-11-20T12:00:00Z')]);
  expect((await load({ offer: idOf(cheap) })).past).toMatchObject({ isCheapest: true, goodPercent: 25 });
  expect((await load({ offer: idOf(same) })).past).toMatchObject({ isCheapest: false, goodPercent: null });
});

test('[OFFER-037] where the history cannot be read the page is shown without the last days', async () => {
  offers.set([cheap]);
  offers.setFactors(buildFactors(cheap));
  const visit = search.visit(shopper);
  const reported: unknown[] = [];
  const broken = {
    ...visit,
    report: (error: unknown) => void reported.push(error),
    history: { find: async () => Promise.reject(new Error('no database')) },
  };
  const address = new URLSearchParams();
  const trip = await loadTrip(broken, hotelIds.calaBlanca, readPageSearch(broken, address), address);
  expect([trip.past, trip.offer?.price.totalAmount]).toEqual([null, 90_000]);
  expect(reported).not.toHaveLength(0);
});

test('[OFFER-037] prices that the brand charges by other rules, or in another currency, than a month ago are not compared', async () => {
  offers.set([cheap]);
  offers.setFactors(buildFactors(cheap));
  const visit = search.visit(shopper);
  const purchase = { offer: cheap, party: { adults: 2, childrenBorn: [] } };
  const pastSince = (rulesSince: number | null) => loadPricePast({ ...visit, rulesSince }, purchase);
  expect(await pastSince(visit.today - 29)).toBeNull();
  expect(await pastSince(visit.today - 30)).not.toBeNull();
  expect(await loadPricePast({ ...visit, purchase: { currency: 'CHF', rate: '0.93' } }, purchase)).toBeNull();
});

test('a hotel that sells nothing has no offer, no rooms, no price', async () => {
  offers.set([]);
  expect(await load()).toMatchObject({ choice: 'none', offer: null, rooms: [], comparisonTotal: null });
});

test('[SAPI-028] rooms and boards are priced with the flights of the offer', async () => {
  const otherFlights = { ...dear, total: 80_000, outbound: 2_500, inbound: 2_500, stay: 75_000 };
  offers.set([cheap, otherFlights]);
  const { rooms } = await load({ offer: idOf(cheap) });
  expect(rooms.map(({ name, plans }) => [name, plans.map(({ totalAmount }) => totalAmount)])).toEqual([
    ['Doppelzimmer', [90_000]],
    ['Suite', [95_000]],
  ]);
});

test('[HOTEL-032] who asked for accessible hotels finds the accessible room first, with its facts', async () => {
  offers.set([cheap, dear]);
  const visit = search.visit(shopper);
  const profile = await visit.hotels.findProfile(hotelIds.calaBlanca);
  if (profile === null) throw new Error('The hotel is there');
  const rooms = profile.rooms.map((room) =>
    room.id === 2 ? { ...room, isAccessible: true as const, view: 'sea' as const } : room,
  );
  const own = { ...visit, hotels: { ...visit.hotels, findProfile: async () => ({ ...profile, rooms }) } };
  const roomsFor = async (query: Record<string, string>) => {
    const address = new URLSearchParams({ offer: idOf(cheap), ...query });
    return (await loadTrip(own, hotelIds.calaBlanca, readPageSearch(own, address), address)).rooms;
  };
  expect((await roomsFor({})).map(({ id }) => id)).toEqual([1, 2]);
  const accessibleFirst = await roomsFor({ attributes: 'wheelchair_accessible' });
  expect(accessibleFirst.map(({ id }) => id)).toEqual([2, 1]);
  expect(accessibleFirst[0]).toMatchObject({ isAccessible: true, view: 'sea' });
});

test('[FLIGHT-010, HOTEL-035] the address opens the flight changer and limits it to an airline', async () => {
  offers.set([cheap]);
  const opened = await load({ flightChanger: 'open', airline_exclusive: '1' });
  expect([opened.opensFlightChanger, opened.isAirlineExclusive]).toEqual([true, true]);
  const plain = await load({ flightChanger: 'yes', airline_exclusive: 'true' });
  expect([plain.opensFlightChanger, plain.isAirlineExclusive]).toEqual([false, false]);
});
