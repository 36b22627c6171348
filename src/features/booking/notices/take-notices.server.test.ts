import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { SupplyNotice, SupplyNotices } from '../../../ports/supply/supply-port.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { takeNotices } from './take-notices.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
let announced: SupplyNotice[];
/** Trips that have their number by now, by that of their part. */
let tripOf: Map<string, string>;
let reports: string[];
let taken: number;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
  announced = [];
  tripOf = new Map();
  reports = [];
  taken = 0;
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const part = 'OWN-1';
const closed = { kind: 'hotel-closed' } as const;
const sixHours = {
  kind: 'flight-changed',
  leg: 'outbound',
  departure: '2026-04-11T12:05',
  arrival: '2026-04-11T14:25',
} as const;

/** As a supplier that sells parts of trips says it. */
const notices: SupplyNotices = {
  after: async (sequence, limit) =>
    announced
      .filter((notice) => notice.sequence > sequence)
      .slice(0, limit)
      .map((notice) => ({
        ...notice,
        bookingNumber: tripOf.get(notice.bookingNumber) ?? notice.bookingNumber,
      })),
};

function announce(bookingNumber: string, change: AnnouncedChange) {
  const sequence = announced.length + 1;
  announced.push({ sequence, id: `n${sequence}`, bookingNumber, at: 1, change });
}

const take = (from = notices) =>
  takeNotices({
    db: database.db,
    clock: fixture.clock,
    notices: from,
    onTaken: () => {
      taken += 1;
    },
    report: (error) => void reports.push(String(error)),
  });

async function book() {
  const order = await orderTrip(fixture.supply);
  await fixture.bookings.place(order, 10_000);
  const booking = await createBookingStore(database.db).findLatest(order.checkoutId);
  if (booking?.supplierNumber == null) throw new Error('Nothing is booked');
  return { id: booking.id, supplierNumber: booking.supplierNumber };
}

const listTaken = () =>
  database.db
    .selectFrom('trip_notice')
    .select(['booking_id', 'source', 'sequence'])
    .orderBy('sequence')
    .execute();
const listWaiting = async () =>
  (await database.db.selectFrom('waiting_notice').select('id').orderBy('sequence').execute()).map(
    ({ id }) => id,
  );

test('an announcement about a part of a trip without a number waits, and reaches the trip once it has one', async () => {
  const { id, supplierNumber } = await book();
  announce(part, closed);
  for (const _ of [1, 2]) await take();
  expect([await listTaken(), await listWaiting(), taken]).toEqual([[], ['n1'], 0]);
  tripOf.set(part, supplierNumber);
  await Promise.all([take(), take(), take()]);
  expect(await listTaken()).toEqual([{ booking_id: id, source: 'supplier n1', sequence: '1' }]);
  expect(await listWaiting()).toEqual([]);
  expect(taken).toBeGreaterThan(0);
  // The supplier's list is read from its beginning again.
  await database.pool.query('update supplier_notice_cursor set sequence = 0');
  await take();
  expect(await listTaken()).toHaveLength(1);
  expect([await listWaiting(), reports]).toEqual([[], []]);
});

test('one about a trip that is paid later than its supplier has confirmed it waits, too', async () => {
  const { id, supplierNumber } = await book();
  const setBooked = (at: Date | null) =>
    database.db.updateTable('booking').set({ booked_at: at }).where('id', '=', id).execute();
  await setBooked(null);
  announce(supplierNumber, closed);
  await take();
  expect([await listTaken(), await listWaiting()]).toEqual([[], ['n1']]);
  await setBooked(fixture.clock.now());
  await take();
  expect(await listTaken()).toMatchObject([{ booking_id: id, source: 'supplier n1' }]);
});

test('of two about one trip whose number comes in between, the earlier one is not overtaken', async () => {
  const { id, supplierNumber } = await book();
  announce(part, sixHours);
  await take();
  announce(part, { kind: 'flight-cancelled', leg: 'outbound' });
  tripOf.set(part, supplierNumber);
  const seen: unknown[] = [];
  const watched: SupplyNotices = {
    async after(sequence, limit) {
      seen.push(await listTaken());
      return notices.after(sequence, limit);
    },
  };
  await take(watched);
  expect(await listTaken()).toEqual([
    { booking_id: id, source: 'supplier n1', sequence: '1' },
    { booking_id: id, source: 'supplier n2', sequence: '2' },
  ]);
  // There was no moment at which only the later one was written.
  expect(seen.every((rows) => Array.isArray(rows) && rows.length === 0)).toBe(true);
});

test('several that wait reach their trips in whatever order those have their numbers', async () => {
  const [one, two] = [await book(), await book()];
  announce('OWN-2', closed);
  announce(part, closed);
  announce('OWN-2', sixHours);
  await take();
  tripOf.set(part, one.supplierNumber);
  await take();
  expect(await listTaken()).toMatchObject([{ booking_id: one.id, source: 'supplier n2' }]);
  expect(await listWaiting()).toEqual(['n1', 'n3']);
  tripOf.set('OWN-2', two.supplierNumber);
  await take();
  expect(await listTaken()).toMatchObject([
    { booking_id: two.id, source: 'supplier n1' },
    { booking_id: one.id, source: 'supplier n2' },
    { booking_id: two.id, source: 'supplier n3' },
  ]);
});

test('one about a number that no booking gets is reported once after a while, and forgotten after a week', async () => {
  const { id, supplierNumber } = await book();
  announce(part, closed);
  await take();
  fixture.clock.advance(noticePolicy.unknownAfterMs - 1);
  await take();
  expect(reports).toEqual([]);
  fixture.clock.advance(1);
  await Promise.all([take(), take()]);
  await take();
  expect(reports).toEqual([`Error: Notice n1 of the supplier is for the unknown booking ${part}`]);
  // Staff may settle the trip much later.
  fixture.clock.advance(noticePolicy.waitMs - noticePolicy.unknownAfterMs - 1);
  await take();
  expect(await listWaiting()).toEqual(['n1']);
  announce('OWN-2', closed);
  await take();
  fixture.clock.advance(1);
  await take();
  expect(await listWaiting()).toEqual(['n2']);
  tripOf.set('OWN-2', supplierNumber);
  await take();
  expect(await listTaken()).toMatchObject([{ booking_id: id, source: 'supplier n2' }]);
});

test('nothing that waits is lost while the supplier is away', async () => {
  const { supplierNumber } = await book();
  announce(part, closed);
  await take();
  tripOf.set(part, supplierNumber);
  const away = { after: () => Promise.reject(new Error('The supplier is away')) };
  await expect(take(away)).rejects.toThrow('The supplier is away');
  expect(await listWaiting()).toEqual(['n1']);
  await take();
  expect(await listTaken()).toHaveLength(1);
});
