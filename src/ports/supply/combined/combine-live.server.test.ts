import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { bookingTimings, liveSupplyPolicy } from '../../../defaults.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { LiveSupply, OfferRequest } from '../supply-port.ts';
import { buildTravellers, noExtras } from '../supply-under-test.ts';
import { combineLive } from './combine-live.server.ts';
import { openCombinedDb, readTrip } from './combined-rows.server.ts';
import { createFakeFlights, createFakeRooms } from './fake-parts.ts';
import { findSecondRooms } from './find-second-rooms.server.ts';
import type { LiveGoods } from './live-goods-port.ts';
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
beforeEach(() => clock.set(start));

const hotel = 'hotelbeds:1234:DBL.ST:BB';

function openShop(goods: Partial<LiveGoods> = {}) {
  const flights = createFakeFlights(clock);
  const rooms = createFakeRooms();
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
        currency: 'EUR' as const,
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
    ['a room of the operator’s own', { room: { supplier: null } }, 'a room of the operator’s own'],
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

  test('are not sold where charges on the spot could not be shown', async () => {
    const shop = openShop();
    shop.rooms.terms.rate = { localCharges: [{ amount: '3.50', currency: 'EUR' }] };
    expect(await shop.live.verify(request, ask())).toEqual({ outcome: 'refused', reason: 'not-allowed' });
    expect(shop.reports.join()).toContain('charges on the spot');
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
