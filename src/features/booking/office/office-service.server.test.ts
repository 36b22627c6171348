import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildTraveller } from '../../../demo/bookings/build-traveller.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { createOfficeService, type OfficeService } from './office-service.server.ts';

let database: TestDatabase;
let service: OfficeService;
const at = new Date('2026-11-21T12:00:00Z');
const lease = { holder: 'test', leaseMs: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  service = createOfficeService({ db: database.db, clock: { now: () => at } });
  const { contact, billing } = buildOrder();
  const orders = [
    buildOrder({
      checkoutId: 'checkout-of-the-first',
      contact: { ...contact, email: 'jm.nunez+fernweh@example.com', phone: '+49301234567' },
      billing: { ...billing, firstName: 'José María', lastName: 'Núñez Müller' },
      travellers: [buildTraveller(), buildTraveller({ firstName: 'Saoirse', lastName: "O'Hara-Łukasz" })],
    }),
    buildOrder({
      checkoutId: 'checkout-of-the-second',
      contact: { ...contact, email: 'grosse@example.com', phone: '01712345678' },
      billing: { ...billing, firstName: 'Jörg', lastName: 'Große' },
      travellers: [buildTraveller({ firstName: 'Jörg', lastName: 'Große' })],
    }),
  ];
  for (const [index, order] of orders.entries()) {
    const booking = await createBookingStore(database.db).begin(order, at, lease);
    await database.pool.query('update booking set booking_number = $2, invoice_number = $3 where id = $1', [
      booking?.id,
      ['E4N5-3XMM', 'FDSN-8GBG'][index],
      `ABE-R2026-000000${index + 1}`,
    ]);
  }
});
afterAll(() => database.drop());

const find = async (text: string) =>
  (await service.search({ brands: everyBrand, text, limit: 10 })).bookings.map(
    ({ bookingNumber }) => bookingNumber,
  );

test.each([
  'E4N5-3XMM',
  ' e4n5 3xmm ',
  'E4N53XMM',
  'e4n5',
  'ABE-R2026-0000001',
  'checkout-of-the-first',
  'JM.NUNEZ+fernweh@example.com',
  'jm.nunez',
  'Núñez',
  'nunez',
  'jose maria nunez',
  'Nuñez, José',
  'MULLER',
  'Mueller',
  'Müller José',
  '+49 30 1234567',
  '+49 (0)30 123-45.67',
  '030/1234567',
  '0049301234567',
  'Saoirse',
  "O'Hara",
  'o’hara lukasz',
  'ŁUKASZ',
])('finds a booking by %s', async (text) => {
  expect(await find(text)).toEqual(['E4N5-3XMM']);
});

test.each(['Große', 'GROSSE', 'joerg', '+49 171 2345678', '0171 234 56 78'])(
  'finds a booking despite another spelling: %s',
  async (text) => {
    expect(await find(text)).toEqual(['FDSN-8GBG']);
  },
);

test.each(['%', '_', "'", '\\', '() & | ! :*', 'nunez lovelace', '12345', "'; drop table booking --"])(
  'finds nothing by %s',
  async (text) => {
    expect(await find(text)).toEqual([]);
  },
);

test('an empty search lists every booking, and a search uses its index', async () => {
  expect(await find('')).toHaveLength(2);
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(
      `explain select 1 from booking where list_booking_words(booking_number, "order") @@ ask_for_words('nunez')`,
    );
    expect(JSON.stringify(rows)).toContain('booking_by_words');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
