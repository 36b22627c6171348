import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../../tests/factories/booking-fixture.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import { mayRedactPaymentDetails } from './redact-payment-details.ts';
import { BOOKING_STATES } from './states/booking-state.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const holderName = 'Ada Lovelace';
const iban = 'DE89370400440532013000';

async function orderWith(payment: PaymentDetails, checkIn: number) {
  const order = await orderTrip(fixture.supply, { checkIn }, { payment });
  await fixture.bookings.place(order, 10_000);
  const read = async () => {
    const { rows } = await database.pool.query<{
      state: string;
      payment: PaymentDetails;
      everything: string;
    }>(
      `select state, "order" -> 'payment' as payment,
         b::text || (select string_agg(s::text, '') from booking_step s where booking_id = b.id) as everything
       from booking b where checkout_id = $1`,
      [order.checkoutId],
    );
    return rows[0];
  };
  return { order, read };
}

it('stores only the last four letters of an account after booking', async () => {
  const { order, read } = await orderWith({ method: 'BankAccount', holderName, iban }, 20_570);
  await expect.poll(read).toMatchObject({
    state: 'booked',
    payment: { method: 'BankAccount', holderName, iban: '3000' },
  });
  expect((await read())?.everything).not.toContain(iban);
  expect(await fixture.bookings.follow(order.checkoutId, 0)).toMatchObject({ facts: { paidWith: '3000' } });
});

it.each([
  ['granted', 'booked'],
  ['refused', 'failed'],
])('removes the token of a %s card when the booking is %s', async (outcome, state) => {
  const paymentDetails = { method: 'CreditCard', holderName, token: `test-${outcome}` } as const;
  const { read } = await orderWith(paymentDetails, state === 'booked' ? 20_571 : 20_572);
  await expect.poll(read).toMatchObject({ state, payment: { method: 'CreditCard', token: '' } });
  expect((await read())?.everything).not.toContain(paymentDetails.token);
});

it('redacts payment details in the end states only', () => {
  expect(BOOKING_STATES.filter(mayRedactPaymentDetails)).toEqual(['booked', 'failed', 'cancelled']);
});
