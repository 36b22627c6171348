import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp } from '../../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../../tests/factories/search-world.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { createAlternativeList } from './create-alternative-list.server.ts';

const database = await createTestDatabase();
const { search, offers, close } = await buildSearchApp({ pool: database.pool });
afterAll(async () => {
  await close();
  await database.drop();
});

const booked = buildOffer();
const { trip, ...rest } = buildOrder();
const { outbound: before } = trip;
if (before === null) throw new Error('The trip has flights');
const order = {
  ...rest,
  offerKey: booked.key,
  trip: { ...trip, hotel: { ...trip.hotel, id: booked.key.hotelId } },
};
const board = trip.rooms[0]?.board ?? 'breakfast';
const list = (facts: NoticeFacts) => createAlternativeList(search)(buildVisit(), order, facts, null);

test('for a cancelled flight other flights of the same stay are listed with the flight back that still flies, the cheapest first', async () => {
  offers.set([
    booked,
    buildOffer({ flightId: 12, inboundId: 22, total: 90_000 }),
    buildOffer({ flightId: 12, total: 120_000 }),
    buildOffer({ flightId: 13, total: 95_000 }),
    buildOffer({ hotelId: hotelIds.aether, flightId: 14, total: 50_000 }),
  ]);
  const found = await list({ kind: 'flight-cancelled', leg: 'outbound', before });
  expect(
    found?.map(({ base, outbound, inbound }) => [base, outbound?.flightNumber, inbound?.flightNumber]),
  ).toEqual([
    [95_000, '7Q 113', '7Q 121'],
    [120_000, '7Q 112', '7Q 121'],
  ]);
  expect(found?.every(({ hotel }) => hotel === null)).toBe(true);
});

test('each offer is asked for once, those that do not go with the kept flight as the list has them', async () => {
  offers.set([
    booked,
    buildOffer({ flightId: 12, total: 120_000 }),
    buildOffer({ flightId: 13, inboundId: 22, total: 95_000 }),
    buildOffer({ hotelId: hotelIds.aether, total: 130_000, board }),
  ]);
  const countOffers = async (facts: NoticeFacts) => {
    const before = offers.queries.length;
    const found = await list(facts);
    const asked = offers.queries.slice(before).filter(({ name }) => name === 'offer');
    expect(new Set(asked.map((query) => JSON.stringify(query))).size).toBe(asked.length);
    return [found?.length, asked.length];
  };
  expect(await countOffers({ kind: 'flight-cancelled', leg: 'outbound', before })).toEqual([2, 3]);
  expect(await countOffers({ kind: 'hotel-overbooked' })).toEqual([1, 1]);
});

test('for a moved flight back the flight there stays, and the moved one is not offered again', async () => {
  offers.set([
    booked,
    buildOffer({ inboundId: 22, total: 110_000 }),
    buildOffer({ flightId: 12, inboundId: 23, total: 80_000 }),
  ]);
  const after = { ...before, departure: '2027-05-08T20:00', arrival: '2027-05-08T22:20' };
  const moved = { ...before, departure: '2027-05-08T06:05', arrival: '2027-05-08T08:25' };
  const found = await list({ kind: 'flight-changed', leg: 'inbound', before: moved, after });
  expect(found?.map(({ base, otherAirports }) => [base, otherAirports])).toEqual([[110_000, []]]);
});

test('where nothing else flies between the airports of the trip, flights from others are listed', async () => {
  offers.set([booked, buildOffer({ from: 'MUC', flightId: 31, inboundId: 41, total: 105_000 })]);
  const found = await list({ kind: 'flight-cancelled', leg: 'outbound', before });
  expect(found).toMatchObject([
    {
      base: 105_000,
      outbound: { from: 'MUC' },
      inbound: { to: 'MUC' },
      otherAirports: ['München (MUC)'],
    },
  ]);
});

/** The search in a world where these airports are elsewhere; the others of the small world are all at 50° N, 8° E. */
function moveAirports(
  places: Readonly<Record<string, { readonly latitude: number; readonly longitude: number }>>,
): typeof search {
  return {
    ...search,
    visit(site) {
      const visit = search.visit(site);
      const moved = [...visit.catalogue.airports].map(
        ([code, airport]) => [code, { ...airport, ...places[code] }] as const,
      );
      return { ...visit, catalogue: { ...visit.catalogue, airports: new Map(moved) } };
    },
  };
}

const cancelled = { kind: 'flight-cancelled', leg: 'outbound', before } as const;

test('flights from other airports are listed by their distance from the booked one, then by price', async () => {
  const spread = moveAirports({
    MUC: { latitude: 50.5, longitude: 8 },
    HAM: { latitude: 51.5, longitude: 8 },
  });
  offers.set([
    booked,
    buildOffer({ from: 'HAM', flightId: 51, inboundId: 61, total: 80_000 }),
    buildOffer({ from: 'MUC', flightId: 31, inboundId: 41, total: 105_000 }),
    buildOffer({ from: 'MUC', flightId: 32, inboundId: 41, total: 99_000 }),
  ]);
  const found = await createAlternativeList(spread)(buildVisit(), order, cancelled, null);
  expect(found?.map(({ base, outbound }) => [outbound?.from, base])).toEqual([
    ['MUC', 99_000],
    ['MUC', 105_000],
    ['HAM', 80_000],
  ]);
});

/** Degrees of latitude north of the booked airport at so many kilometres. */
const degreesAt = (kilometres: number) => 50 + kilometres / ((2 * Math.PI * 6371) / 360);

test.each([
  ['at the limit is listed', 'MUC', -0.001, 1],
  ['a kilometre past the limit is not listed', 'MUC', 1, 0],
  ['of arrival at the limit is listed', 'PMI', -0.001, 1],
  ['of arrival a kilometre past the limit is not listed', 'PMI', 1, 0],
])('an alternative from another airport %s', async (_, moved, past, count) => {
  const latitude = degreesAt(noticePolicy.alternativeAirportKm + past);
  const world = moveAirports({ [moved]: { latitude, longitude: 8 } });
  // The airports of the offer are the moved one and another, where the trip has Frankfurt and Palma.
  const flown = moved === 'PMI' ? { from: 'FRA', to: 'LHR' } : { from: 'MUC' };
  offers.set([booked, buildOffer({ ...flown, flightId: 31, inboundId: 41, total: 105_000 })]);
  const found = await createAlternativeList(world)(buildVisit(), order, cancelled, null);
  expect(found).toHaveLength(count);
});

test('where the room of the trip was the last one, flights are listed with the cheapest other of no lower board', async () => {
  offers.set([
    buildOffer({ planId: 5, roomId: 2, flightId: 12, total: 140_000, board }),
    buildOffer({ planId: 6, roomId: 1, flightId: 12, total: 100_000, board: 'room_only' }),
    buildOffer({ planId: 7, roomId: 1, flightId: 13, total: 150_000, board: 'all_inclusive' }),
  ]);
  const found = await list({ kind: 'flight-cancelled', leg: 'outbound', before });
  expect(found).toMatchObject([
    { base: 140_000, room: 'Suite', board, outbound: { flightNumber: '7Q 112' } },
  ]);
});

test('for a lost hotel others of its region are listed: no lower category or board, same days and airports', async () => {
  offers.set([
    booked,
    buildOffer({ hotelId: hotelIds.aether, flightId: 12, total: 70_000, board }),
    buildOffer({ hotelId: hotelIds.aether, total: 130_000, board }),
    buildOffer({ hotelId: hotelIds.aether, planId: 9, total: 50_000, board: 'room_only' }),
    buildOffer({ hotelId: hotelIds.aether, departure: '2027-05-02', total: 60_000, board }),
    buildOffer({ hotelId: hotelIds.spree, total: 40_000, board }),
  ]);
  const found = await list({ kind: 'hotel-overbooked' });
  // With its own flights, though others are cheaper.
  expect(found).toMatchObject([{ base: 130_000, hotel: { name: 'Æther & <Söl> Palace', category: 45 } }]);
  const query = offers.queries.findLast(({ name }) => name === 'hotels');
  expect(query).toMatchObject({
    request: {
      destinations: [1001],
      departure: { from: booked.key.checkIn, to: booked.key.checkIn },
      nights: { from: 7, to: 7 },
      departureAirports: ['FRA'],
      filters: { categories: expect.arrayContaining([40, 45]) },
    },
  });
  const { filters } = (query as Extract<typeof query, { name: 'hotels' }>).request;
  expect(filters.boards[0]).toBe(board);
});

test.each([
  ['its airline', { airport: '', airline: 'nordwind', flight: '' }, 0],
  ['its airport', { airport: 'pmi', airline: '', flight: '' }, 0],
  ['its flight', { airport: '', airline: '', flight: '7q112' }, 1],
  ['nothing that flies', { airport: '', airline: '', flight: '' }, 2],
])('an incident offers no flights that it hits: %s', async (_, avoided, count) => {
  offers.set([
    booked,
    buildOffer({ flightId: 12, total: 120_000 }),
    buildOffer({ flightId: 13, total: 95_000 }),
  ]);
  const found = await list({ kind: 'incident', proposal: 'flights', message: '', avoided });
  expect(found).toHaveLength(count);
  expect(await list({ kind: 'incident', proposal: 'refund', message: '' })).toEqual([]);
});

test('many flights of an airport that is hit leave room for those of others', async () => {
  const hit = Array.from({ length: 40 }, (_, at) => buildOffer({ flightId: 100 + at }));
  offers.set([booked, ...hit, buildOffer({ from: 'MUC', flightId: 31, inboundId: 41, total: 105_000 })]);
  const avoided = { airport: 'fra', airline: '', flight: '' };
  const found = await list({ kind: 'incident', proposal: 'flights', message: '', avoided });
  expect(found).toMatchObject([{ outbound: { from: 'MUC' } }]);
});
