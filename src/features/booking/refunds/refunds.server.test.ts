import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type BookingFixture, orderTrip } from '../../../../tests/factories/booking-fixture.ts';
import {
  addOwedVoucher,
  openPartPaymentFixture,
  payPartly,
  voucherHoldsUnderTest as vouchers,
} from '../../../../tests/factories/paying/booking-payments.ts';
import { readPoints } from '../../../../tests/factories/paying/fake-loyalty.ts';
import { readBalance } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { bookingLimits } from '../../../defaults.ts';
import { formatListFile } from '../../../design/staff/arrange-rows.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { quoteOwnCancellation } from '../cancellation/quote-own-cancellation.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import { buildPriceRaise } from '../notices/raise-price.server.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { insertDueRefund } from '../store/insert-due-refund.server.ts';
import { countLateRefunds, createRefundTaskList } from './list-refunds.server.ts';
import { listRefundColumns } from './refund-list-page.tsx';

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

async function bookTrip() {
  const order = await orderTrip(fixture.supply);
  return { order, booking: await fixture.book(order) };
}

const owe = (bookingId: string, amount: number) =>
  database.db
    .transaction()
    .execute((trx) => insertDueRefund(trx, { bookingId, amount, reason: 'goodwill' }, fixture.clock.now()));

const rows = () =>
  database.db
    .selectFrom('due_refund')
    .select((eb) => ['amount', 'reason', 'state', eb.cast<string>('promised_on', 'text').as('promised_on')])
    .orderBy('amount')
    .execute();

it('two refunds of one trip are made one after the other while it goes ahead, each in the ledger once', async () => {
  const { order, booking } = await bookTrip();
  await owe(booking.id, 1_000);
  await owe(booking.id, 2_500);
  await expect.poll(async () => (await find(order.checkoutId)).refunded, { timeout: 5_000 }).toBe(3_500);
  await expect.poll(async () => (await find(order.checkoutId)).state).toBe('booked');
  expect(fixture.payments.list()).toMatchObject([{ refunded: 3_500 }]);
  expect(await rows()).toMatchObject([
    { amount: '1000', state: 'refunded', promised_on: '2026-03-16' },
    { amount: '2500', state: 'refunded', promised_on: '2026-03-16' },
  ]);
  expect(await find(order.checkoutId)).toMatchObject({ paymentState: 'captured', refundRound: 2 });
  expect(fixture.sent.filter((mail) => mail.startsWith('part-refund')).length).toBeGreaterThan(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('own money goes back first, then miles, then vouchers', async () => {
  const trip = await orderTrip(fixture.supply);
  const total = invoiceTotalOf(trip.price);
  const id = await addOwedVoucher(database.pool, total);
  const order = payPartly(trip, { vouchers: { [id]: total - 16_000 }, miles: 15_000, accountId: 'ada' });
  await fixture.bookings.place(order, 10_000);
  await expect.poll(async () => (await find(order.checkoutId)).state).toBe('booked');
  const booking = await find(order.checkoutId);
  expect(totalOf(order.price)).toBe(1_000);
  const points = await readPoints(database.pool, 'ada');
  await owe(booking.id, 17_500);
  await expect
    .poll(async () => (await find(order.checkoutId)).refundedMiles, { timeout: 5_000 })
    .toBe(15_000);
  expect(await find(order.checkoutId)).toMatchObject({ refunded: 1_000, refundedVouchers: 1_500 });
  expect(await readPoints(database.pool, 'ada')).toBe(points + 45_000);
  expect(await readBalance(database.db, id)).toBe(17_500);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('more than was paid is never refunded: it waits for staff', async () => {
  const { order, booking } = await bookTrip();
  await owe(booking.id, totalOf(order.price) + 1);
  await expect.poll(async () => (await rows())[0]?.state, { timeout: 5_000 }).toBe('failed');
  expect(fixture.payments.list()).toMatchObject([{ refunded: 0 }]);
  expect(await find(order.checkoutId)).toMatchObject({ state: 'booked', refunded: 0 });
});

it('what is owed to a payment that has ended meanwhile waits for staff', async () => {
  const { booking } = await bookTrip();
  await database.pool.query("update booking set state = 'cancelled' where id = $1", [booking.id]);
  await owe(booking.id, 1_000);
  await expect.poll(async () => (await rows())[0]?.state, { timeout: 5_000 }).toBe('failed');
  expect(fixture.payments.list()).toMatchObject([{ refunded: 0 }]);
});

it('a trip that its traveller cancels pays back what was quoted, by the promised day, and counts an earlier refund', async () => {
  const { order, booking } = await bookTrip();
  await owe(booking.id, 1_000);
  await expect.poll(async () => (await find(order.checkoutId)).refunded, { timeout: 5_000 }).toBe(1_000);
  await expect.poll(async () => (await find(order.checkoutId)).state).toBe('booked');
  const quote = quoteOwnCancellation(await find(order.checkoutId), fixture.clock.now(), { kind: 'terms' });
  if (quote === null) throw new Error('It can be cancelled');
  expect(quote.fee + quote.refund).toBe(totalOf(order.price) - 1_000);
  const { cancel } = fixture.bookings;
  expect(await cancel(order.checkoutId, { fee: quote.fee + 1, refund: quote.refund })).toBe('changed');
  expect(await cancel(order.checkoutId, { fee: quote.fee, refund: quote.refund + 1 })).toBe('changed');
  expect(await cancel(order.checkoutId, quote)).toBe('cancelling');
  await expect.poll(async () => (await find(order.checkoutId)).state, { timeout: 5_000 }).toBe('cancelled');
  expect(fixture.payments.list()).toMatchObject([{ refunded: 1_000 + quote.refund }]);
  const promised = formatDay(promisedDay(fixture.clock.now()));
  expect(await rows()).toContainEqual({
    amount: String(quote.refund),
    reason: 'cancellation',
    state: 'refunded',
    promised_on: promised,
  });
  expect(await cancel(order.checkoutId, quote)).toBe('not-possible');
  await expect
    .poll(() => fixture.sent.map((mail) => mail.split(' ')[0]))
    .toEqual(expect.arrayContaining(['cancellation-received', 'cancelled']));
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('the 14 days of a refund run from the cancellation, however long the supplier is silent', async () => {
  const { order } = await bookTrip();
  fixture.clock.set('2026-03-02T21:00:00Z');
  const quote = quoteOwnCancellation(await find(order.checkoutId), fixture.clock.now(), { kind: 'terms' });
  if (quote === null) throw new Error('It can be cancelled');
  fixture.faults.cancel = { kind: 'unknown' };
  expect(await fixture.bookings.cancel(order.checkoutId, quote)).toBe('cancelling');
  await expect.poll(async () => (await find(order.checkoutId)).tries, { timeout: 5_000 }).toBeGreaterThan(0);
  // The next day has begun when the supplier answers.
  fixture.clock.advance(4 * 3_600_000);
  delete fixture.faults.cancel;
  await expect.poll(async () => (await find(order.checkoutId)).state, { timeout: 5_000 }).toBe('cancelled');
  expect(await rows()).toMatchObject([{ amount: String(quote.refund), promised_on: '2026-03-16' }]);
});

it('many small refunds of goodwill are one above the limit, which staff confirm for its own booking alone', async () => {
  const { booking } = await bookTrip();
  const other = await bookTrip();
  const { goodwill, listRefunds } = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  const ada = { by: 'Ada', note: 'broken air conditioning' };
  expect(await goodwill.give(booking.id, bookingLimits.goodwillLimit, ada)).toBe('done');
  expect(await goodwill.give(booking.id, 1, ada)).toBe('proposed');
  const proposed = (await listRefunds('open', everyBrand)).find(({ state }) => state === 'proposed');
  for (const decision of ['confirm', 'withdraw'] as const)
    expect(await goodwill.decide(other.booking.id, proposed?.id ?? '', decision, 'Kim')).toBe('not-possible');
});

it('goodwill waits for a change that is not finished, which may give back the same money', async () => {
  const { booking } = await bookTrip();
  const { goodwill, listRefunds } = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  const ada = { by: 'Ada', note: 'broken air conditioning' };
  const raise = buildPriceRaise(booking, randomBytes(16).toString('base64url'), 5_000);
  await fixture.book(raise);
  const setState = (state: string, resume: string | null = null) =>
    database.pool.query(
      'update booking set state = $2, resume_state = $3, next_at = null where checkout_id = $1',
      [raise.checkoutId, state, resume],
    );
  expect(await goodwill.give(booking.id, bookingLimits.goodwillLimit + 1, ada)).toBe('proposed');
  const [proposed] = await listRefunds('open', everyBrand);
  const confirm = () => goodwill.decide(booking.id, proposed?.id ?? '', 'confirm', 'Kim');
  // Nothing of it is due to run: staff have to decide.
  await setState('manual-review', 'writing');
  expect(await goodwill.give(booking.id, 1, ada)).toBe('being-changed');
  expect(await confirm()).toBe('being-changed');
  // The trip is changed; what waits for staff is a refund of the change's own payment.
  await setState('manual-review', 'refunding');
  expect(await goodwill.give(booking.id, 1, ada)).toBe('proposed');
  await setState('booked');
  expect(await goodwill.give(booking.id, 1, ada)).toBe('proposed');
  expect(await confirm()).toBe('done');
});

it('goodwill is confirmed only while its payment still has the money', async () => {
  const { booking, order } = await bookTrip();
  const { goodwill, listRefunds } = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  const amount = bookingLimits.goodwillLimit + 1;
  expect(await goodwill.give(booking.id, amount, { by: 'Ada', note: 'no hot water' })).toBe('proposed');
  const [proposed] = await listRefunds('open', everyBrand);
  const setRefunded = (refunded: number) =>
    database.pool.query('update booking set refunded = $2 where id = $1', [booking.id, refunded]);
  const confirm = () => goodwill.decide(booking.id, proposed?.id ?? '', 'confirm', 'Kim');
  await setRefunded(totalOf(order.price) - amount + 1);
  expect(await confirm()).toBe('too-much');
  await setRefunded(totalOf(order.price) - amount);
  expect(await confirm()).toBe('done');
});

it('goodwill above the limit waits for a second person, is at most what was paid, and has a due day', async () => {
  const { order, booking } = await bookTrip();
  const { goodwill, listRefunds } = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  const ada = { by: 'Ada', note: 'broken air conditioning' };
  expect(await goodwill.give(booking.id, totalOf(order.price) + 1, ada)).toBe('too-much');
  expect(await goodwill.give(booking.id, 0, ada)).toBe('too-much');
  expect(await goodwill.give(booking.id, bookingLimits.goodwillLimit + 1, ada)).toBe('proposed');
  // What is proposed counts as given.
  const rest = totalOf(order.price) - bookingLimits.goodwillLimit;
  expect(await goodwill.give(booking.id, rest, ada)).toBe('too-much');
  const [proposed] = await listRefunds('open', everyBrand);
  if (proposed === undefined) throw new Error('It is in the list');
  expect(proposed).toMatchObject({ state: 'proposed', decidedBy: 'Ada', note: ada.note, isLate: false });
  expect(await goodwill.decide(booking.id, proposed.id, 'confirm', 'Ada')).toBe('not-possible');
  // On the promised day itself it is still in time.
  fixture.clock.advance(14 * 86_400_000);
  expect(await listRefunds('late', everyBrand)).toEqual([]);
  expect(await listRefunds('open', everyBrand)).toMatchObject([{ id: proposed.id, isLate: false }]);
  expect(await countLateRefunds({ db: database.db, clock: fixture.clock })).toBe(0);
  fixture.clock.advance(86_400_000);
  expect(await listRefunds('late', everyBrand)).toMatchObject([{ id: proposed.id, isLate: true }]);
  expect(await countLateRefunds({ db: database.db, clock: fixture.clock })).toBe(1);
  const [task] = await createRefundTaskList({ db: database.db, clock: fixture.clock })(everyBrand);
  expect(task).toMatchObject({ toDo: 'office.task.refund-proposed', number: booking.bookingNumber });
  expect(await goodwill.decide(booking.id, proposed.id, 'confirm', 'Kim')).toBe('done');
  await expect
    .poll(async () => (await find(order.checkoutId)).refunded, { timeout: 5_000 })
    .toBe(bookingLimits.goodwillLimit + 1);
  expect(await listRefunds('late', everyBrand)).toEqual([]);
  expect(
    formatListFile(
      listRefundColumns({ texts: await loadTexts('en'), language: 'en' }),
      await listRefunds('all', everyBrand),
    ),
  ).toContain(`${booking.bookingNumber},goodwill,refunded,100.01,EUR`);
});
