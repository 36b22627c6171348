import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { buildOffer } from '../../../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp } from '../../../../../tests/factories/search-app.ts';
import { hotelIds } from '../../../../../tests/factories/search-world.ts';
import { noticePolicy } from '../../../../defaults.ts';
import type { OfferKey } from '../../../../domain/search/offer-query.ts';
import type { FakeOffer } from '../../../../ports/offers/fake-offers.ts';
import type { LiveSupply } from '../../../../ports/supply/supply-port.ts';
import { createAlternativeList } from '../../alternatives/create-alternative-list.server.ts';
import { createRebookOfferList } from './create-rebook-offer-list.server.ts';

const own = buildOffer();
const bookingNumber = 'S-own';
/** What the supplier was asked for. */
const asked: OfferKey[] = [];
/** Sells the own stay and the own seats to their own booking alone; each flight has a price. */
const verify: LiveSupply['verify'] = async ({ key, bookingNumber: number }) => {
  asked.push(key);
  const isOwnFlight = key.outbound?.id === own.key.outbound?.id && key.inbound?.id === own.key.inbound?.id;
  if (number !== bookingNumber || !(key.planId === own.key.planId || isOwnFlight))
    return { outcome: 'refused', reason: 'sold-out' };
  const total = 200_000 + (key.outbound?.id ?? 0) * 100 + (key.inbound?.id ?? 0);
  return { outcome: 'confirmed', at: 0, offer: { ...own, key, total } };
};

const database = await createTestDatabase();
const { search, offers, close } = await buildSearchApp({ pool: database.pool, verify });
afterAll(async () => {
  await close();
  await database.drop();
});

const { trip, ...rest } = buildOrder();
const board = trip.rooms[0]?.board ?? 'breakfast';
const { outbound: before } = trip;
if (before === null) throw new Error('The trip has flights');
const order = {
  ...rest,
  offerKey: own.key,
  trip: { ...trip, hotel: { ...trip.hotel, id: own.key.hotelId } },
};
const rebook = (number: string | null, offer: string | null = null) =>
  createRebookOfferList(search)(buildVisit(), order, { offer, month: null, bookingNumber: number });

function setFlights(sold: readonly FakeOffer[]): void {
  const flights = sold.flatMap((offer) => offer.flights ?? []);
  offers.setFactors({
    airports: [],
    plans: [],
    outbounds: flights.map(({ outbound }) => ({ ...outbound, fare: 5_000 })),
    inbounds: flights.map(({ inbound }) => ({ ...inbound, fare: 5_000 })),
    airlines: [],
  });
}

beforeEach(() => {
  asked.length = 0;
  setFlights([own, buildOffer({ flightId: 12 }), buildOffer({ inboundId: 22 })]);
  // Another room of the hotel: the own one was the last of its kind.
  offers.set([
    buildOffer({ planId: 5, roomId: 2, total: 150_000 }),
    buildOffer({ planId: 5, roomId: 2, flightId: 12, total: 140_000, board }),
    buildOffer({ planId: 5, roomId: 2, inboundId: 22, total: 160_000 }),
  ]);
});

test('[checkout X-092] flights can be chosen for a stay that was the last of its kind, at the price of that stay', async () => {
  const found = await rebook(bookingNumber);
  expect(found?.outbounds.map(({ base, flightNumber }) => [base, flightNumber])).toEqual(
    expect.arrayContaining([
      [201_221, '7Q 112'],
      [201_121, '7Q 111'],
    ]),
  );
  expect(found?.inbounds.map(({ base }) => base)).toContain(201_122);
  const chosen = found?.outbounds.find(({ flightNumber }) => flightNumber === '7Q 112');
  expect((await rebook(bookingNumber, chosen?.offer ?? ''))?.chosen).toMatchObject({
    base: 201_221,
    outbound: { flightNumber: '7Q 112' },
  });
  expect((await rebook(null))?.outbounds).toEqual([]);
});

test('a hotel that is sold out has the flights of its region', async () => {
  offers.set([buildOffer({ hotelId: hotelIds.aether, flightId: 13, total: 90_000 })]);
  const found = await rebook(bookingNumber);
  expect(found?.outbounds.map(({ base }) => base)).toEqual([201_321]);
});

test('for a cancelled flight others are listed with the own room, before another room', async () => {
  const list = createAlternativeList(search);
  const facts = { kind: 'flight-cancelled', leg: 'outbound', before } as const;
  expect(await list(buildVisit(), order, facts, bookingNumber)).toMatchObject([
    { base: 201_221, outbound: { flightNumber: '7Q 112' } },
  ]);
  expect(await list(buildVisit(), order, facts, null)).toMatchObject([{ base: 140_000 }]);
});

/** Flights of a large airport: each of 30 out goes with each of 30 back; prices ascend with their numbers. */
function sellManyFlights(): void {
  const ids = Array.from({ length: 30 }, (_, at) => at);
  const sold = ids.flatMap((at) => [
    buildOffer({ planId: 5, roomId: 2, flightId: 11 + at, total: 100_000 + at }),
    buildOffer({ planId: 5, roomId: 2, inboundId: 51 + at, total: 100_000 + at }),
  ]);
  setFlights(sold);
  offers.set(sold);
}

const shown = noticePolicy.alternatives;
const isAskedOnce = () => new Set(asked.map((key) => JSON.stringify(key))).size === asked.length;

test('the supplier is asked for flights of the cancelled direction alone, for twice as many as are shown', async () => {
  sellManyFlights();
  const list = createAlternativeList(search);
  const facts = { kind: 'flight-cancelled', leg: 'outbound', before } as const;
  const found = await list(buildVisit(), order, facts, bookingNumber);
  expect(found?.map(({ base }) => base)).toEqual(
    Array.from({ length: shown }, (_, at) => 201_221 + at * 100),
  );
  expect(asked).toHaveLength(2 * shown);
  expect(asked.every(({ inbound }) => inbound?.id === own.key.inbound?.id)).toBe(true);
  expect(isAskedOnce()).toBe(true);
});

test('of a flight back that is cancelled only others back are asked for', async () => {
  sellManyFlights();
  const facts = { kind: 'flight-cancelled', leg: 'inbound', before } as const;
  const found = await createAlternativeList(search)(buildVisit(), order, facts, bookingNumber);
  expect(found).toHaveLength(shown);
  expect(asked).toHaveLength(2 * shown);
  expect(asked.every(({ outbound }) => outbound?.id === own.key.outbound?.id)).toBe(true);
  expect(isAskedOnce()).toBe(true);
});

test('of both directions no more is asked for together', async () => {
  sellManyFlights();
  const facts = { kind: 'incident', proposal: 'flights', message: 'A strike' } as const;
  const found = await createAlternativeList(search)(buildVisit(), order, facts, bookingNumber);
  expect(found).toHaveLength(shown);
  expect(asked.length).toBeLessThanOrEqual(2 * shown);
  expect(isAskedOnce()).toBe(true);
});

test('where other dates are chosen each pair of the shown flights is asked for once', async () => {
  sellManyFlights();
  const found = await rebook(bookingNumber);
  expect([found?.outbounds.length, found?.inbounds.length]).toEqual([8, 8]);
  const pairs = new Set(asked.map((key) => JSON.stringify(key)));
  // The chosen offer is asked for by itself, too.
  expect(asked.length - pairs.size).toBeLessThanOrEqual(1);
  expect(asked.length).toBeLessThanOrEqual(17);
});

/** Nobody else gets a seat in the flights of the trip: the index sells stays alone. */
function fillFlights(): void {
  setFlights([own]);
  offers.set([
    buildOffer({ isHotelOnly: true, planId: 5, roomId: 2, board, total: 90_000 }),
    buildOffer({ isHotelOnly: true, hotelId: hotelIds.aether, board, total: 80_000 }),
    buildOffer({
      isHotelOnly: true,
      hotelId: hotelIds.aether,
      planId: 9,
      departure: '2027-05-02',
      total: 10_000,
    }),
  ]);
}

test('in place of an overbooked hotel others are listed with the seats that the trip has, though its flights are full for everybody else', async () => {
  fillFlights();
  const list = createAlternativeList(search);
  const found = await list(buildVisit(), order, { kind: 'hotel-overbooked' }, bookingNumber);
  expect(found).toMatchObject([
    { base: 201_121, hotel: { name: 'Æther & <Söl> Palace' }, outbound: { flightNumber: '7Q 111' } },
  ]);
  expect(asked.map(({ hotelId, checkIn }) => [hotelId, checkIn])).toEqual([
    [hotelIds.aether, own.key.checkIn],
  ]);
  // Without a supplier that knows the booking nobody has these seats.
  expect(await list(buildVisit(), order, { kind: 'hotel-overbooked' }, null)).toEqual([]);
});

test('another room can be chosen with the seats that the trip has, though its flights are full for everybody else', async () => {
  fillFlights();
  expect((await rebook(bookingNumber))?.rooms.map(({ base }) => base)).toEqual([201_121]);
  expect((await rebook(null))?.rooms).toEqual([]);
});
