import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type BookingFixture, orderTrip, payWith } from '../../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { findOtherOffer, orderChange } from '../../../../tests/factories/change-order.ts';
import {
  addOwedVoucher,
  openPartPaymentFixture,
  payPartly,
  pointsPerCent,
} from '../../../../tests/factories/paying/booking-payments.ts';
import { readPoints } from '../../../../tests/factories/paying/fake-loyalty.ts';
import { readBalance } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import { quoteOwnCancellation } from '../cancellation/quote-own-cancellation.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { quoteChange } from '../model/quote-change.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openPartPaymentFixture(database.pool);
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const find = (checkoutId: string) => fixture.find(checkoutId);

async function book(order: BookingOrder): Promise<BookingRecord> {
  await fixture.bookings.place(order, 10_000);
  // PayPal asks.
  if ((await find(order.checkoutId)).state === 'awaiting-shopper') {
    fixture.payments.finishAction(`${(await find(order.checkoutId)).id}-1`, 'passed');
    await fixture.bookings.proceed(order.checkoutId, '{}', 10_000);
  }
  await expect.poll(async () => (await find(order.checkoutId)).state).toBe('booked');
  return find(order.checkoutId);
}

/** Fewer nights at their price, without a fee. @returns what goes back */
async function makeCheaper(booking: BookingRecord): Promise<number> {
  const { order, after, base } = await findOtherOffer(fixture.supply, booking, { nights: 4 });
  const quote = quoteChange(order.price, { base, extras: [], floorPrice: null }, 0);
  await fixture.bookings.place(orderChange(booking, { change: 'dates', after, quote }), 10_000);
  return quote.refund;
}

/** How money comes back: each returns how much is owed. */
const ends: Readonly<Record<string, (booking: BookingRecord) => Promise<number>>> = {
  'its traveller cancels it': async ({ checkoutId }) => {
    const quote = quoteOwnCancellation(await find(checkoutId), fixture.clock.now(), { kind: 'terms' });
    if (quote === null) throw new Error('It can be cancelled');
    expect(await fixture.bookings.cancel(checkoutId, quote)).toBe('cancelling');
    return quote.refund;
  },
  'the organiser cancels it': async ({ id, order }) => {
    expect(await fixture.bookings.cancelFree(id)).toBe(true);
    return invoiceTotalOf(tripOf(order).price);
  },
  'a change makes it cheaper': makeCheaper,
};

const means: Readonly<Record<string, PaymentDetails>> = {
  'by card': payWith('granted'),
  'by direct debit': {
    method: 'BankAccount',
    holderName: 'Ada Lovelace',
    iban: 'DE89370400440532013000',
  },
  'by PayPal': { method: 'PayPal' },
};

const countVouchers = async () =>
  Number((await database.pool.query<{ n: string }>('select count(*) as n from voucher')).rows[0]?.n);

/** What the payment of the only booking got back by now, minor units. */
const readRefunded = () => fixture.payments.list().map(({ refunded }) => refunded);

describe.each(Object.entries(ends))('where %s', (_, end) => {
  it.each(Object.entries(means))(
    'what was paid %s goes back to that payment, and no voucher or miles are given in its place',
    async (_name, payment) => {
      const order = await orderTrip(fixture.supply, {}, { payment });
      const booking = await book(order);
      const points = await readPoints(database.pool, 'ada');
      const back = await end(booking);
      expect(back).toBeGreaterThan(0);
      await expect.poll(readRefunded, { timeout: 10_000 }).toEqual([back]);
      await expect.poll(async () => (await find(booking.checkoutId)).state).toMatch(/^(?:booked|cancelled)$/);
      expect(fixture.payments.list()).toMatchObject([
        { reference: `${booking.id}-1`, captured: totalOf(order.price), refunded: back },
      ]);
      expect(await countVouchers()).toBe(0);
      expect(await readPoints(database.pool, 'ada')).toBe(points);
      expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
    },
  );

  it('the card is refunded before the miles, and vouchers last, each at most what it paid', async () => {
    const trip = await orderTrip(fixture.supply);
    const total = invoiceTotalOf(trip.price);
    const id = await addOwedVoucher(database.pool, total);
    const paid = { card: 1_000, miles: 15_000, vouchers: total - 16_000 };
    const order = payPartly(trip, {
      vouchers: { [id]: paid.vouchers },
      miles: paid.miles,
      accountId: 'ada',
    });
    const booking = await book(order);
    const [left, points] = [await readBalance(database.db, id), await readPoints(database.pool, 'ada')];
    const back = await end(booking);
    const card = Math.min(paid.card, back);
    const miles = Math.min(paid.miles, back - card);
    const rest = back - card - miles;
    expect(rest).toBeLessThanOrEqual(paid.vouchers);
    await expect.poll(readRefunded, { timeout: 10_000 }).toEqual([card]);
    const readOthers = async () => [
      await readPoints(database.pool, 'ada'),
      await readBalance(database.db, id),
    ];
    await expect.poll(readOthers, { timeout: 10_000 }).toEqual([points + miles * pointsPerCent, left + rest]);
    expect(await countVouchers()).toBe(1);
    expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  });
});
