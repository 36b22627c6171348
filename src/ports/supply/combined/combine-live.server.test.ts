import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { bookingTimings, liveSupplyPolicy } from '../../../defaults.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { LiveSupply, OfferRequest } from '../supply-port.ts';
import { buildTravellers, noExtras } from '../supply-under-test.ts';
import { combineLive } from './combine-live.server.ts';
import { combineNotices } from './combine-notices.server.ts';
import { openCombinedDb, readTrip } from './combined-rows.server.ts';
import { createFakeOwn } from './fake-own.ts';
import { createFakeFlights, createFakeRooms } from './fake-parts.ts';
import { findSecondRooms } from './find-second-rooms.server.ts';
import type { LiveGoods } from './live-goods-port.ts';
import { settleStaffTrips } from './settle-staff-trips.server.ts';
import { undoLeftTrips } from './undo-left-trips.server.ts';
import { watchFlights } from './watch-flights.server.ts';

const monday = requireDay('2026-05-04');
const start = new Date('2026-03-02T06:00:00Z');
const clock = settableClock(start);

const facts: Omit<FlightFacts, 'from' | 'to' | 'day' | 'number'> = {
  id: 1,
  airline: '7Q',
  departure: 400,
  arrival: 520,
  isOvernight: false,
  stops: 0,
  cabin: 'economy',
  baggage: 'checked',
  fare: 100_00,
  seats: 9,
};
const outbound: FlightFacts = { ...facts, from: 'FRA', to: 'PMI', day: monday, number: 401 };
const inbound: FlightFacts = { ...facts, from: 'PMI', to: 'FRA', day: monday + 7, number: 402 };

const request: OfferRequest = {
  key: {
    hotelId: 700_001,
    planId: 3_000_000_000,
    checkIn: monday,
    nights: 7,
    outbound: { from: 'FRA', to: 'PMI', day: monday, id: 1 },
    inbound: { from: 'PMI', to: 'FRA', day: monday + 7, id: 1 },
  },
  party: { adults: 2, childrenBorn: [] },
  bookingDay: monday - 60,
};
/** As the feed has it. */
const known: PricedOffer = {
  key: request.key,
  total: 900_00,
  stay: 500_00,
  outbound: 200_00,
  inbound: 200_00,
  outboundTimes: { departure: 400, arrival: 520, isOvernight: false },
  inboundTimes: { departure: 400, arrival: 520, isOvernight: false },
  isOnRequest: false,
  terms: {
    roomId: 1,
    board: 'breakfast',
    tariff: {
      cancellation: { freeDays: 14, fees: [] },
      change: null,
      nameCorrection: null,
      transferFee: null,
      deposit: null,
      floorPrice: null,
    },
  },
};
const liveTotal = 1_000_00;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.set(start);
  await database.pool.query('truncate combined_trip cascade');
});

const hotel = 'hotelbeds:1234:DBL.ST:BB';

function openShop({ currency = 'EUR', ...goods }: Partial<LiveGoods> = {}) {
  const flights = createFakeFlights(clock, currency);
  const rooms = createFakeRooms(currency);
  const reports: string[] = [];
  const owned: string[] = [];
  const own = new Proxy({} as LiveSupply, {
    get: (_, name: string) => async () => {
      owned.push(name);
      return { outcome: 'confirmed', offer: known, at: 0 };
    },
  });
  const deps = {
    own,
    goods: {
      find: async () => ({
        currency,
        room: { supplier: hotel },
        outbound: { goods: outbound, supplier: 'duffel' },
        inbound: { goods: inbound, supplier: 'duffel' },
        ...goods,
      }),
    },
    flights: { duffel: flights.port },
    rooms: { hotelbeds: rooms.port },
    db: openCombinedDb(database.db),
    clock,
    report: (error: unknown) => void reports.push(String(error)),
  };
  return { live: combineLive(deps), deps, flights, rooms, reports, owned };
}

type OpenShop = ReturnType<typeof openShop>;

const ask = (buyTimeoutMs: number = bookingTimings.buyTimeoutMs) => ({
  idempotencyKey: randomUUID(),
  timeoutMs: bookingTimings.supplierTimeoutMs,
  buyTimeoutMs,
});
const wanted = { ...request, ...noExtras, expectedTotal: liveTotal };
const travellers = buildTravellers(request);

async function hold({ live }: Pick<OpenShop, 'live'>): Promise<string> {
  const held = await live.hold(wanted, ask());
  if (held.outcome !== 'confirmed') throw new Error(JSON.stringify(held));
  return held.holdId;
}

async function book(shop: OpenShop): Promise<string> {
  const booked = await shop.live.confirm({ holdId: await hold(shop), travellers }, ask());
  if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
  return booked.bookingNumber;
}

const unknown = { outcome: 'unknown' };

describe('offers with live parts', () => {
  test('cost what both suppliers say, not what the feed has', async () => {
    const { live } = openShop();
    const verified = await live.verify(request, ask());
    const offer = { total: liveTotal, stay: 600_00, outbound: 200_00, inbound: 200_00 };
    expect(verified).toMatchObject({ outcome: 'confirmed', offer });
  });

  test('are refused where the feed has closed them', async () => {
    const shop = openShop();
    const own = {
      ...shop.deps.own,
      verify: async () => ({ outcome: 'refused', reason: 'sold-out' }) as const,
    };
    const live = combineLive({ ...shop.deps, own });
    expect(await live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'sold-out' });
    expect(shop.rooms.calls).toEqual([]);
  });

  test('without a supplier of their own go to the operator unchanged', async () => {
    const own = { goods: outbound, supplier: null };
    const shop = openShop({ room: { supplier: null }, outbound: own, inbound: own });
    await shop.live.verify(request, ask());
    await shop.live.hold(wanted, ask());
    await shop.live.confirm({ holdId: 'abc', travellers }, ask());
    await shop.live.cancel({ bookingNumber: 'SABC' }, ask());
    expect(shop.owned).toEqual(['verify', 'hold', 'confirm', 'cancel']);
    expect([...shop.flights.calls, ...shop.rooms.calls]).toEqual([]);
  });

  test.each([
    ['a supplier that is not set up', { room: { supplier: 'other:1:A:B' } }, 'other of rooms is not set up'],
    [
      'flights of the operator’s own',
      { outbound: { goods: outbound, supplier: null } },
      'flights of two suppliers',
    ],
  ])('are not sold with %s, by name', async (_, goods, named) => {
    const { live, reports } = openShop(goods);
    expect(await live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'gone' });
    expect(reports.join()).toContain(named);
  });

  test('say what the hotel collects on the spot, and are sold to those alone who were told of exactly that', async () => {
    const shop = openShop();
    const localCharges = [{ kind: 'other', amount: '3.50', currency: 'AED' }] as const;
    shop.rooms.terms.rate = { localCharges };
    const verified = await shop.live.verify(request, ask());
    expect(verified).toMatchObject({ outcome: 'confirmed', offer: { localCharges } });
    expect(await shop.live.hold(wanted, ask())).toEqual({ outcome: 'refused', reason: 'gone' });
    const told = { ...wanted, localCharges: [{ ...localCharges[0], amount: '3.5' }] };
    const held = await shop.live.hold(told, ask());
    expect(held).toMatchObject({ outcome: 'confirmed', offer: { localCharges } });
    if (held.outcome !== 'confirmed') throw new Error('Nothing is held');
    // The hotel asks for more just before the room is booked.
    shop.rooms.terms.rate = { localCharges: [{ ...localCharges[0], amount: '4.00' }] };
    const confirmed = await shop.live.confirm({ holdId: held.holdId, travellers }, ask());
    expect(confirmed).toEqual({ outcome: 'refused', reason: 'hotel-declined' });
    expect(shop.reports.join()).toContain('local-charges');
  });

  test.each([
    ['seats that cannot be held', { canHold: false }],
    ['seats whose price may change', { certainUntil: null }],
    ['seats that are held for minutes', { certainUntil: start.getTime() + 60_000 }],
  ])('are not sold with %s and a room that is not free to cancel', async (_, terms) => {
    const shop = openShop();
    Object.assign(shop.flights.terms, terms);
    shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 600_00 }] };
    expect(await shop.live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'not-allowed' });
  });

  test('have no extras, and refuse one that is wanted', async () => {
    const { live } = openShop();
    const extras = await live.extras({ ...request, insuranceMarket: null }, ask());
    expect(extras).toEqual({ outcome: 'confirmed', extras: [], seatMaps: [] });
    const chosen = [{ id: 'x', kind: 'seat', variant: '1A', leg: 'outbound', amount: 1, travellers: [0] }];
    const held = await live.hold({ ...wanted, extras: chosen as never }, ask());
    expect(held).toEqual({ outcome: 'refused', reason: 'extra-gone' });
  });
});

describe('a hold', () => {
  test('of the same key is the same one, and refused again where it was refused', async () => {
    const shop = openShop();
    const options = ask();
    const first = await shop.live.hold(wanted, options);
    expect(await combineLive(shop.deps).hold(wanted, options)).toEqual(first);
    const dear = ask();
    const refused = { outcome: 'refused', reason: 'price-changed' };
    expect(await shop.live.hold({ ...wanted, expectedTotal: 1 }, dear)).toEqual(refused);
    expect(await shop.live.hold({ ...wanted, expectedTotal: 1 }, dear)).toEqual(refused);
    await expect(shop.live.hold({ ...wanted, bookingDay: 1 }, options)).rejects.toThrow('another request');
  });

  test('sends nobody’s name and reserves nothing', async () => {
    const shop = openShop();
    await hold(shop);
    expect([...shop.flights.calls, ...shop.rooms.calls]).toEqual(['verify', 'verify']);
  });

  test('expires, and is released more than once', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    clock.advance(liveSupplyPolicy.promiseMs);
    const late = await shop.live.confirm({ holdId, travellers }, ask());
    expect(late).toEqual({ outcome: 'refused', reason: 'expired' });
    const other = await hold(shop);
    for (const _ of [1, 2])
      expect(await shop.live.release({ holdId: other }, ask())).toEqual({ outcome: 'confirmed' });
    expect(await shop.live.confirm({ holdId: other, travellers }, ask())).toEqual({
      outcome: 'refused',
      reason: 'no-such-hold',
    });
    expect(shop.flights.orders).toEqual([]);
  });
});

test.each([
  { idempotencyKey: '1234567', timeoutMs: 1_000 },
  { idempotencyKey: '12345678', timeoutMs: 0 },
])('calls with %o are refused as a bug', async (options) => {
  const { live } = openShop();
  const calls = [
    () => live.verify(request, options),
    () => live.hold(wanted, options),
    () => live.confirm({ holdId: 'live.a', travellers }, options),
    () => live.release({ holdId: 'live.a' }, options),
    () => live.cancel({ bookingNumber: 'LABC' }, options),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(RangeError);
});

describe('a confirmation', () => {
  test('holds the seats, books the room, then pays the seats', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    const request = { holdId, travellers, comments: 'Quiet, please' };
    const booked = await shop.live.confirm(request, ask());
    expect(booked).toMatchObject({ outcome: 'confirmed', bookingNumber: expect.stringMatching(/^L.{10}$/) });
    expect(shop.flights.calls).toEqual(['verify', 'order', 'pay']);
    expect(shop.rooms.calls).toEqual(['verify', 'verify', 'book']);
    expect(shop.rooms.bookings[0]?.remark).toBe('Quiet, please');
    expect(await combineLive(shop.deps).confirm(request, ask())).toEqual(booked);
    expect(await shop.live.release({ holdId }, ask())).toMatchObject({ reason: 'confirmed-already' });
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
  });

  test('releases the seats where the hotel refuses', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'refused', reason: 'gone' };
    const refused = { outcome: 'refused', reason: 'hotel-declined' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(refused);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(refused);
  });

  test('gives the room back where the seats cannot be paid', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'price-changed' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is left to staff where a part cannot be given back free of charge', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    shop.rooms.terms.fee = 600_00;
    for (const _ of [1, 2]) expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.reports.join()).toContain('cannot be given back');
  });

  test('is left to staff, with its room, where paid seats are not taken back', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost-answer' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    shop.flights.faults.quoteCancellation = { kind: 'refused', reason: 'not-cancellable' };
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'staff' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.reports.join()).toContain('cannot be given back');
  });

  test('is released after staff have seen to a part that was left to them', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    shop.rooms.terms.fee = 600_00;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    shop.rooms.change('1-1', { state: 'cancelled' });
    expect(await shop.live.release({ holdId }, ask())).toEqual({ outcome: 'confirmed' });
    expect(shop.rooms.calls).not.toContain('cancel');
  });

  test('looks a payment without an answer up before it is repeated', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost-answer' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    delete shop.flights.faults.pay;
    expect(await combineLive(shop.deps).confirm({ holdId, travellers }, ask())).toMatchObject({
      outcome: 'confirmed',
    });
    expect(shop.flights.calls.filter((call) => call === 'pay')).toHaveLength(1);
  });

  test.each([
    ['order', 'lost-answer', 1, 1],
    ['order', 'lost', 1, 2],
    ['book', 'lost-answer', 1, 1],
    ['book', 'lost', 1, 2],
  ] as const)(
    'repeats %s (%s) only once it is certain that it was not done',
    async (name, kind, before, after) => {
      const shop = openShop();
      const holdId = await hold(shop);
      const { faults } = name === 'book' ? shop.rooms : shop.flights;
      const count = () => [...shop.flights.calls, ...shop.rooms.calls].filter((call) => call === name).length;
      Object.assign(faults, { [name]: { kind } });
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      Object.assign(faults, { [name]: undefined });
      await shop.live.confirm({ holdId, travellers }, ask());
      expect(count()).toBe(before);
      clock.advance(liveSupplyPolicy.settleMs);
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
      expect(count()).toBe(after);
      expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
      expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    },
  );

  test('cancels no order while its payment may be under way', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(shop.flights.orders).toMatchObject([{ state: 'held' }]);
  });

  test.each(['order', 'book', 'pay'] as const)(
    'tries %s again at once where the supplier did not begin with it',
    async (name) => {
      const shop = openShop();
      const holdId = await hold(shop);
      const { faults } = name === 'book' ? shop.rooms : shop.flights;
      Object.assign(faults, { [name]: { kind: 'not-done' } });
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      Object.assign(faults, { [name]: undefined });
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
      expect(shop.flights.calls).not.toContain('find');
      expect(shop.rooms.calls).not.toContain('find');
    },
  );

  test('begins no purchase with less time left than it may need', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    const short = ask(liveSupplyPolicy.buyFlightsTimeoutMs - 1);
    expect(await shop.live.confirm({ holdId, travellers }, short)).toEqual(unknown);
    expect(shop.flights.orders).toEqual([]);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
  });

  test.each([
    ['less than any other call', bookingTimings.supplierTimeoutMs - 1],
    ['more than four minutes', 240_001],
  ])('throws for a purchase that may take %s', async (_, buyTimeoutMs) => {
    const { live } = openShop();
    const bought = live.confirm({ holdId: 'live.none', travellers }, ask(buyTimeoutMs));
    await expect(bought).rejects.toThrow(RangeError);
  });

  test('gives the room back while nobody knows about the flights', async () => {
    const shop = openShop();
    shop.flights.terms.canHold = false;
    const holdId = await hold(shop);
    shop.flights.faults.order = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('reads what became of a payment, and never pays again', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    for (const _ of [1, 2, 3]) {
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      clock.advance(liveSupplyPolicy.settleMs);
    }
    expect(shop.flights.calls.filter((call) => call === 'pay')).toHaveLength(1);
    expect(shop.reports.join()).toContain('whether flights are paid');
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
  });

  test('gives the room back where the hold lapsed before its payment arrived', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    shop.flights.change('ord_1', { state: 'cancelled' });
    clock.advance(liveSupplyPolicy.settleMs);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('pays seats that were to be bought at once and are only held', async () => {
    const shop = openShop();
    shop.flights.terms.canHold = false;
    const holdId = await hold(shop);
    shop.flights.terms.canHold = true;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
  });

  test.each(['order', 'book'] as const)(
    'never repeats %s where a second one would cost something',
    async (name) => {
      const shop = openShop();
      if (name === 'order') shop.flights.terms.canHold = false;
      else shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 1 }] };
      const holdId = await hold(shop);
      Object.assign((name === 'order' ? shop.flights : shop.rooms).faults, { [name]: { kind: 'lost' } });
      for (const _ of [1, 2, 3]) {
        expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
        clock.advance(liveSupplyPolicy.settleMs);
      }
      expect([...shop.flights.calls, ...shop.rooms.calls].filter((call) => call === name)).toHaveLength(1);
      expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    },
  );

  test('never repeats an order that was accepted', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.terms.isAccepted = true;
    shop.flights.faults.find = { kind: 'lost' };
    for (const _ of [1, 2]) {
      expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
      clock.advance(liveSupplyPolicy.settleMs);
    }
    delete shop.flights.faults.find;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(shop.flights.orders).toHaveLength(1);
  });

  test('buys seats that cannot be held after a room that is free to cancel, or neither', async () => {
    const shop = openShop();
    shop.flights.terms.canHold = false;
    const booked = await shop.live.confirm({ holdId: await hold(shop), travellers }, ask());
    expect(booked).toMatchObject({ outcome: 'confirmed' });
    expect(shop.flights.calls).not.toContain('pay');
    const holdId = await hold(shop);
    shop.flights.faults.order = { kind: 'refused', reason: 'gone' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }, { state: 'cancelled' }]);
  });

  test('books no room that costs something to give back once the held seats are no longer certain', async () => {
    const shop = openShop();
    shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 1 }] };
    const holdId = await hold(shop);
    shop.flights.terms.certainUntil = null;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({
      reason: 'hotel-declined',
    });
    expect(shop.rooms.bookings).toEqual([]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('buys nothing at a higher price', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.rooms.terms.total += 1;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({
      reason: 'hotel-declined',
    });
    expect(shop.rooms.bookings).toEqual([]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('of two at once books once', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    const [one, other] = await Promise.all(
      [1, 2].map(() => shop.live.confirm({ holdId, travellers }, ask())),
    );
    expect(one).toMatchObject({ outcome: 'confirmed' });
    expect(other).toEqual(one);
    expect(shop.flights.orders).toHaveLength(1);
  });

  test('throws for other travellers than the hold is for', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    await expect(shop.live.confirm({ holdId, travellers: [] }, ask())).rejects.toThrow(RangeError);
  });

  test('gives back what may have been ordered when it is released meanwhile', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'lost-answer' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual({ outcome: 'confirmed' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });
});

const stay = 700_00;
const ownWanted = { ...wanted, expectedTotal: stay + liveTotal - 600_00 };

function openOwnShop() {
  const own = createFakeOwn(() => clock.now().getTime(), {
    total: stay,
    flights: 400_00,
    terms: known.terms,
  });
  const shop = openShop({ room: { supplier: null } });
  const deps = { ...shop.deps, own: own.live };
  return { ...shop, own, deps, live: combineLive(deps) };
}
async function holdOwn(shop: ReturnType<typeof openOwnShop>): Promise<string> {
  const held = await shop.live.hold(ownWanted, ask());
  if (held.outcome !== 'confirmed') throw new Error(`Not held: ${JSON.stringify(held)}`);
  return held.holdId;
}
const statesOf = ({ own }: ReturnType<typeof openOwnShop>) => own.holds.map(({ state }) => state);

describe('a room of the operator’s own with live flights', () => {
  test('costs what the operator asks for the stay, and the airline for the seats', async () => {
    const verified = await openOwnShop().live.verify(request, ask());
    expect(verified).toMatchObject({ offer: { stay, total: ownWanted.expectedTotal } });
  });

  test('is booked with the seats, and cancelled with them at both fees', async () => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    expect(statesOf(shop)).toEqual([]);
    const booked = await shop.live.confirm({ holdId, travellers }, ask());
    if (booked.outcome !== 'confirmed') throw new Error('Not booked');
    expect(statesOf(shop)).toEqual(['confirmed']);
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
    expect(shop.rooms.calls).toEqual([]);
    const { bookingNumber } = booked;
    const cancelled = { outcome: 'confirmed', fee: 300_00 };
    for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(statesOf(shop)).toEqual(['cancelled']);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('that is sold out by then releases the seats', async () => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    shop.own.state.isSoldOut = true;
    const refused = { outcome: 'refused', reason: 'hotel-declined' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(refused);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is given back where the seats cannot be paid', async () => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(statesOf(shop)).toEqual(['cancelled']);
  });

  test.each([
    ['hold', 'lost'],
    ['hold', 'lost-answer'],
    ['confirm', 'lost'],
    ['confirm', 'lost-answer'],
  ] as const)('is booked once where the answer to %s is missing (%s)', async (call, fault) => {
    const shop = openOwnShop();
    const holdId = await holdOwn(shop);
    shop.own.faults[call] = fault;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(statesOf(shop).filter((state) => state === 'confirmed')).toHaveLength(1);
    expect(statesOf(shop)).not.toContain('held');
  });
});

describe('flights of the operator’s own with a live room', () => {
  const noSupplier = (goods: FlightFacts) => ({ goods, supplier: null });
  function openOwnFlights(currency: CurrencyCode = 'EUR') {
    const own = createFakeOwn(() => clock.now().getTime(), {
      total: stay,
      flights: 400_00,
      terms: known.terms,
    });
    const shop = openShop({ currency, outbound: noSupplier(outbound), inbound: noSupplier(inbound) });
    const deps = { ...shop.deps, own: own.live };
    return { ...shop, own, deps, live: combineLive(deps) };
  }
  const statesOf = ({ own }: ReturnType<typeof openOwnFlights>) => own.holds.map(({ state }) => state);

  test('cost what the hotel’s supplier asks for the room, and the operator for the seats', async () => {
    const verified = await openOwnFlights().live.verify(request, ask());
    const offer = { total: liveTotal, stay: 600_00, outbound: 200_00, inbound: 200_00 };
    expect(verified).toMatchObject({ outcome: 'confirmed', offer });
  });

  test('are not sold with a room that is not free to cancel', async () => {
    const shop = openOwnFlights();
    shop.rooms.terms.rate = { cancellation: [{ from: start.getTime(), fee: 600_00 }] };
    expect(await shop.live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'not-allowed' });
  });

  test('are booked after the room, and cancelled with it at both fees', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    expect(statesOf(shop)).toEqual(['confirmed']);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.flights.calls).toEqual([]);
    shop.own.state.fee = 150_00;
    shop.rooms.terms.fee = 50_00;
    const quoted = await shop.live.quoteCancellation({ bookingNumber }, ask());
    expect(quoted).toEqual({ outcome: 'confirmed', fee: 200_00, isCancelled: false });
    const cancelled = { outcome: 'confirmed', fee: 200_00 };
    for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(statesOf(shop)).toEqual(['cancelled']);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test.each(['EUR', 'GBP'] as const)(
    'cancelled without an answer cost the fee of then, though they would cost more by now (%s)',
    async (currency) => {
      const shop = openOwnFlights(currency);
      const bookingNumber = await book(shop);
      shop.own.state.fee = 150_00;
      shop.own.faults.cancel = 'lost-answer';
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      shop.own.state.fee = 350_00;
      const cancelled = { outcome: 'confirmed', fee: 150_00 };
      for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
      expect(shop.reports).toEqual([]);
    },
  );

  test.each([
    ['EUR', 100_00, 350_00],
    ['GBP', 100_00, 350_00],
    ['EUR', 100_00, 0],
    ['EUR', 0, 400_00],
  ] as const)(
    'cost what their cancellation by staff has cost, not what was noted (%s, %i, %i)',
    async (currency, noted, actual) => {
      const shop = openOwnFlights(currency);
      const bookingNumber = await book(shop);
      shop.rooms.terms.fee = 50_00;
      shop.own.state.fee = noted;
      shop.own.faults.cancel = 'lost';
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      shop.own.state.fee = actual;
      await shop.own.live.cancel({ bookingNumber: shop.own.holds[0]?.bookingNumber ?? '' }, ask());
      const fee = 50_00 + actual;
      for (const _ of [1, 2])
        expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee });
      expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual({
        outcome: 'confirmed',
        fee,
        isCancelled: true,
      });
    },
  );

  test('cost what their supplier charges at the moment of the cancellation, not a moment before', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    shop.own.state.fee = 100_00;
    const cancel: LiveSupply['cancel'] = (booking, options) => {
      shop.own.state.fee = 120_00;
      return shop.own.live.cancel(booking, options);
    };
    const live = combineLive({ ...shop.deps, own: { ...shop.own.live, cancel } });
    expect(await live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 120_00 });
  });

  test('that their supplier has cancelled before cost what that has cost', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    shop.own.state.fee = 80_00;
    await shop.own.live.cancel({ bookingNumber: shop.own.holds[0]?.bookingNumber ?? '' }, ask());
    shop.own.state.fee = 400_00;
    const quoted = { outcome: 'confirmed', fee: 80_00, isCancelled: false };
    expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual(quoted);
    const cancelled = { outcome: 'confirmed', fee: 80_00 };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('that are sold out by then give the room back', async () => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.own.state.isSoldOut = true;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('are not bought where the hotel refuses', async () => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'refused', reason: 'gone' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({
      reason: 'hotel-declined',
    });
    expect(statesOf(shop)).toEqual([]);
  });

  test.each([
    ['hold', 'lost'],
    ['hold', 'lost-answer'],
    ['confirm', 'lost'],
    ['confirm', 'lost-answer'],
  ] as const)('are booked once where the answer to %s is missing (%s)', async (call, fault) => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.own.faults[call] = fault;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ outcome: 'confirmed' });
    expect(statesOf(shop).filter((state) => state === 'confirmed')).toHaveLength(1);
    expect(statesOf(shop)).not.toContain('held');
  });

  test('that were bought without an answer are given back with a trip that is given up', async () => {
    const shop = openOwnFlights();
    const holdId = await hold(shop);
    shop.own.faults.confirm = 'lost-answer';
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual({ outcome: 'confirmed' });
    expect(statesOf(shop)).toEqual(['cancelled']);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
  });

  test('are announced by the number of the trip when the operator’s supplier changes them', async () => {
    const shop = openOwnFlights();
    const bookingNumber = await book(shop);
    const change = { kind: 'flight-cancelled', leg: 'outbound' } as const;
    const own = shop.own.holds[0]?.bookingNumber ?? '';
    const notices = combineNotices(shop.deps.db, {
      after: async () => [{ sequence: 1, id: 'n', bookingNumber: own, at: 1, change }],
    });
    expect(await notices.after(0, 10)).toMatchObject([{ bookingNumber, change }]);
  });
});

describe('the cancellation of an own room with live flights', () => {
  async function bookOwn(shop: ReturnType<typeof openOwnShop>): Promise<string> {
    const booked = await shop.live.confirm({ holdId: await holdOwn(shop), travellers }, ask());
    if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
    return booked.bookingNumber;
  }

  test('that was done without an answer goes on at the fee of then, though it would cost more by now', async () => {
    const shop = openOwnShop();
    const bookingNumber = await bookOwn(shop);
    shop.own.state.fee = 50_00;
    shop.own.faults.cancel = 'lost-answer';
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    shop.own.state.fee = 350_00;
    const cancelled = { outcome: 'confirmed', fee: 50_00 + 300_00 };
    for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.reports).toEqual([]);
  });

  test('that was not done is left to staff at a higher fee, and ends at what their cancellation has cost', async () => {
    const shop = openOwnShop();
    const bookingNumber = await bookOwn(shop);
    shop.own.faults.cancel = 'lost';
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    shop.own.state.fee = 350_00;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect(shop.own.holds).toMatchObject([{ state: 'confirmed' }]);
    await shop.own.live.cancel({ bookingNumber: shop.own.holds[0]?.bookingNumber ?? '' }, ask());
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({
      outcome: 'confirmed',
      fee: 350_00 + 300_00,
    });
  });

  test('costs what the operator’s supplier asks, which is nothing after it has changed the stay, whatever the tariff says', async () => {
    const shop = openOwnShop();
    const bookingNumber = await bookOwn(shop);
    // Every tariff asks a fee by then.
    clock.set(new Date((monday - 1) * 86_400_000));
    shop.flights.terms.refund = 400_00;
    const quoted = { outcome: 'confirmed', fee: 0, isCancelled: false };
    expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual(quoted);
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 0 });
    expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toEqual({
      ...quoted,
      isCancelled: true,
    });
  });
});

describe('a trip that waits for staff', () => {
  /** The upkeep of half an hour later. */
  async function settle(shop: OpenShop) {
    clock.advance(liveSupplyPolicy.watchIntervalMs);
    await settleStaffTrips(shop.deps);
  }
  const stateOf = async (id: string) => (await readTrip(openCombinedDb(database.db), 'id', id))?.state;

  async function leavePaymentOpen(shop: OpenShop): Promise<string> {
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    clock.advance(liveSupplyPolicy.settleMs);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await stateOf(holdId)).toBe('payment-open');
    return holdId;
  }

  test('because of an open payment is booked once the airline has the money, which is sent once', async () => {
    const shop = openShop();
    const holdId = await leavePaymentOpen(shop);
    await settle(shop);
    expect(await stateOf(holdId)).toBe('payment-open');
    shop.flights.change('ord_1', { state: 'paid' });
    await settle(shop);
    expect(await stateOf(holdId)).toBe('booked');
    const confirmed = await shop.live.confirm({ holdId, travellers }, ask());
    expect(confirmed).toMatchObject({ outcome: 'confirmed', bookingNumber: expect.stringMatching(/^L/) });
    expect(shop.flights.calls.filter((call) => call === 'pay')).toHaveLength(1);
    expect(shop.reports.filter((each) => each.includes('whether flights are paid'))).toHaveLength(1);
  });

  test('because of an open payment is given back once the airline lets it lapse', async () => {
    const shop = openShop();
    const holdId = await leavePaymentOpen(shop);
    shop.flights.change('ord_1', { state: 'cancelled' });
    await settle(shop);
    expect(await stateOf(holdId)).toBe('refused');
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toMatchObject({ reason: 'expired' });
  });

  test('because a part would cost something is over once somebody has cancelled it, and nothing is cancelled by itself', async () => {
    const shop = openShop();
    const holdId = await hold(shop);
    shop.flights.faults.pay = { kind: 'refused', reason: 'gone' };
    shop.rooms.terms.fee = 600_00;
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    await settle(shop);
    expect(await stateOf(holdId)).toBe('staff');
    shop.rooms.change('1-1', { state: 'cancelled' });
    await settle(shop);
    expect(await stateOf(holdId)).toBe('refused');
    expect(shop.rooms.calls).not.toContain('cancel');
    expect(shop.reports.filter((each) => each.includes('cannot be given back'))).toHaveLength(1);
  });

  test('is looked at once an interval, whatever number of processes look', async () => {
    const shop = openShop();
    await leavePaymentOpen(shop);
    clock.advance(liveSupplyPolicy.watchIntervalMs);
    const before = shop.flights.calls.length;
    for (const _ of [1, 2, 3]) await settleStaffTrips(shop.deps);
    expect(shop.flights.calls.slice(before)).toEqual(['read']);
  });
});

describe('a cancellation', () => {
  test('costs what neither supplier returns, the same each time', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.rooms.terms.fee = 50_00;
    const cancelled = { outcome: 'confirmed', fee: 50_00 + 300_00 };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    shop.rooms.terms.fee = 70_00;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('cancels nothing while a supplier does not say what it costs', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.flights.terms.refund = null;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'paid' }]);
  });

  test.each(['lost', 'lost-answer'] as const)('goes on where it broke off (%s)', async (kind) => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    for (const part of [shop.rooms, shop.flights]) {
      part.faults.cancel = { kind };
      expect(await combineLive(shop.deps).cancel({ bookingNumber }, ask())).toEqual(unknown);
      delete part.faults.cancel;
    }
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 300_00 });
    expect(shop.rooms.bookings).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.flights.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('costs what the order has cost, which may be less than its quote', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.flights.change('ord_1', { total: 390_00 });
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 290_00 });
  });

  test('asks for the room’s fee again before it repeats, and leaves a higher one to staff', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.rooms.faults.cancel = { kind: 'lost' };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    delete shop.rooms.faults.cancel;
    shop.rooms.terms.fee = 50_00;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect(shop.rooms.bookings).toMatchObject([{ state: 'booked' }]);
    expect(shop.reports.join()).toContain('cannot be cancelled at a known fee');
    shop.rooms.terms.fee = 0;
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 300_00 });
  });

  test.each(['room', 'flights'] as const)(
    'is left to staff at once where the %s are cancelled already',
    async (part) => {
      const shop = openShop();
      const bookingNumber = await book(shop);
      if (part === 'flights') shop.flights.change('ord_1', { state: 'cancelled' });
      else shop.rooms.change('1-1', { state: 'cancelled' });
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      expect(shop.reports.join()).toContain('cannot be cancelled at a known fee');
      expect([...shop.flights.calls, ...shop.rooms.calls]).not.toContain('cancel');
    },
  );

  test.each(['EUR', 'GBP'] as const)(
    'ends at what an order has returned that staff have cancelled meanwhile (%s)',
    async (currency) => {
      const shop = openShop({ currency });
      const bookingNumber = await book(shop);
      shop.flights.faults.cancel = { kind: 'lost' };
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
      delete shop.flights.faults.cancel;
      const refund = { amount: 60_00, currency };
      shop.flights.change('ord_1', { state: 'cancelled', refund });
      const cancelled = { outcome: 'confirmed', fee: 340_00 };
      for (const _ of [1, 2]) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(cancelled);
    },
  );

  test('ends at the refund that was noted where the supplier does not say what it has returned', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    shop.flights.faults.cancel = { kind: 'lost' };
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    shop.flights.change('ord_1', { state: 'cancelled' });
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee: 300_00 });
  });

  test.each([
    ['another currency', { amount: 60_00, currency: 'CHF' }],
    ['more than the order has cost', { amount: 400_01, currency: 'EUR' }],
  ] as const)(
    'is left to staff where an order has returned %s, before and after a fee was noted',
    async (_, refund) => {
      for (const isNoted of [false, true]) {
        const shop = openShop();
        const bookingNumber = await book(shop);
        shop.flights.faults.cancel = { kind: 'lost' };
        if (isNoted) expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
        delete shop.flights.faults.cancel;
        shop.flights.change('ord_1', { state: 'cancelled', refund });
        expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
        expect(shop.reports.join()).toContain('cannot be cancelled at a known fee');
      }
    },
  );

  test.each([0, 400_00])(
    'costs what an order has not returned that was cancelled before (%i)',
    async (amount) => {
      const shop = openShop();
      const bookingNumber = await book(shop);
      shop.flights.change('ord_1', { state: 'cancelled', refund: { amount, currency: 'EUR' } });
      const fee = 400_00 - amount;
      expect(await shop.live.quoteCancellation({ bookingNumber }, ask())).toMatchObject({ fee });
      expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({ outcome: 'confirmed', fee });
      expect(shop.flights.calls).not.toContain('cancel');
    },
  );

  test.each(['order', 'refund', 'fee'] as const)('adds no amounts of two currencies (%s)', async (amount) => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    if (amount === 'order') shop.flights.change('ord_1', { currency: 'CHF' });
    else if (amount === 'refund') shop.flights.terms.refundIn = 'CHF';
    else shop.rooms.terms.feeIn = 'CHF';
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual(unknown);
    expect([...shop.flights.calls, ...shop.rooms.calls]).not.toContain('cancel');
  });

  test('is refused from the day of departure on', async () => {
    const shop = openShop();
    const bookingNumber = await book(shop);
    clock.set(new Date(monday * 86_400_000 + 36_000_000));
    expect(await shop.live.cancel({ bookingNumber }, ask())).toEqual({
      outcome: 'refused',
      reason: 'departed',
    });
  });

  test('knows no booking that does not exist', async () => {
    const { live } = openShop();
    expect(await live.cancel({ bookingNumber: 'LNOTHING234' }, ask())).toEqual({
      outcome: 'refused',
      reason: 'no-such-booking',
    });
    expect(await live.confirm({ holdId: 'live.nothing', travellers }, ask())).toEqual({
      outcome: 'refused',
      reason: 'no-such-hold',
    });
  });
});

test('a booking with live parts is not changed', async () => {
  const shop = openShop();
  const bookingNumber = await book(shop);
  const change = { ...wanted, bookingNumber, travellers };
  expect(await shop.live.holdChange(change, ask())).toEqual({ outcome: 'refused', reason: 'not-changeable' });
  expect(await shop.live.holdChange({ ...change, bookingNumber: 'S1' }, ask())).toEqual({
    outcome: 'refused',
    reason: 'not-changeable',
  });
});

test('what the operator’s own supplier changes in its room is announced by the number of the trip', async () => {
  const shop = openOwnShop();
  const booked = await shop.live.confirm({ holdId: await holdOwn(shop), travellers }, ask());
  if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
  const change = { kind: 'hotel-overbooked' } as const;
  const numbers = [shop.own.holds[0]?.bookingNumber ?? '', 'OWN-alone'];
  const notices = combineNotices(shop.deps.db, {
    after: async () =>
      numbers.map((bookingNumber, at) => ({ sequence: at, id: `n${at}`, bookingNumber, at, change })),
  });
  expect(await notices.after(0, 10)).toMatchObject([
    { bookingNumber: booked.bookingNumber, id: 'n0', change },
    { bookingNumber: 'OWN-alone' },
  ]);
});

test('what the airline changes in a booked order is announced', async () => {
  const shop = openShop();
  const bookingNumber = await book(shop);
  const change: AnnouncedChange = { kind: 'flight-cancelled', leg: 'outbound' };
  shop.flights.change('ord_1', { changes: [{ id: 'aic_1-outbound', at: 1, change }] });
  const announced: unknown[] = [];
  await watchFlights({ ...shop.deps, flights: shop.deps.flights }, async (number, { id }) => {
    if (number === bookingNumber) announced.push(id);
  });
  expect(announced).toEqual(['aic_1-outbound']);
});

describe('a room whose booking was repeated', () => {
  // Those of other tests are counted, too.
  beforeEach(async () => {
    await database.db.deleteFrom('combined_trip').execute();
  });

  /** A trip whose room was booked again once the first request was taken for lost. */
  async function bookAgain(shop: OpenShop): Promise<string> {
    const holdId = await hold(shop);
    shop.rooms.faults.book = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    delete shop.rooms.faults.book;
    clock.advance(liveSupplyPolicy.settleMs);
    const booked = await shop.live.confirm({ holdId, travellers }, ask());
    if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
    return booked.bookingNumber;
  }
  /** The first request arrives at last. */
  const arriveLate = ({ rooms }: OpenShop) => {
    const [booked] = rooms.bookings;
    if (booked !== undefined) rooms.bookings.push({ ...booked, bookingReference: '1-late', state: 'booked' });
  };
  const countCalls = ({ rooms }: OpenShop) => rooms.calls.filter((call) => call === 'count').length;
  const hasSecondRoom = async (bookingNumber: string) =>
    (
      await database.db
        .selectFrom('combined_trip')
        .select('has_second_room')
        .where('booking_number', '=', bookingNumber)
        .executeTakeFirstOrThrow()
    ).has_second_room;

  test('is counted once more, and no other room is', async () => {
    const shop = openShop();
    await book(shop);
    const repeated = await bookAgain(shop);
    await findSecondRooms(shop.deps);
    expect(countCalls(shop)).toBe(0);
    for (const _ of [1, 2, 3]) {
      clock.advance(liveSupplyPolicy.countRoomsAfterMs);
      await findSecondRooms(shop.deps);
    }
    expect(countCalls(shop)).toBe(1);
    expect(await hasSecondRoom(repeated)).toBe(false);
    expect(shop.reports).toEqual([]);
  });

  test.each(['booked', 'cancelled'] as const)(
    'is reported where a second one has come to a %s trip, until that is gone',
    async (state) => {
      const shop = openShop();
      const bookingNumber = await bookAgain(shop);
      if (state === 'cancelled') await shop.live.cancel({ bookingNumber }, ask());
      arriveLate(shop);
      clock.advance(liveSupplyPolicy.countRoomsAfterMs);
      await findSecondRooms(shop.deps);
      expect(shop.reports.join()).toContain('one too many');
      expect(await hasSecondRoom(bookingNumber)).toBe(true);
      shop.rooms.change('1-late', { state: 'cancelled' });
      clock.advance(liveSupplyPolicy.countRoomsIntervalMs);
      await findSecondRooms(shop.deps);
      expect(await hasSecondRoom(bookingNumber)).toBe(false);
    },
  );

  test('is counted again where nobody answered', async () => {
    const shop = openShop();
    const bookingNumber = await bookAgain(shop);
    shop.rooms.faults.count = { kind: 'lost' };
    clock.advance(liveSupplyPolicy.countRoomsAfterMs);
    await findSecondRooms(shop.deps);
    expect(await hasSecondRoom(bookingNumber)).toBeNull();
    delete shop.rooms.faults.count;
    clock.advance(liveSupplyPolicy.countRoomsIntervalMs);
    await findSecondRooms(shop.deps);
    expect(await hasSecondRoom(bookingNumber)).toBe(false);
  });
});

describe('a trip that its booking has given up', () => {
  // Those of other tests are looked at, too.
  beforeEach(async () => {
    await database.db.deleteFrom('combined_trip').execute();
  });

  /** Seats that are paid at once, whose order nobody has answered. */
  async function giveUp(shop: OpenShop, kind: 'lost' | 'lost-answer'): Promise<string> {
    shop.flights.terms.canHold = false;
    const holdId = await hold(shop);
    shop.flights.faults.order = { kind };
    shop.flights.faults.find = { kind: 'lost' };
    expect(await shop.live.confirm({ holdId, travellers }, ask())).toEqual(unknown);
    expect(await shop.live.release({ holdId }, ask())).toEqual(unknown);
    delete shop.flights.faults.find;
    return holdId;
  }

  test('is looked at until its seats are found, which are staff’s then', async () => {
    const shop = openShop();
    const holdId = await giveUp(shop, 'lost-answer');
    await undoLeftTrips(shop.deps);
    expect(shop.reports.join()).toContain(`cannot be given back free of charge: ${holdId}`);
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'staff' });
  });

  test('goes to staff once a room is no longer free to cancel', async () => {
    const shop = openShop();
    const holdId = await giveUp(shop, 'lost');
    await undoLeftTrips(shop.deps);
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'undoing' });
    clock.advance(liveSupplyPolicy.undoMs);
    await undoLeftTrips(shop.deps);
    expect(shop.reports.join()).toContain(
      `Nobody knows what a supplier has of a trip that is given back: ${holdId}`,
    );
    expect(await readTrip(shop.deps.db, 'id', holdId)).toMatchObject({ state: 'staff' });
  });
});
