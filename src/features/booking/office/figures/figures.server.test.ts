import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/database.ts';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import type { BookingOrder } from '../../../../domain/booking/booking-order.ts';
import { everyBrand } from '../../../../domain/staff/brand-scope.ts';
import { formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { createBookingStore } from '../../store/booking-store.server.ts';
import { listDailySales } from './list-daily-sales.server.ts';
import { listDepartures } from './list-departures.server.ts';

let database: TestDatabase;
const { price, trip } = buildOrder();

/** Of each: brand, chosen market, currency, base price, time of placing, departure, state; `failed` is the only one without a booking. */
const placed = {
  A: ['abendmeer', 'de', 'EUR', 100_000, '2026-11-19T22:59:59Z', '2027-05-01T06:05', 'booked'],
  B: ['abendmeer', 'de', 'EUR', 250_000, '2026-11-19T23:00:00Z', '2027-05-02T23:55', 'booked'],
  C: ['abendmeer', 'de', 'EUR', 50_000, '2026-11-20T12:00:00Z', '2027-05-02T06:00', 'cancelled'],
  D: ['abendmeer', 'ch', 'CHF', 70_000, '2026-11-20T12:00:00Z', null, 'booked'],
  E: ['tagwind', 'de', 'EUR', 60_000, '2026-11-20T22:59:59Z', '2027-05-09T06:00', 'booked'],
  F: ['tagwind', 'de', 'EUR', 60_000, '2026-11-20T12:00:00Z', '2027-05-02T06:00', 'failed'],
} as const;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [name, [brand, chosenMarket, currency, base, at, departure, state]] of Object.entries(placed)) {
    if (trip.outbound === null) throw new Error('The example has flights');
    const order: BookingOrder = {
      ...buildOrder({ checkoutId: `checkout-${name}`, brand }),
      chosenMarket,
      currency,
      price: { ...price, base, extras: [], paymentFee: 0, memberDiscount: 0, promotion: 0, cardDiscount: 0 },
      trip: {
        ...trip,
        checkIn: '2027-05-03',
        outbound: departure === null ? null : { ...trip.outbound, departure },
      },
    };
    const booking = await createBookingStore(database.db).begin(order, new Date(at), {
      holder: 'test',
      leaseMs: 0,
    });
    await database.pool.query(
      'update booking set booking_number = $2, state = $3, booked_at = $4 where id = $1',
      [booking?.id, `${name.repeat(4)}-${name.repeat(4)}`, state, state === 'failed' ? null : at],
    );
  }
});
afterAll(() => database.drop());

test('sales are those of the shop’s days, apart by brand, market and currency', async () => {
  const day = requireDay('2026-11-20');
  expect(await listDailySales(database.db, { from: day, to: day })).toEqual([
    { day, brand: 'abendmeer', market: 'ch', currency: 'CHF', bookings: 1, revenue: 70_000 },
    { day, brand: 'abendmeer', market: 'de', currency: 'EUR', bookings: 2, revenue: 300_000 },
    { day, brand: 'tagwind', market: 'de', currency: 'EUR', bookings: 1, revenue: 60_000 },
  ]);
  expect(await listDailySales(database.db, { from: day - 1, to: day })).toHaveLength(4);
});

test('departures are those that are booked, and a day without one says 0', async () => {
  const range = { from: requireDay('2027-05-01'), to: requireDay('2027-05-04') };
  const { days, first } = await listDepartures(database.db, range, { brands: everyBrand, limit: 2 });
  expect(days.map(({ day, count }) => [formatDay(day), count])).toEqual([
    ['2027-05-01', 1],
    ['2027-05-02', 1],
    ['2027-05-03', 1],
    ['2027-05-04', 0],
  ]);
  expect(first.map(({ bookingNumber, day }) => [bookingNumber, formatDay(day)])).toEqual([
    ['AAAA-AAAA', '2027-05-01'],
    ['BBBB-BBBB', '2027-05-02'],
  ]);
});

test('a cancelled trip whose refund waits for its time does not depart', async () => {
  const day = requireDay('2027-05-01');
  const list = async () =>
    (await listDepartures(database.db, { from: day, to: day }, { brands: everyBrand, limit: 2 })).days;
  const { rows } = await database.pool.query(`select id from booking where booking_number = 'AAAA-AAAA'`);
  const set = (state: string, fee: number | null) =>
    database.pool.query('update booking set state = $2, supplier_fee = $3 where id = $1', [
      rows[0].id,
      state,
      fee,
    ]);
  await set('refunding', 0);
  expect(await list()).toEqual([{ day, count: 0 }]);
  // One that is made while the trip goes ahead ends nothing.
  await set('refunding', null);
  expect(await list()).toEqual([{ day, count: 1 }]);
  await set('booked', null);
});

test('departures of some days use their index', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain select id from booking where left(coalesce(coalesce(amended, "order") -> 'trip' -> 'outbound' ->> 'departure', coalesce(amended, "order") -> 'trip' ->> 'checkIn'), 10) >= '2027-05-01'`,
    );
    expect(JSON.stringify(rows)).toContain('booking_by_departure');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
