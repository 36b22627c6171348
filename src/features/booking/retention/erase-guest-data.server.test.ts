import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { findBookedTrip } from '../my-trips/trip-queries.server.ts';
import { eraseGuestData, isErasable } from './erase-guest-data.server.ts';

let database: TestDatabase;
const now = new Date('2027-06-01T10:00:00Z');
const order = buildOrder();
const lastDay = order.trip.inbound?.arrival.slice(0, 10) ?? order.trip.checkOut;
const [onLastDay, dayAfter] = [requireDay(lastDay), requireDay(lastDay) + 1];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const correctedFrom = { firstName: 'Adah', lastName: 'Lovelaze' };
let count = 0;
/** A booked trip with its documents, a note of staff and a review; returns the booking's id. */
async function seedTrip(set = ''): Promise<string> {
  count += 1;
  const id = `b${count}`.padEnd(20, 'a');
  const { pool } = database;
  await pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", amended, booking_number, placed_at, booked_at, company_id, next_at)
     values ($1, $2, 1, 'booked', $3, $4, $5, '2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z', 'default', null)`,
    [
      id,
      `checkout-of-a-guest-${count}`,
      JSON.stringify({ ...order, comments: 'A quiet room' }),
      JSON.stringify({
        trip: order.trip,
        travellers: order.travellers.map((each) => ({ ...each, correctedFrom })),
      }),
      `AB12-CD3${count}`,
    ],
  );
  for (const kind of ['invoice', 'hotel-voucher', 'calendar'])
    await pool.query(
      `insert into booking_document (booking_id, kind, name, type, content) values ($1, $2, 'x.pdf', 'application/pdf', 'x')`,
      [id, kind],
    );
  await pool.query(
    `insert into booking_event (booking_id, at, kind, facts) values ($1, now(), 'staff-note', '{"by": "Kim", "note": "Ada has called"}')`,
    [id],
  );
  await pool.query(
    `insert into guest_review (booking_id, brand, hotel_id, stayed_until, language, state, content, changed_at)
     values ($1, 'abendmeer', 7, '2027-05-08', 'de', 'new', '{"name": "Ada L."}', now())`,
    [id],
  );
  if (set !== '') await pool.query(`update booking set ${set} where id = $1`, [id]);
  return id;
}

const readAll = async (id: string) => {
  const { rows } = await database.pool.query(
    `select "order", amended,
       array(select kind from booking_document where booking_id = b.id order by kind) as documents,
       (select count(*)::int from guest_review where booking_id = b.id) as reviews,
       (select string_agg(facts ->> 'note', '') from booking_event where booking_id = b.id) as notes,
       array(select kind from booking_event where booking_id = b.id order by id) as events
     from booking b where id = $1`,
    [id],
  );
  return rows[0];
};

test('what the books need stays, and everything else about a guest goes', async () => {
  const id = await seedTrip();
  expect(await eraseGuestData(database.db, id, now, dayAfter)).toBe(true);
  const { order: left, amended, ...rest } = await readAll(id);
  expect(rest).toEqual({
    documents: ['invoice'],
    reviews: 0,
    notes: '',
    events: ['staff-note', 'guest-erased'],
  });
  const { firstName, lastName, street, zip, city } = order.billing;
  expect(left).toMatchObject({
    trip: order.trip,
    price: order.price,
    billing: { firstName, lastName, street, zip, city },
    contact: { email: '', phone: '' },
    comments: '',
    payment: { method: order.payment.method, token: '', iban: '', holderName: '' },
  });
  for (const { travellers } of [left, amended])
    expect(travellers).toEqual(
      order.travellers.map(({ title, firstName: first, lastName: last }) =>
        expect.objectContaining({
          title,
          firstName: first,
          lastName: last,
          birthDate: '',
          frequentFlyer: { program: 'NONE', number: '' },
        }),
      ),
    );
  expect(JSON.stringify([left, amended])).not.toContain(order.contact.email);
  expect(JSON.stringify(amended)).not.toContain(correctedFrom.lastName);
});

test('[checkout X-092] afterwards the trip opens for nobody, and is not deleted twice', async () => {
  const id = await seedTrip();
  const checkoutId = `checkout-of-a-guest-${count}`;
  expect(await findBookedTrip(database.db, checkoutId)).not.toBeNull();
  await eraseGuestData(database.db, id, now, dayAfter);
  expect(await findBookedTrip(database.db, checkoutId)).toBeNull();
  expect(await eraseGuestData(database.db, id, now, dayAfter)).toBe(false);
});

test('until the last day of the trip everything stays, unless the trip is cancelled', async () => {
  const id = await seedTrip();
  expect(await isErasable(database.db, id, onLastDay)).toBe(false);
  expect(await eraseGuestData(database.db, id, now, onLastDay)).toBe(false);
  expect(await readAll(id)).toMatchObject({ reviews: 1, order: { comments: 'A quiet room' } });
  expect(await isErasable(database.db, id, dayAfter)).toBe(true);
  const cancelled = await seedTrip(`state = 'cancelled', supplier_fee = 0`);
  expect(await isErasable(database.db, cancelled, onLastDay)).toBe(true);
});

test.each([
  ['is under way', 'update booking set next_at = now() where id = $1'],
  ['waits for staff', `update booking set attention = array['chargeback'] where id = $1`],
  [
    'owes a refund',
    `insert into due_refund (id, booking_id, amount, reason, created_at, promised_on, state)
     values ('refund-' || $1, $1, 100, 'goodwill', now(), '2027-05-14', 'due')`,
  ],
  [
    'waits for a payment',
    `insert into payment_request (id, booking_id, amount, purpose, note, due_on, token_digest, state, created_at)
     values ('payment-' || $1, $1, 100, 'request', '', '2027-05-14', 'digest-' || $1, 'open', now())`,
  ],
])('a trip that %s stays whole', async (_what, statement) => {
  const id = await seedTrip();
  await database.pool.query(statement, [id]);
  expect(await isErasable(database.db, id, dayAfter)).toBe(false);
  expect(await eraseGuestData(database.db, id, now, dayAfter)).toBe(false);
});

test('a trip that was moved to later days stays whole until they are over', async () => {
  const trip = { ...order.trip, checkOut: '2027-09-08', inbound: null };
  const id = await seedTrip(`amended = '${JSON.stringify({ trip, travellers: order.travellers })}'`);
  const lastDayNow = requireDay('2027-09-08');
  expect(await isErasable(database.db, id, dayAfter)).toBe(false);
  expect(await eraseGuestData(database.db, id, now, lastDayNow)).toBe(false);
  expect(await isErasable(database.db, id, lastDayNow + 1)).toBe(true);
});
