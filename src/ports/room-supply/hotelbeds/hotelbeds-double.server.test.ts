import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { testRoomSupply } from '../conformance.ts';
import type { RoomQuestion } from '../room-supply-port.ts';
import { HOTELBEDS_WORLD } from './double/hotelbeds-world.ts';
import { type HotelbedsDouble, openHotelbedsDouble } from './double/open-hotelbeds-double.server.ts';
import { createHotelbedsRooms } from './hotelbeds-rooms.server.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const checkIn = requireDay('2026-05-04');
const question: RoomQuestion = {
  hotelCode: '4711',
  roomCode: 'DBL.ST',
  boardCode: 'BB',
  checkIn,
  nights: 7,
  party: { adults: 2, childrenBorn: [] },
  bookingDay: 20_000,
  isPackage: true,
  freeUntil: checkIn - 14,
  currency: 'EUR',
};

/** Rooms run out: there are enough for all tests. */
const manyRooms = {
  ...HOTELBEDS_WORLD,
  hotels: HOTELBEDS_WORLD.hotels.map((hotel) => ({
    ...hotel,
    rooms: hotel.rooms.map((room) => ({
      ...room,
      rates: room.rates.map((rate) => ({ ...rate, allotment: 200 })),
    })),
  })),
};

function openRooms(double: HotelbedsDouble, report: (error: unknown) => void = () => {}) {
  return createHotelbedsRooms({
    origin: double.origin,
    credentials: { apiKey: double.apiKey, secret: double.secret },
    callTimeoutMs: 2_000,
    buyTimeoutMs: 2_000,
    clock,
    report,
  });
}

testRoomSupply('Hotelbeds’ double', async () => {
  const double = await openHotelbedsDouble({ now: () => clock.now(), world: manyRooms });
  const routes = { book: 'bookings', cancel: 'booking-cancel' } as const;
  return {
    port: openRooms(double),
    question,
    today: dayAt(clock.now()),
    lose: (call, what) =>
      double.control.misbehave({
        call: routes[call],
        kind: what === 'request' ? 'request-lost' : 'answer-lost',
      }),
    countBookings: (reference) =>
      double.control
        .bookings()
        .filter((booking) => booking.clientReference === reference && booking.status !== 'CANCELLED').length,
    close: () => double.close(),
  };
});

let double: HotelbedsDouble;
beforeAll(async () => {
  double = await openHotelbedsDouble({ now: () => clock.now(), world: manyRooms });
});
afterAll(() => double.close());

const call = () => ({
  signal: AbortSignal.timeout(2_000),
  timeoutMs: 2_000,
  willSend: async () => {},
});
const verify = (different: Partial<RoomQuestion> = {}) =>
  openRooms(double).verify({ ...question, ...different }, call());

test('the rate for packages is cheapest with flights, and not sold without', async () => {
  // Seven nights: the room, and two adults.
  expect(await verify()).toMatchObject({ quote: { total: 7 * (30_00 + 2 * 20_00) } });
  expect(await verify({ isPackage: false })).toMatchObject({ quote: { total: 7 * (40_00 + 2 * 25_50) } });
});

test('a rate that cannot be cancelled is checked again, and sold only where the tariff cannot either', async () => {
  const hotelOnly = { isPackage: false, freeUntil: null };
  const verified = await verify(hotelOnly);
  expect(verified).toMatchObject({ quote: { total: 7 * (35_00 + 2 * 22_50) } });
  expect(double.control.calls().some(({ path }) => path.endsWith('/checkrates'))).toBe(true);
});

test('a suite whose price its hotel binds is not sold', async () => {
  const suite = await verify({ roomCode: 'SUI.SV', boardCode: 'AI' });
  expect(suite).toEqual({ outcome: 'refused', reason: 'not-allowed' });
});

test('a room that is paid at the hotel is not sold', async () => {
  const harbour = { hotelCode: '4712', boardCode: 'RO' };
  expect(await verify(harbour)).toEqual({ outcome: 'refused', reason: 'not-allowed' });
});

test('a room for a child costs what it does there', async () => {
  const born = requireDay('2020-01-01');
  expect(await verify({ party: { adults: 2, childrenBorn: [born] } })).toMatchObject({
    quote: { total: 7 * (30_00 + 2 * 20_00 + 10_00) },
  });
});

test.each([
  ['over-quota', 'quota of calls is used up'],
  ['over-rate', 'quota of calls is used up'],
] as const)('a gateway that has had enough (%s) is unknown, by its name', async (kind, named) => {
  const reports: string[] = [];
  double.control.misbehave({ call: 'hotels', kind });
  const rooms = openRooms(double, (error) => reports.push(String(error)));
  expect(await rooms.verify(question, call())).toEqual({ outcome: 'unknown' });
  expect(reports.join()).toContain(named);
});

test('a clock that is wrong is named as one of the reasons of a refused signature', async () => {
  const reports: string[] = [];
  const late = createHotelbedsRooms({
    origin: double.origin,
    credentials: { apiKey: double.apiKey, secret: double.secret },
    callTimeoutMs: 2_000,
    buyTimeoutMs: 2_000,
    clock: { now: () => new Date(clock.now().getTime() - 120_000) },
    report: (error) => reports.push(String(error)),
  });
  expect(await late.verify(question, call())).toEqual({ outcome: 'unknown' });
  expect(reports.join()).toContain('clock of this machine');
});
