import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, openPool, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { bookingTimings } from '../../../defaults.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { noPaymentLinks } from '../model/payment-links.ts';
import { noVoucherHolds } from '../model/voucher-holds.server.ts';
import { noVoucherSales } from '../model/voucher-sales.server.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { transitionTo } from './booking-change.ts';
import { saveStep } from './save-step.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const dead = { holder: 'a process that was killed', leaseMs: 1_500 };

describe('a booking of a process that has ended', () => {
  it('is resumed by another process after the lease has expired, and not before', async () => {
    const store = createBookingStore(database.db);
    const order = await orderTrip(fixture.supply);
    const begun = await store.begin(order, fixture.clock.now(), dead);
    expect(await store.claimDue({ holder: 'eager', leaseMs: 1_000 }, 10)).toEqual([]);
    expect(await store.claim(begun?.id ?? '', { holder: 'eager', leaseMs: 1_000 })).toBeNull();
    await expect
      .poll(() => fixture.bookings.follow(order.checkoutId, 500), { timeout: 10_000 })
      .toMatchObject({ state: 'booked' });
  });

  it('notifies waiting callers in other processes', async () => {
    const pool = openPool(database.url);
    const other = await openBookingFixture(pool);
    const order = await orderTrip(fixture.supply);
    fixture.faults.confirm = { kind: 'slow', milliseconds: 300 };
    await fixture.bookings.place(order, 0);
    expect(await other.bookings.follow(order.checkoutId, 10_000)).toMatchObject({ state: 'booked' });
    await other.close();
    await pool.end();
  });
});

describe('a change', () => {
  it('of a booking that has changed meanwhile is not stored, nor anything that belongs to it', async () => {
    const store = createBookingStore(database.db);
    const begun = await store.begin(await orderTrip(fixture.supply), fixture.clock.now(), {
      ...dead,
      leaseMs: 60_000,
    });
    if (begun === null) throw new Error('not begun');
    const change = transitionTo(begun, 'certifying', { holdState: 'held' }, { takesNumber: 'certificate' });
    const [vouchers, sales] = [noVoucherHolds, noVoucherSales];
    const saving = {
      booking: begun,
      change,
      step: null,
      at: fixture.clock.now(),
      vouchers,
      sales,
      links: noPaymentLinks,
      lease: dead,
    };
    const save = () => saveStep(database.db, { ...saving, shopperLimitMs: bookingTimings.shopperLimitMs });
    const [one, two] = await Promise.all([save(), save()]);
    expect([one, two].filter((saved) => saved !== null)).toHaveLength(1);
    const { rows } = await database.pool.query('select last from booking_sequence');
    expect(rows).toEqual([{ last: '1' }]);
    expect((await database.pool.query(`select from booking_event where kind = 'certifying'`)).rowCount).toBe(
      1,
    );
  });

  it('gives numbers without gaps under concurrent orders', async () => {
    const orders = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((day) => orderTrip(fixture.supply, { checkIn: 20_600 + day })),
    );
    const refused = orders.map((order, at) =>
      at % 2 === 0 ? order : { ...order, payment: payWith('refused') },
    );
    await Promise.all(refused.map((order) => fixture.bookings.place(order, 10_000)));
    const { rows } = await database.pool.query<{ certificate_number: string; invoice_number: string | null }>(
      'select certificate_number, invoice_number from booking order by certificate_number',
    );
    const last = (text: string | null) => Number(text?.slice(-7));
    expect(rows.map((row) => last(row.certificate_number))).toEqual([1, 2, 3, 4, 5, 6]);
    const invoices = rows.filter((row) => row.invoice_number !== null).map((row) => last(row.invoice_number));
    expect(invoices.sort()).toEqual([1, 2, 3]);
  });

  it('gives every number once, also for brands with the same prefix, and starts again each year', async () => {
    const store = createBookingStore(database.db);
    const order = await orderTrip(fixture.supply);
    const allocateNumber = async (brand: string, placedAt: string) => {
      const own = { ...order, brand, checkoutId: `${brand} ${placedAt}` };
      const booking = await store.begin(own, new Date(placedAt), { ...dead, leaseMs: 60_000 });
      if (booking === null) throw new Error('not begun');
      const change = transitionTo(
        booking,
        'certifying',
        { holdState: 'held' },
        { takesNumber: 'certificate' },
      );
      const [vouchers, sales] = [noVoucherHolds, noVoucherSales];
      const at = fixture.clock.now();
      const saving = {
        booking,
        change,
        step: null,
        at,
        vouchers,
        sales,
        links: noPaymentLinks,
        lease: dead,
        shopperLimitMs: 1,
      };
      return (await saveStep(database.db, saving))?.certificateNumber;
    };
    expect(await allocateNumber('tagwind', '2026-12-30')).toBe('TAG-S2026-0000001');
    expect(await allocateNumber('tagtraum', '2026-12-31')).toBe('TAG-S2026-0000002');
    expect(await allocateNumber('tagwind', '2027-01-01')).toBe('TAG-S2027-0000001');
  });

  it('draws booking numbers from the range of the company, and others from what the rest leaves', async () => {
    // Half of all numbers belong to others, so that a number of theirs would soon be drawn.
    const starts = [...'ABCDEFGHJKLMNPQR'];
    await database.pool.query(
      `insert into company (id, name, booking_start, document_prefix)
       select 'company-' || lower(start), start, start, start || 'XY' from unnest($1::text[]) start`,
      [starts],
    );
    const store = createBookingStore(database.db);
    const order = await orderTrip(fixture.supply);
    const begin = async (companyId: string, at: number) => {
      const own = { ...order, companyId, checkoutId: `${companyId} ${at}` };
      return (await store.begin(own, fixture.clock.now(), { ...dead, leaseMs: 60_000 }))?.bookingNumber;
    };
    for (let at = 0; at < 20; at += 1) {
      expect(await begin('default', at)).toMatch(/^[2-9S-Z][2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{4}$/);
      expect(await begin('company-k', at)).toMatch(/^K[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{4}$/);
    }
  });
});

describe('staff', () => {
  const ada = { by: 'Ada', note: 'called the hotel' };
  const openOfficeService = () => createOfficeService({ db: database.db, clock: fixture.clock });

  async function book() {
    const order = await orderTrip(fixture.supply, { checkIn: 20_640 });
    const progress = await fixture.bookings.place(order, 10_000);
    if (progress?.state !== 'booked') throw new Error(progress?.state);
    const store = createBookingStore(database.db);
    await expect.poll(async () => (await store.findLatest(order.checkoutId))?.state).toBe('booked');
    const booking = await store.findLatest(order.checkoutId);
    if (booking === null) throw new Error('no booking');
    return { order, booking };
  }

  it('cancel a booked trip: a full refund while that is free, one mail, and an entry in the timeline', async () => {
    const { order, booking } = await book();
    const staff = openOfficeService();
    expect(await staff.cancel(booking.id, ada)).toBe('done');
    await expect
      .poll(async () => (await staff.open(booking.bookingNumber))?.booking.state, { timeout: 5_000 })
      .toBe('cancelled');
    const file = await staff.open(booking.bookingNumber);
    expect(file?.events.map(({ kind }) => kind)).toContain('staff-cancel');
    expect(file?.ledger.map(({ kind }) => kind)).toEqual(['sale', 'capture', 'cancellation', 'refund']);
    expect(fixture.payments.list()[0]).toMatchObject({
      captured: order.price.base,
      refunded: order.price.base,
    });
    expect(await staff.cancel(booking.id, ada)).toBe('not-possible');
    const mails = () => fixture.sent.filter((mail) => mail.endsWith(booking.id));
    await expect.poll(mails).toEqual([`confirmation ${booking.id}`, `cancelled ${booking.id}`]);
  });

  it('find bookings by number, by the beginning of a name or address, and by state', async () => {
    const { booking } = await book();
    const staff = openOfficeService();
    const find = async (text: string) =>
      (await staff.search({ brands: everyBrand, text, limit: 5 })).bookings.map(({ id }) => id);
    for (const text of [booking.bookingNumber.toLowerCase(), booking.checkoutId, 'ana@trav', 'núñ', ''])
      expect(await find(text)).toEqual([booking.id]);
    for (const text of ['%', 'na@', 'nobody']) expect(await find(text)).toEqual([]);
    expect(
      (await staff.search({ brands: everyBrand, text: '', state: 'failed', limit: 5 })).bookings,
    ).toEqual([]);
    expect(await staff.open('NONE-SUCH')).toBeNull();
  });

  it('resume a booking in manual review only when its payment and its hold allow it', async () => {
    const { booking } = await book();
    await database.pool.query(
      `update booking set state = 'manual-review', resume_state = 'cancelling', reason = 'not-cancellable', next_at = null`,
    );
    const staff = openOfficeService();
    expect((await staff.open(booking.bookingNumber))?.resolutions).toEqual([
      'writing',
      'voiding',
      'cancelling',
    ]);
    expect(await staff.resolve(booking.id, 'capturing', ada)).toBe('not-possible');
    expect(await staff.resolve('nobody', 'writing', ada)).toBe('no-such-booking');
    expect(await staff.resolve(booking.id, 'voiding', ada)).toBe('done');
    await expect
      .poll(async () => (await staff.open(booking.bookingNumber))?.booking, { timeout: 5_000 })
      .toMatchObject({
        state: 'cancelled',
        failure: null,
        holdState: 'cancelled',
        paymentState: 'refunded',
      });
  });

  it('retry a call that got no answer', async () => {
    const { booking } = await book();
    await database.pool.query(
      `update booking set state = 'manual-review', resume_state = 'writing', reason = 'documents-fail', next_at = null`,
    );
    const staff = openOfficeService();
    expect(await staff.retry(booking.id, ada)).toBe('done');
    await expect
      .poll(async () => (await staff.open(booking.bookingNumber))?.booking.state, { timeout: 5_000 })
      .toBe('booked');
    expect(await staff.retry(booking.id, ada)).toBe('not-possible');
  });
});

describe('a chargeback', () => {
  it('is in the ledger once, however often the provider sends it', async () => {
    const order = await orderTrip(fixture.supply, { checkIn: 20_650 });
    await fixture.bookings.place(order, 10_000);
    const { id, bookingNumber } = (await createBookingStore(database.db).findLatest(order.checkoutId)) ?? {
      id: '',
      bookingNumber: '',
    };
    for (let times = 0; times < 3; times += 1)
      await fixture.bookings.handleWebhook(
        { id: 'one', reference: `${id}-1`, event: 'chargeback' },
        'default',
      );
    const office = createOfficeService({ db: database.db, clock: fixture.clock });
    // Documents are rendered on a thread of their own, and the state follows them.
    await expect
      .poll(async () => (await office.open(bookingNumber))?.booking)
      .toMatchObject({ state: 'booked', paymentState: 'charged-back' });
    const file = await office.open(bookingNumber);
    expect(file?.ledger.filter(({ kind }) => kind === 'chargeback')).toHaveLength(1);
  });
});

describe('a message about money', () => {
  it('that a booking cannot take yet is stored, and applied later', async () => {
    const order = await orderTrip(fixture.supply, { checkIn: 20_651 });
    fixture.payments.faults.capture = { kind: 'unknown' };
    await fixture.bookings.place(order, 0);
    const find = async () => createBookingStore(database.db).findLatest(order.checkoutId);
    await expect.poll(async () => (await find())?.paymentState, { timeout: 5_000 }).toBe('authorised');
    const reference = `${(await find())?.id}-1`;
    await fixture.bookings.handleWebhook(
      { id: 'early', reference, event: 'chargeback', amount: 700 },
      'default',
    );
    expect((await find())?.chargedBack).toBe(0);
    delete fixture.payments.faults.capture;
    await expect.poll(async () => (await find())?.state, { timeout: 10_000 }).toBe('booked');
    await fixture.bookings.handleWebhook(
      { id: 'early', reference, event: 'chargeback', amount: 700 },
      'default',
    );
    expect(await find()).toMatchObject({
      chargedBack: 700,
      paymentState: 'captured',
      attention: ['chargeback'],
    });
  });
});

describe('the end of a process', () => {
  it('answers waiting callers before it closes, and sends no query afterwards', async () => {
    const pool = openPool(database.url);
    const ending = await openBookingFixture(pool);
    const order = await orderTrip(ending.supply);
    ending.faults.confirm = { kind: 'slow', milliseconds: 1_000 };
    await ending.bookings.place(order, 0);
    const waiting = ending.bookings.follow(order.checkoutId, 60_000);
    await ending.close();
    await pool.end();
    expect(await waiting).toMatchObject({ state: expect.stringMatching(/^(working|booked)$/) });
    expect(ending.reports).toEqual([]);
  });
});
