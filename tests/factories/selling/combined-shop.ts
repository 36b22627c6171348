import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { bookingTimings } from '../../../src/defaults.ts';
import type { PricedOffer } from '../../../src/domain/search/offer-query.ts';
import type { FlightFacts } from '../../../src/domain/search/supply-facts.ts';
import { requireDay } from '../../../src/domain/time/calendar-day.ts';
import { settableClock } from '../../../src/domain/time/clock.ts';
import { combineLive } from '../../../src/ports/supply/combined/combine-live.server.ts';
import { openCombinedDb } from '../../../src/ports/supply/combined/combined-rows.server.ts';
import { createFakeOwn } from '../../../src/ports/supply/combined/fake-own.ts';
import { createFakeFlights, createFakeRooms } from '../../../src/ports/supply/combined/fake-parts.ts';
import type { LiveGoods } from '../../../src/ports/supply/combined/live-goods-port.ts';
import type { LiveSupply, OfferRequest } from '../../../src/ports/supply/supply-port.ts';
import { buildTravellers, noExtras } from '../../../src/ports/supply/supply-under-test.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

export const monday = requireDay('2026-05-04');
export const start = new Date('2026-03-02T06:00:00Z');
export const clock = settableClock(start);

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
export const outbound: FlightFacts = { ...facts, from: 'FRA', to: 'PMI', day: monday, number: 401 };
export const inbound: FlightFacts = { ...facts, from: 'PMI', to: 'FRA', day: monday + 7, number: 402 };

export const request: OfferRequest = {
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
export const known: PricedOffer = {
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
export const liveTotal = 1_000_00;

let database: TestDatabase;

/** The database of the tests of a file. */
export const combinedDb = () => database.db;

/** Opens a database for the tests of a file, and begins each test on the same morning without a trip. */
export function prepareCombinedDatabase(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    clock.set(start);
    await database.pool.query('truncate combined_trip cascade');
  });
}

export const hotel = 'hotelbeds:1234:DBL.ST:BB';

export function openShop({ currency = 'EUR', ...goods }: Partial<LiveGoods> = {}) {
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

export type OpenShop = ReturnType<typeof openShop>;

export const ask = (buyTimeoutMs: number = bookingTimings.buyTimeoutMs) => ({
  idempotencyKey: randomUUID(),
  timeoutMs: bookingTimings.supplierTimeoutMs,
  buyTimeoutMs,
});
export const wanted = { ...request, ...noExtras, expectedTotal: liveTotal };
export const travellers = buildTravellers(request);

export async function hold({ live }: Pick<OpenShop, 'live'>): Promise<string> {
  const held = await live.hold(wanted, ask());
  if (held.outcome !== 'confirmed') throw new Error(JSON.stringify(held));
  return held.holdId;
}

export async function book(shop: OpenShop): Promise<string> {
  const booked = await shop.live.confirm({ holdId: await hold(shop), travellers }, ask());
  if (booked.outcome !== 'confirmed') throw new Error(JSON.stringify(booked));
  return booked.bookingNumber;
}

export const unknown = { outcome: 'unknown' };

export const stay = 700_00;
export const ownWanted = { ...wanted, expectedTotal: stay + liveTotal - 600_00 };

export function openOwnShop() {
  const own = createFakeOwn(() => clock.now().getTime(), {
    total: stay,
    flights: 400_00,
    terms: known.terms,
  });
  const shop = openShop({ room: { supplier: null } });
  const deps = { ...shop.deps, own: own.live };
  return { ...shop, own, deps, live: combineLive(deps) };
}
export async function holdOwn(shop: ReturnType<typeof openOwnShop>): Promise<string> {
  const held = await shop.live.hold(ownWanted, ask());
  if (held.outcome !== 'confirmed') throw new Error(`Not held: ${JSON.stringify(held)}`);
  return held.holdId;
}
export const statesOf = ({ own }: ReturnType<typeof openOwnShop>) => own.holds.map(({ state }) => state);
