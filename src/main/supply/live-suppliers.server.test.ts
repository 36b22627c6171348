import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../tests/factories/booking-fixture.ts';
import { indexSold } from '../../../tests/factories/selling/index-sold.ts';
import { buildTripRequest } from '../../../tests/factories/supply.ts';
import { addNotice } from '../../demo/supplier/notices/supplier-notices.server.ts';
import { createLiveGoods } from '../../demo/supplier/store/live-goods.server.ts';
import { smallPlans } from '../../demo/supplier/store/small-world.server.ts';
import { openSupplierDb } from '../../demo/supplier/store/supplier-store.server.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createBookingStore } from '../../features/booking/store/booking-store.server.ts';
import { DUFFEL_WORLD } from '../../ports/flight-supply/duffel/double/duffel-world.ts';
import {
  type DuffelDouble,
  openDuffelDouble,
} from '../../ports/flight-supply/duffel/double/open-duffel-double.server.ts';
import { createDuffelFlights } from '../../ports/flight-supply/duffel/duffel-flights.server.ts';
import { readDuffelWebhook } from '../../ports/flight-supply/duffel/read-duffel-webhook.ts';
import type { FlightSupplyPort } from '../../ports/flight-supply/flight-supply-port.ts';
import {
  type HotelbedsDouble,
  openHotelbedsDouble,
} from '../../ports/room-supply/hotelbeds/double/open-hotelbeds-double.server.ts';
import { createHotelbedsRooms } from '../../ports/room-supply/hotelbeds/hotelbeds-rooms.server.ts';
import { combineLive } from '../../ports/supply/combined/combine-live.server.ts';
import { openCombinedDb } from '../../ports/supply/combined/combined-rows.server.ts';
import { noteWebhook } from '../../ports/supply/combined/note-webhook.server.ts';
import { watchFlights } from '../../ports/supply/combined/watch-flights.server.ts';

const start = '2026-03-02T06:00:00Z';

let database: TestDatabase;
let fixture: BookingFixture;
let flights: DuffelDouble;
let rooms: HotelbedsDouble;
let deps: Parameters<typeof combineLive>[0];
/** Lets something happen once the seats are held. */
let afterOrder: () => void;

beforeEach(async () => {
  database = await createTestDatabase();
  const clock = settableClock(start);
  const now = () => clock.now();
  afterOrder = () => {};
  [flights, rooms] = await Promise.all([
    openDuffelDouble({ now, world: flightsOfSmallWorld() }),
    openHotelbedsDouble({ now }),
  ]);
  const common = { callTimeoutMs: 2_000, buyTimeoutMs: 2_000, clock, report: () => {} };
  const duffel = createDuffelFlights({
    origin: flights.origin,
    credentials: { token: flights.token },
    contact: { email: 'office@agency.example', phone: '+4930123456' },
    ...common,
  });
  const watched: FlightSupplyPort = {
    ...duffel,
    async order(...asked) {
      const ordered = await duffel.order(...asked);
      afterOrder();
      return ordered;
    },
  };
  const hotelbeds = createHotelbedsRooms({
    origin: rooms.origin,
    credentials: { apiKey: rooms.apiKey, secret: rooms.secret },
    ...common,
  });
  fixture = await openBookingFixture(database.pool, {
    clock,
    combine(own) {
      deps = {
        own,
        goods: createLiveGoods(openSupplierDb(database.pool)),
        flights: { duffel: watched },
        rooms: { hotelbeds },
        db: openCombinedDb(database.db),
        clock,
        report: () => {},
      };
      return combineLive(deps);
    },
  });
  await database.pool.query(`update supplier.airline set supplier = 'duffel' where code = 'Q1'`);
  await database.pool.query(
    `update supplier.plan set supplier = 'hotelbeds:4711:DBL.ST:BB' where id = ${smallPlans.byStay}`,
  );
});
afterEach(async () => {
  await fixture.close();
  await Promise.all([flights.close(), rooms.close()]);
  await database.drop();
});

/** The double's airline flies what the small world has. */
function flightsOfSmallWorld() {
  const [template] = DUFFEL_WORLD.flights;
  if (template === undefined) throw new Error('The double has no flights');
  const fares = template.fares.filter(({ hold }) => hold !== null);
  const fly = (from: string, to: string) => ({
    ...template,
    fares,
    legs: [{ airline: 'Q1', number: '101', from, to, departs: '06:00', arrives: '08:15' }] as const,
  });
  return {
    ...DUFFEL_WORLD,
    airlines: [...DUFFEL_WORLD.airlines, { iata: 'Q1', name: 'Kranich' }],
    flights: [fly('FRA', 'PMI'), fly('PMI', 'FRA')],
  };
}

/** An order at the price that the suppliers ask now, for people whose names airlines take. */
async function order(): Promise<BookingOrder> {
  const ordered = await orderTrip(fixture.supply);
  const travellers = ordered.travellers.map((traveller, at) => ({
    ...traveller,
    lastName: at === 0 ? 'Lovelace' : 'Byron',
  }));
  return { ...ordered, travellers };
}

async function findBooking(checkoutId: string) {
  const found = await createBookingStore(database.db).findLatest(checkoutId);
  if (found === null) throw new Error('no booking');
  return found;
}

const statesOfOrders = () =>
  flights.control.orders().map((each) => (each.cancelledAt ? 'cancelled' : each.paidAt ? 'paid' : 'held'));
const statesOfRooms = () => rooms.control.bookings().map(({ status }) => status);

test('a trip of two suppliers is found at the feed’s price, booked at theirs, and cancelled at both', async () => {
  const { offerKey: key } = await order();
  const { index } = await indexSold(fixture.supply.feed, dayAt(new Date(start)));
  const checkIn = key.checkIn;
  const found = index.search({
    name: 'hotels',
    request: buildTripRequest({
      party: { adults: 2, childrenBorn: [] },
      bookingDay: dayAt(new Date(start)),
      departure: { from: checkIn, to: checkIn },
      return: { from: checkIn + 7, to: checkIn + 7 },
    }),
    sort: 'price',
    page: 1,
    pageSize: 10,
    withFacets: false,
  });
  expect(found.hotels.map(({ key: { hotelId } }) => hotelId)).toContain(1_000_001);
  const wanted = await order();
  expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'booked' });
  expect(statesOfOrders()).toEqual(['paid']);
  expect(statesOfRooms()).toEqual(['CONFIRMED']);
  const paid = flights.control.payments().reduce((sum, { amount }) => sum + amount, 0);
  expect(wanted.price.base).toBeGreaterThan(paid);
  const booking = await findBooking(wanted.checkoutId);
  expect(booking.supplierNumber).toMatch(/^L.{10}$/);
  await expect.poll(async () => (await findBooking(wanted.checkoutId)).state).toBe('booked');
  expect(await fixture.bookings.cancelFree(booking.id)).toBe(true);
  await expect.poll(statesOfRooms, { timeout: 10_000 }).toEqual(['CANCELLED']);
  await expect.poll(statesOfOrders, { timeout: 10_000 }).toEqual(['cancelled']);
  await expect
    .poll(async () => (await findBooking(wanted.checkoutId)).state, { timeout: 10_000 })
    .toBe('cancelled');
});

test('a room of the operator’s own is booked with live flights, at both prices, and cancelled with them', async () => {
  await database.pool.query('update supplier.plan set supplier = null');
  const wanted = await order();
  expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'booked' });
  expect(statesOfOrders()).toEqual(['paid']);
  expect(statesOfRooms()).toEqual([]);
  const statesOfOwn = async () => {
    const { rows: held } = await database.pool.query('select state from supplier.hold');
    return held.map(({ state }) => state);
  };
  expect(await statesOfOwn()).toEqual(['confirmed']);
  const { rows: ledger } = await database.pool.query(
    `select sum(amount)::integer as owed from ledger_entry where account = 'supplier'`,
  );
  expect(Math.abs(ledger[0].owed)).toBe(wanted.price.base);
  const booking = await findBooking(wanted.checkoutId);
  await expect.poll(async () => (await findBooking(wanted.checkoutId)).state).toBe('booked');
  expect(await fixture.bookings.cancelFree(booking.id)).toBe(true);
  await expect.poll(statesOfOwn, { timeout: 10_000 }).toEqual(['cancelled']);
  await expect.poll(statesOfOrders, { timeout: 10_000 }).toEqual(['cancelled']);
});

test('flights of the operator’s own are booked with a live room, at both prices, take seats and no room, and are cancelled with it', async () => {
  await database.pool.query('update supplier.airline set supplier = null');
  const wanted = await order();
  expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'booked' });
  expect(statesOfOrders()).toEqual([]);
  expect(statesOfRooms()).toEqual(['CONFIRMED']);
  const readOwn = async () =>
    (await database.pool.query('select state, nights, seats from supplier.hold')).rows;
  expect(await readOwn()).toEqual([{ state: 'confirmed', nights: 0, seats: 2 }]);
  const { rows: ledger } = await database.pool.query(
    `select sum(amount)::integer as owed from ledger_entry where account = 'supplier'`,
  );
  expect(Math.abs(ledger[0].owed)).toBe(wanted.price.base);
  const booking = await findBooking(wanted.checkoutId);
  await expect.poll(async () => (await findBooking(wanted.checkoutId)).state).toBe('booked');
  expect(await fixture.bookings.cancelFree(booking.id)).toBe(true);
  await expect.poll(statesOfRooms, { timeout: 10_000 }).toEqual(['CANCELLED']);
  await expect.poll(async () => (await readOwn())[0]?.state, { timeout: 10_000 }).toBe('cancelled');
});

test('a hotel that is full by then releases the seats, and nobody is charged', async () => {
  const wanted = await order();
  afterOrder = () => rooms.control.sellOut(4711, 'DBL.ST');
  expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'failed' });
  expect(statesOfOrders()).toEqual(['cancelled']);
  expect(statesOfRooms()).toEqual([]);
  expect(flights.control.payments()).toEqual([]);
});

test('a payment for the flights without an answer is looked up and made once', async () => {
  const wanted = await order();
  flights.control.misbehave({ call: 'payments', kind: 'answer-lost' });
  expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'booked' });
  expect(flights.control.payments()).toHaveLength(1);
  expect(flights.control.calls().filter(({ path }) => path === '/air/payments')).toHaveLength(1);
});

test.each(['answer-lost', 'server-error'] as const)(
  'seats and room whose booking has no answer (%s) are found, and taken once',
  async (kind) => {
    const wanted = await order();
    flights.control.misbehave({ call: 'orders', kind, afterWork: true });
    rooms.control.misbehave({ call: 'bookings', kind, afterWork: true });
    expect(await fixture.bookings.place(wanted, 10_000)).toMatchObject({ state: 'booked' });
    expect(statesOfOrders()).toEqual(['paid']);
    expect(statesOfRooms()).toEqual(['CONFIRMED']);
  },
);

test('an order that was accepted for later is waited for, and taken once', async () => {
  const wanted = await order();
  flights.control.misbehave({ call: 'orders', kind: 'accepted' });
  const placed = fixture.bookings.place(wanted, 10_000);
  await expect
    .poll(() => flights.control.calls().filter(({ path }) => path.startsWith('/air/orders')).length, {
      timeout: 5_000,
    })
    .toBeGreaterThan(1);
  flights.control.finishAccepted('created');
  expect(await placed).toMatchObject({ state: 'booked' });
  expect(statesOfOrders()).toEqual(['paid']);
});

test('what the airline changes is read at once where the supplier reports it, once, in any order and however often', async () => {
  const wanted = await order();
  await fixture.bookings.place(wanted, 10_000);
  const announce = () =>
    watchFlights(deps, (number, announced) => addNotice(openSupplierDb(database.pool), number, announced));
  await announce();
  const [bought] = flights.control.orders();
  flights.control.changeSchedule(bought?.id ?? '', { byMinutes: 90 });
  // Read a moment ago: without a report it would be half an hour.
  await announce();
  expect(await fixture.supply.notices.after(0, 10)).toEqual([]);
  const note = async (message: ReturnType<typeof flights.control.takeWebhooks>[number]) => {
    const read = readDuffelWebhook(flights.webhookSecret, message);
    if (read === null) throw new Error('The double signs as the vendor');
    const { id, type, orderId } = read;
    return noteWebhook(deps.db, { supplier: 'duffel', id, kind: type, orderId }, deps.clock.now());
  };
  const messages = flights.control.takeWebhooks().toReversed();
  const [changed] = messages;
  if (changed === undefined) throw new Error('Nothing was reported');
  for (const message of messages) expect(await note(message)).toBe(true);
  await announce();
  expect(await note(changed)).toBe(false);
  expect(await fixture.supply.notices.after(0, 10)).toMatchObject([
    { change: { kind: 'flight-changed', leg: 'outbound' } },
  ]);
  const { rows } = await database.pool.query('select kind from supplier_webhook order by kind');
  expect(rows.map(({ kind }) => kind)).toEqual([
    'order.airline_initiated_change_detected',
    'order.created',
    'payment.created',
  ]);
});

test('a flight that the airline moves becomes a notice of the trip', async () => {
  const wanted = await order();
  await fixture.bookings.place(wanted, 10_000);
  const [bought] = flights.control.orders();
  flights.control.changeSchedule(bought?.id ?? '', { byMinutes: 90 });
  const { supplierNumber } = await findBooking(wanted.checkoutId);
  const announce = () =>
    watchFlights(deps, (number, announced) => addNotice(openSupplierDb(database.pool), number, announced));
  await announce();
  fixture.clock.advance(60 * 60_000);
  await announce();
  expect(await fixture.supply.notices.after(0, 10)).toMatchObject([
    { bookingNumber: supplierNumber, change: { kind: 'flight-changed', leg: 'outbound' } },
  ]);
});
