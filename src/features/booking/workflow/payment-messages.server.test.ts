import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { bookingTimings } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { RejectedRequestError } from '../../../ports/payment/payment-port.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { createPaymentMessages } from './payment-messages.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
const ada = { by: 'Ada', note: 'paid by transfer' };

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool, { timings: { messageRetryMs: 50 } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.close();
  await database.drop();
});

const openOffice = () => createOfficeService({ db: database.db, clock: fixture.clock });

const find = ({ checkoutId }: BookingOrder) => fixture.find(checkoutId);

async function book(checkIn: number) {
  const order = await orderTrip(fixture.supply, { checkIn });
  return { order, reference: `${(await fixture.book(order)).id}-1` };
}

/** The ledger refuses a second movement of that name, as a fault of ours would make it do. */
const spoil = (reference: string, messageId: string) =>
  database.pool.query(
    `insert into ledger_transaction (id, booking_id, company_id, kind, document, currency, at)
     select $1 || '-chargeback-' || $2, id, company_id, 'chargeback', $1, 'EUR', now()
     from booking where id = split_part($1, '-', 1)`,
    [reference, messageId],
  );

describe('a message that cannot be applied', () => {
  it('is accepted all the same, keeps no later one waiting, and is for staff once it is old', async () => {
    const spoilt = await book(20_560);
    const sound = await book(20_570);
    await spoil(spoilt.reference, 'poison');
    const chargeback = { event: 'chargeback', amount: 700 } as const;
    await fixture.bookings.handleWebhook(
      { ...chargeback, id: 'poison', reference: spoilt.reference },
      'default',
    );
    expect(fixture.reports).toHaveLength(1);
    // Stored by a process that has ended before it could apply it, and after the other one.
    await database.pool.query(
      `insert into payment_message (booking_id, id, event, amount, received_at, next_at)
       values ($1, 'sound', 'chargeback', 300, $2, $2)`,
      [sound.reference.split('-')[0], fixture.clock.now()],
    );
    fixture.clock.advance(1_000);
    await expect.poll(async () => (await find(sound.order)).chargedBack, { timeout: 5_000 }).toBe(300);
    expect(await find(spoilt.order)).toMatchObject({ chargedBack: 0, attention: [] });
    fixture.clock.advance(bookingTimings.messageLimitMs);
    await expect
      .poll(async () => (await find(spoilt.order)).attention, { timeout: 5_000 })
      .toEqual(['chargeback']);
    expect((await find(spoilt.order)).chargedBack).toBe(0);
  });

  it.each([1.5, -1, Number.NaN, 2 ** 60])(
    'with the amount %s is for staff, and moves no money',
    async (amount) => {
      const { order, reference } = await book(20_561);
      await fixture.bookings.handleWebhook({ id: 'odd', reference, event: 'chargeback', amount }, 'default');
      expect(await find(order)).toMatchObject({ chargedBack: 0, attention: ['mismatch'] });
    },
  );
});

it('a message that another process has just applied is not due again', async () => {
  const { order } = await book(20_564);
  const { id } = await find(order);
  const applied: unknown[] = [];
  const messages = createPaymentMessages({
    db: database.db,
    clock: fixture.clock,
    store: createBookingStore(database.db),
    runner: { change: async (_booking, change) => applied.push(change) > 0 },
    timings: bookingTimings,
    report: (error) => applied.push(error),
  });
  const other = await database.pool.connect();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  try {
    await database.pool.query(
      `insert into payment_message (booking_id, id, event, amount, received_at, next_at)
       values ($1, 'once', 'chargeback', 300, $2, $2::timestamptz + interval '1 second')`,
      [id, fixture.clock.now()],
    );
    await other.query('begin');
    await other.query(`update payment_message set next_at = null where id = 'once'`);
    fixture.clock.advance(1_000);
    const applying = messages.applyDue();
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(2);
    await other.query('commit');
    await applying;
    expect(applied).toEqual([]);
    const { rows } = await database.pool.query(`select next_at from payment_message where id = 'once'`);
    expect(rows).toEqual([{ next_at: null }]);
  } finally {
    other.release();
    await messages.close();
  }
});

describe('a refund that comes back', () => {
  async function failRefund(order: BookingOrder, reference: string) {
    await fixture.bookings.handleWebhook({ id: 'returned', reference, event: 'refund-failed' }, 'default');
    const booking = await find(order);
    expect(booking).toMatchObject({
      state: 'manual-review',
      reason: 'refund-failed',
      toRefund: order.price.base,
    });
    return booking;
  }

  it('of a cancelled trip is in manual review until staff have paid it out, which the ledger has', async () => {
    const { order, reference } = await book(20_562);
    const office = openOffice();
    await office.cancel((await find(order)).id, ada);
    await expect.poll(async () => (await find(order)).state, { timeout: 5_000 }).toBe('cancelled');
    const { id, version, bookingNumber } = await failRefund(order, reference);
    const { bookings: listed } = await office.search({
      brands: everyBrand,
      text: '',
      state: 'manual-review',
      limit: 5,
    });
    expect(listed.map((one) => one.id)).toEqual([id]);
    expect(await office.endRefund(id, 'paid-out', { ...ada, version: version - 1 })).toBe('moved');
    expect(await office.endRefund(id, 'paid-out', { ...ada, version })).toBe('done');
    expect(await office.endRefund(id, 'paid-out', ada)).toBe('not-possible');
    expect(await find(order)).toMatchObject({
      state: 'cancelled',
      paymentState: 'paid-out',
      toRefund: 0,
      attention: [],
    });
    const { ledger = [] } = (await office.open(bookingNumber)) ?? {};
    expect(ledger.map(({ kind }) => kind)).toEqual([
      'sale',
      'capture',
      'cancellation',
      'refund',
      'refund-reversal',
      'payout',
    ]);
    const owed = ledger.flatMap(({ entries }) => entries.filter(({ account }) => account === 'shopper'));
    expect(owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('of a booking that failed is made again by staff, while its checkout has another booking', async () => {
    vi.spyOn(fixture.payments, 'capture').mockResolvedValue({ outcome: 'refused', reason: 'expired' });
    vi.spyOn(fixture.payments, 'cancel').mockResolvedValue({
      outcome: 'refused',
      reason: 'captured-already',
    });
    const refund = vi
      .spyOn(fixture.payments, 'refund')
      .mockResolvedValue({ outcome: 'confirmed', refundId: 'r' });
    const order = await orderTrip(fixture.supply, { checkIn: 20_563 });
    expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'failed' });
    const failed = await failRefund(order, `${(await find(order)).id}-1`);
    expect(await fixture.bookings.follow(order.checkoutId, 0)).toMatchObject({ state: 'failed' });
    const again = { ...order, payment: payWith('refused') };
    expect(await fixture.bookings.place(again, 10_000)).toMatchObject({
      state: 'failed',
      failure: 'refused',
    });
    expect((await find(order)).attempt).toBe(2);
    expect(await openOffice().retry(failed.id, ada)).toBe('done');
    const reread = () => createBookingStore(database.db).find(failed.id);
    await expect.poll(async () => (await reread())?.paymentState, { timeout: 5_000 }).toBe('refunded');
    expect(await reread()).toMatchObject({ state: 'failed', failure: failed.failure, toRefund: 0 });
    const keys = refund.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys).toEqual([`${failed.id}-1-refund`, `${failed.id}-1-refund-1`]);
  });
});

describe('a request that the provider rejects', () => {
  const rejected = () => Promise.reject(new RejectedRequestError('no such field'));

  it('to authorise ends the order at once, after one call', async () => {
    const authorise = vi.spyOn(fixture.payments, 'authorise').mockImplementation(rejected);
    const order = await orderTrip(fixture.supply, { checkIn: 20_564 });
    expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
      state: 'failed',
      failure: 'technical',
    });
    expect(authorise).toHaveBeenCalledOnce();
    expect(await find(order)).toMatchObject({ holdState: 'released', paymentState: 'cancelled' });
  });

  it('to capture is for staff at once, after one call, and goes on when they try again', async () => {
    const capture = vi.spyOn(fixture.payments, 'capture').mockImplementation(rejected);
    const order = await orderTrip(fixture.supply, { checkIn: 20_565 });
    await fixture.bookings.place(order, 0);
    await expect.poll(async () => (await find(order)).state, { timeout: 5_000 }).toBe('manual-review');
    const { id, reason } = await find(order);
    expect([reason, capture.mock.calls.length]).toEqual(['request-rejected', 1]);
    capture.mockRestore();
    await openOffice().retry(id, ada);
    await expect.poll(async () => (await find(order)).state, { timeout: 5_000 }).toBe('booked');
  });
});

it('staff see what they have to decide first, and do not lose a report that arrives while they read', async () => {
  const review = await book(20_566);
  await database.pool.query(`update booking set state = 'manual-review', reason = 'supplier-silent'`);
  fixture.clock.advance(60_000);
  const reported = await book(20_567);
  fixture.clock.advance(60_000);
  const quiet = await book(20_568);
  await fixture.bookings.handleWebhook(
    {
      id: 'a',
      reference: reported.reference,
      event: 'chargeback',
      amount: 1,
    },
    'default',
  );
  const office = openOffice();
  const list = async () =>
    (await office.search({ brands: everyBrand, text: '', limit: 9 })).bookings.map(
      ({ checkoutId }) => checkoutId,
    );
  const ids = [reported, review, quiet].map(({ order }) => order.checkoutId);
  expect(await list()).toEqual(ids);
  const { id, version } = await find(reported.order);
  await fixture.bookings.handleWebhook(
    { id: 'b', reference: reported.reference, event: 'dispute' },
    'default',
  );
  expect(await office.settleAttention(id, { ...ada, version })).toBe('moved');
  expect((await find(reported.order)).attention).toEqual(['chargeback', 'dispute']);
});
