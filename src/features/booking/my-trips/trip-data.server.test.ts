import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder, buildPaymentOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import type { OrderPayment } from '../../../domain/booking/payment-details.ts';
import { systemClock } from '../../../domain/time/clock.ts';
import { createMemberBookings } from '../member-bookings.server.ts';
import { createTripData } from './trip-data.server.ts';

let database: TestDatabase;
const iban = 'DE89370400440532013000';
const token = 'a-token-of-the-provider';
const order = buildOrder({
  payment: { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
  cardDigits: '411111',
});
const booking = buildBooking({ order });
const later = buildPaymentOrder({
  tripBookingId: booking.id,
  payment: { method: 'BankAccount', holderName: 'Bo Sand', iban },
});
const member = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into member (id, issuer, subject, nickname, is_email_verified, created_at, signed_in_at)
     values ($1, 'i', 's', 'Ada', true, now(), now())`,
    [member],
  );
  for (const [id, checkoutId, number, content, tripId, memberId] of [
    [booking.id, 'trip-of-the-export-001', 'AB12-CD34', order, null, member],
    ['b'.padEnd(20, 'b'), 'payment-of-the-balance', 'AB12-CD35', later, booking.id, null],
  ] as const)
    await database.pool.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id, trip_booking_id,
                            member_id, member_acts)
       values ($1, $2, 1, 'booked', $3, $4, now(), now(), 'default', $5, $6, true)`,
      [id, checkoutId, JSON.stringify(content), number, tripId, memberId],
    );
  await database.pool.query(
    `insert into due_refund (id, booking_id, amount, reason, note, created_at, promised_on, state) values
      ('due', $1, 1000, 'goodwill', 'a note of staff', now(), '2027-05-01', 'due'),
      ('proposed', $1, 20000, 'goodwill', '', now(), '2027-05-02', 'proposed')`,
    [booking.id],
  );
  await database.pool.query(
    `insert into payment_request (id, booking_id, amount, purpose, note, due_on, token_digest, state, created_at)
     values ('request', $1, 50000, 'request', 'For the transfer', '2027-04-01', 'a digest', 'open', now())`,
    [booking.id],
  );
});
afterAll(() => database.drop());

const exportTrip = (ownsAddress: boolean, of = booking) =>
  createTripData({
    db: database.db,
    clock: systemClock,
    exportOthers: async ({ id }) => ({ newsletter: `of ${id}` }),
    eraseOthers: async () => {},
  }).export({
    booking: of,
    ownsAddress,
  });

test('[checkout X-092] people take along their trip with its later orders, refunds and requests', async () => {
  expect(await exportTrip(true)).toMatchObject({
    bookingNumber: booking.bookingNumber,
    ordered: {
      kind: 'trip',
      contact: order.contact,
      billing: order.billing,
      travellers: order.travellers,
      trip: { checkIn: order.trip.checkIn },
      payment: { method: 'CreditCard', holderName: 'Ada Lovelace' },
    },
    laterOrders: [{ order: { kind: 'payment', payment: { iban: 'DE…3000' } } }],
    refunds: [{ amount: '1000', promisedOn: '2027-05-01', state: 'due' }],
    paymentRequests: [{ amount: '50000', dueOn: '2027-04-01', note: 'For the transfer', state: 'open' }],
    newsletter: `of ${booking.id}`,
  });
});

test('[checkout X-092] what other parts of the shop store is for those who own the address of the booking', async () => {
  expect(await exportTrip(false)).not.toHaveProperty('newsletter');
});

test.each<OrderPayment>([
  { method: 'CreditCard', token, holderName: 'Ada Lovelace' },
  { method: 'BankAccount', holderName: 'Ada Lovelace', iban },
  { method: 'ApplePay', token },
  { method: 'PayPal' },
])(
  '[checkout X-092] no token, card digits, whole account or refund that is only proposed is taken along: $method',
  async (payment) => {
    const exported = JSON.stringify(await exportTrip(true, { ...booking, order: { ...order, payment } }));
    expect(exported).toContain(payment.method);
    for (const secret of [
      token,
      iban,
      '411111',
      'cardDigits',
      '20000',
      'proposed',
      'a note of staff',
      'digest',
    ])
      expect(exported).not.toContain(secret);
  },
);

test('[checkout X-092] a member takes along the same of an order, without tokens', async () => {
  const exported = await createMemberBookings(database.db).list(member);
  expect(exported).toMatchObject([{ bookingNumber: 'AB12-CD34', order: { contact: order.contact } }]);
  expect(JSON.stringify(exported)).not.toMatch(new RegExp(`${token}|411111`));
});
