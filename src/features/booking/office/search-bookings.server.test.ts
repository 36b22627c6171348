import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { officeLists } from '../../../defaults.ts';
import { parseListSort } from '../../../design/staff/list-sort.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { BOOKING_SORTS, type BookingQuery } from './found-bookings.ts';
import { searchBookings } from './search-bookings.server.ts';

let database: TestDatabase;
const lease = { holder: 'test', leaseMs: 0 };

/** Of each: brand, departure, time of placing, base price, state. */
const placed = {
  A: ['abendmeer', '2027-05-01T06:05', '2026-11-19T22:59:59Z', 90_000, 'booked'],
  B: ['tagwind', '2027-05-02T23:55', '2026-11-19T23:00:00Z', 300_000, 'manual-review'],
  C: ['abendmeer', '2027-05-03T06:05', '2026-11-20T22:59:59Z', 120_000, 'cancelled'],
  D: ['tagwind', null, '2026-11-20T23:00:00Z', 60_000, 'booked'],
} as const;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [name, [brand, departure, at, base, state]] of Object.entries(placed)) {
    const order = buildOrder({ checkoutId: `checkout-${name}`, brand });
    const { outbound } = order.trip;
    if (outbound === null) throw new Error('The example has flights');
    const trip = {
      ...order.trip,
      checkIn: '2027-05-04',
      outbound: departure === null ? null : { ...outbound, departure },
    };
    const price = { ...order.price, base, memberDiscount: name === 'B' ? 250_000 : 0 };
    const booking = await createBookingStore(database.db).begin(
      { ...order, trip, price },
      new Date(at),
      lease,
    );
    await database.pool.query('update booking set booking_number = $2, state = $3 where id = $1', [
      booking?.id,
      `${name}${name}${name}${name}-${name}${name}${name}${name}`,
      state,
    ]);
  }
});
afterAll(() => database.drop());

async function find(query: Partial<BookingQuery>): Promise<string> {
  const { bookings } = await searchBookings(database.db, {
    brands: everyBrand,
    text: '',
    limit: 10,
    ...query,
  });
  return bookings.map(({ bookingNumber }) => bookingNumber[0]).join('');
}

test.each<[Partial<BookingQuery>, string]>([
  [{}, 'BDCA'],
  [{ state: 'booked' }, 'DA'],
  [{ brand: 'tagwind' }, 'BD'],
  [{ brand: 'nobody' }, ''],
  [{ needsDecision: true }, 'B'],
  [{ departureFrom: '2027-05-02' }, 'BDC'],
  [{ departureFrom: '2027-05-03' }, 'DC'],
  [{ departureTo: '2027-05-02' }, 'BA'],
  [{ departureFrom: '2027-05-04', departureTo: '2027-05-04' }, 'D'],
  [{ departureFrom: '2027-05-05' }, ''],
  [{ brand: 'tagwind', state: 'booked', departureTo: '2027-05-04' }, 'D'],
])('the filters %j let %s through', async (query, names) => {
  expect(await find(query)).toBe(names);
});

test.each<[Partial<BookingQuery>, string]>([
  [{ placedFrom: '2026-11-20' }, 'BDC'],
  [{ placedTo: '2026-11-19' }, 'A'],
  [{ placedFrom: '2026-11-20', placedTo: '2026-11-20' }, 'BC'],
  [{ placedFrom: '2026-11-21' }, 'D'],
])('a day of placing is one of the shop’s time zone: %j are %s', async (query, names) => {
  expect(await find(query)).toBe(names);
});

test.each([
  ['number', 'ABCD'],
  ['-number', 'DCBA'],
  ['departure', 'ABCD'],
  ['-departure', 'DCBA'],
  ['placed', 'ABCD'],
  ['-placed', 'DCBA'],
  ['total', 'BDAC'],
  ['-total', 'CADB'],
])('the order %s is %s', async (sort, names) => {
  expect(await find({ sort: parseListSort(sort, BOOKING_SORTS) })).toBe(names);
});

test('the order by total is that of the totals that are shown', async () => {
  const sort = parseListSort('total', BOOKING_SORTS);
  const { bookings } = await searchBookings(database.db, { brands: everyBrand, text: '', limit: 10, sort });
  const totals = bookings.map(({ order }) => totalOf(order.price));
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
});

test('pages follow each other without a gap, and one past the last is the last', async () => {
  const read = async (page: number) => {
    const found = await searchBookings(database.db, { brands: everyBrand, text: '', limit: 3, page });
    return [found.bookings.map(({ bookingNumber }) => bookingNumber[0]).join(''), found.page];
  };
  expect(await read(1)).toEqual(['BDC', { page: 1, pages: 2, from: 1, to: 3, count: 4 }]);
  const last = ['A', { page: 2, pages: 2, from: 4, to: 4, count: 4 }];
  expect(await read(2)).toEqual(last);
  expect(await read(3)).toEqual(last);
  expect(await read(officeLists.maxCountedBookings)).toEqual(last);
});

test('the list’s own order uses its index', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      'explain select id from booking order by needs_staff desc, placed_at desc, booking_number limit 50',
    );
    expect(JSON.stringify(rows)).toContain('booking_for_staff');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
