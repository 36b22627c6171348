import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import { voucherOffers } from '../../src/defaults.ts';
import { totalOf } from '../../src/domain/money/package-price.ts';
import { buyInCharged } from '../../src/domain/money/purchase-currency.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import { parseVoucherCode } from '../../src/domain/vouchers/voucher-code.ts';
import { quoteOwnCancellation } from '../../src/features/booking/cancellation/quote-own-cancellation.ts';
import type { BookingRecord } from '../../src/features/booking/model/booking-record.ts';
import { noPaymentLinks } from '../../src/features/booking/model/payment-links.ts';
import { createOfficeService } from '../../src/features/booking/office/office-service.server.ts';
import { cancelBooking } from '../../src/features/booking/office/staff-changes.ts';
import { insertDueRefund } from '../../src/features/booking/store/insert-due-refund.server.ts';
import { createVoucherAnswering } from '../../src/features/booking/voucher-offer/answer-voucher-offer.server.ts';
import { startVoucherOfferMails } from '../../src/features/booking/voucher-offer/start-voucher-offer-mails.server.ts';
import { createVoucherOrigins } from '../../src/features/booking/voucher-offer/voucher-origins.server.ts';
import { saveStep } from '../../src/features/booking/workflow/save-step.server.ts';
import { startVoucherDelivery } from '../../src/features/vouchers/sale/delivery/voucher-delivery.server.ts';
import { createVoucherMailer } from '../../src/features/vouchers/sale/delivery/voucher-mailer.server.ts';
import { createVoucherSales } from '../../src/features/vouchers/sale/voucher-sales.server.ts';
import { findVoucher } from '../../src/features/vouchers/store/find-voucher.server.ts';
import type { Mail, MailOutcome } from '../../src/ports/mail/mail-port.ts';
import { renderSheet } from '../../src/site/documents/render-sheet.server.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type BookingFixture, openBookingFixture, orderTrip } from '../factories/booking-fixture.ts';
import { voucherHoldsUnderTest } from '../factories/paying/booking-payments.ts';
import { testDigests } from '../factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

const hour = 3_600_000;
/** On a busy machine. */
const slowly = { timeout: 15_000 };
const sales = createVoucherSales(brandsAsShipped);
const read = { language: 'en', words: 'We owe you money.\nTake the voucher' } as const;

let database: TestDatabase;
let fixture: BookingFixture;
let clock: SettableClock;

const open = (refundWaitMs: number) =>
  openBookingFixture(database.pool, {
    clock,
    vouchers: voucherHoldsUnderTest,
    sales,
    timings: { refundWaitMs },
  });

beforeEach(async () => {
  database = await createTestDatabase();
  clock = settableClock('2026-03-02T06:00:00Z');
  fixture = await open(hour);
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const find = ({ checkoutId }: BookingRecord) => fixture.find(checkoutId);
const office = (refundWaitMs = hour) =>
  createOfficeService({ db: database.db, clock, vouchers: voucherHoldsUnderTest, sales, refundWaitMs });
const answer = (booking: BookingRecord, offerId: string, what: 'take' | 'refuse', refundWaitMs = hour) =>
  createVoucherAnswering({
    db: database.db,
    clock,
    vouchers: voucherHoldsUnderTest,
    sales,
    links: noPaymentLinks,
    refundWaitMs,
  })(booking.id, offerId, what, read);

const bookTrip = async (traits: Parameters<typeof orderTrip>[2] = {}) =>
  fixture.book(await orderTrip(fixture.supply, {}, traits));

async function cancel(booking: BookingRecord): Promise<number> {
  const quote = quoteOwnCancellation(booking, clock.now(), { kind: 'terms' });
  if (quote === null) throw new Error('It can be cancelled');
  expect(await fixture.bookings.cancel(booking.checkoutId, quote)).toBe('cancelling');
  await expect.poll(async () => (await find(booking)).state, slowly).not.toBe('cancelling');
  return quote.refund;
}

/** A cancelled trip whose refund waits, and what comes back of it. */
async function cancelTrip(traits: Parameters<typeof orderTrip>[2] = {}) {
  const booking = await bookTrip(traits);
  const refund = await cancel(booking);
  return { booking, refund };
}

async function offer(booking: BookingRecord, bonus = 1_000, refundWaitMs = hour): Promise<string> {
  const [refund] = await database.db
    .selectFrom('due_refund')
    .select('id')
    .where('booking_id', '=', booking.id)
    .execute();
  const offered = { refundId: refund?.id ?? '', bonus, by: 'Ada', note: 'as a thank-you' };
  expect(await office(refundWaitMs).offerVoucher(booking.id, offered)).toBe('done');
  const row = await database.db
    .selectFrom('voucher_offer')
    .select('id')
    .where('due_refund_id', '=', offered.refundId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Lets the time be over for which a refund of a cancelled trip waits. */
const letTimePass = () =>
  database.pool.query(
    `update booking set entered_at = entered_at - interval '1 hour', next_at = clock_timestamp() where state = 'refunding'`,
  );

const readRefunds = () => database.db.selectFrom('due_refund').select(['state', 'reason']).execute();
const listVouchers = () =>
  database.db
    .selectFrom('voucher')
    .select(['id', 'booking_id', 'company_id', 'currency', 'face_amount', 'state', 'minimum', 'valid_from'])
    .execute();
const balances = async () => {
  const rows = await database.db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'transaction_id')
    .select(({ fn }) => ['account', fn.sum<string>('amount').as('amount')])
    .where('kind', '=', 'voucher-payout')
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};
const refundedByProvider = () => fixture.payments.list().reduce((total, { refunded }) => total + refunded, 0);

test('a voucher that is taken in place of the refund of a cancelled trip settles it, with its bonus at our cost', async () => {
  const { booking, refund } = await cancelTrip();
  expect(await find(booking)).toMatchObject({ state: 'refunding', toRefund: refund });
  expect(await readRefunds()).toEqual([{ state: 'due', reason: 'cancellation' }]);
  const offerId = await offer(booking);
  // The offer alone changes nothing about the money.
  expect(await find(booking)).toMatchObject({ state: 'refunding', toRefund: refund });
  expect(await listVouchers()).toEqual([]);
  expect(await answer(booking, offerId, 'take')).toBe('done');
  expect(await find(booking)).toMatchObject({ state: 'cancelled', paymentState: 'paid-out', toRefund: 0 });
  expect(await readRefunds()).toEqual([{ state: 'refunded', reason: 'cancellation' }]);
  expect(await balances()).toEqual({ shopper: refund, bonus: 1_000, voucher: -refund - 1_000 });
  expect(await listVouchers()).toMatchObject([
    {
      booking_id: null,
      company_id: booking.order.companyId,
      currency: 'EUR',
      face_amount: String(refund + 1_000),
      state: 'ordered',
      minimum: '0',
      valid_from: null,
    },
  ]);
  await letTimePass();
  expect(refundedByProvider()).toBe(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  const file = await office().open(booking.bookingNumber);
  expect(file?.voucherOffers).toMatchObject({ offers: [{ shownState: 'taken' }], offerable: [] });
  expect(file?.events.find(({ kind }) => kind === 'voucher-taken')?.facts).toMatchObject({
    read: `en: ${read.words}`,
    voucher: { amount: refund, bonus: 1_000, currency: 'EUR' },
  });
  expect(
    await database.db.selectFrom('voucher_offer').select(['answer_language', 'answer_words']).execute(),
  ).toEqual([{ answer_language: 'en', answer_words: read.words }]);
  await expect.poll(() => fixture.sent.filter((mail) => mail.startsWith('cancelled '))).toHaveLength(1);
});

test('the traveller who does nothing gets the money when it is due, and then nobody takes a voucher', async () => {
  const { booking, refund } = await cancelTrip();
  const offerId = await offer(booking);
  await letTimePass();
  await expect.poll(async () => (await find(booking)).state, slowly).toBe('cancelled');
  expect(refundedByProvider()).toBe(refund);
  expect(await answer(booking, offerId, 'take')).toBe('gone');
  expect(await listVouchers()).toEqual([]);
  expect((await office().open(booking.bookingNumber))?.voucherOffers.offers).toMatchObject([
    { shownState: 'ended' },
  ]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('the time for which a refund has waited is none in which the provider was silent', async () => {
  fixture.payments.faults.refund = { kind: 'lost' };
  const { booking } = await cancelTrip();
  await letTimePass();
  await expect.poll(readRefunds, slowly).toMatchObject([{ state: 'refunding' }]);
  const { rows } = await database.pool.query(
    `select entered_at > clock_timestamp() - interval '30 minutes' as "isNew" from booking where id = $1`,
    [booking.id],
  );
  expect(rows).toEqual([{ isNew: true }]);
});

test('a cancellation that something else holds up hurries no refund', async () => {
  const booking = await bookTrip();
  await database.db
    .transaction()
    .execute((trx) =>
      insertDueRefund(trx, { bookingId: booking.id, amount: 1_000, reason: 'goodwill' }, clock.now()),
    );
  // Another process has moved the booking: the traveller keeps the time for an answer.
  await database.pool.query('update booking set version = version + 1 where id = $1', [booking.id]);
  const change = cancelBooking(booking, { by: 'Ada', note: '' }, { kind: 'terms' });
  if (change === null) throw new Error('It can be cancelled');
  const saving = {
    step: null,
    at: clock.now(),
    vouchers: voucherHoldsUnderTest,
    sales,
    links: noPaymentLinks,
    shopperLimitMs: hour,
    lease: { holder: 'office', leaseMs: 0 },
  };
  expect(await saveStep(database.db, { ...saving, booking, change })).toBeNull();
  expect(await database.db.selectFrom('due_refund').select('is_hurried').execute()).toEqual([
    { is_hurried: false },
  ]);
});

test('who refuses the voucher gets the money, and is not offered another', async () => {
  const { booking, refund } = await cancelTrip();
  const offerId = await offer(booking);
  expect(await answer(booking, offerId, 'refuse')).toBe('done');
  expect(await answer(booking, offerId, 'take')).toBe('gone');
  const again = { refundId: `${booking.id}-cancellation`, bonus: 0, by: 'Ada', note: 'once more' };
  expect(await office().offerVoucher(booking.id, again)).toBe('not-possible');
  await letTimePass();
  await expect.poll(async () => (await find(booking)).state, slowly).toBe('cancelled');
  expect(refundedByProvider()).toBe(refund);
});

test('an offer is taken until its time is over, and not after', async () => {
  const [first, second] = [await cancelTrip(), await cancelTrip()];
  const [soon, late] = [await offer(first.booking), await offer(second.booking)];
  clock.advance(voucherOffers.answerMs - 1);
  expect(await answer(first.booking, soon, 'take')).toBe('done');
  clock.advance(1);
  expect(await answer(second.booking, late, 'take')).toBe('gone');
});

test('a bonus is at most its share of the money, and never above its limit', async () => {
  const { booking, refund } = await cancelTrip();
  const most = Math.min(10_000, Math.floor(refund / 4));
  const offered = { refundId: `${booking.id}-cancellation`, bonus: most + 1, by: 'Ada', note: 'generous' };
  expect(await office().offerVoucher(booking.id, offered)).toBe('too-much');
  expect(await office().offerVoucher(booking.id, { ...offered, bonus: -1 })).toBe('too-much');
  expect(await office().offerVoucher(booking.id, { ...offered, bonus: most })).toBe('done');
});

test('a part that is due while the trip goes ahead is taken as a voucher, and a cancellation counts it', async () => {
  const booking = await bookTrip();
  await database.db
    .transaction()
    .execute((trx) =>
      insertDueRefund(trx, { bookingId: booking.id, amount: 5_000, reason: 'goodwill' }, clock.now()),
    );
  const offerId = await offer(booking, 0);
  expect(await answer(booking, offerId, 'take')).toBe('done');
  const taken = await find(booking);
  expect(taken).toMatchObject({ state: 'booked', paidOut: 5_000, goodwill: 5_000, refunded: 0 });
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  const refund = await cancel(taken);
  expect(refund).toBeLessThanOrEqual(totalOf(booking.order.price) - 5_000);
  await letTimePass();
  await expect.poll(async () => (await find(booking)).state, slowly).toBe('cancelled');
  expect(refundedByProvider()).toBe(refund);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a part that waits holds up no cancellation: it is paid at once, and the next try cancels', async () => {
  const booking = await bookTrip();
  await database.db
    .transaction()
    .execute((trx) =>
      insertDueRefund(trx, { bookingId: booking.id, amount: 1_000, reason: 'goodwill' }, clock.now()),
    );
  const quote = quoteOwnCancellation(booking, clock.now(), { kind: 'terms' });
  if (quote === null) throw new Error('It can be cancelled');
  expect(await fixture.bookings.cancel(booking.checkoutId, quote)).toBe('changed');
  await expect.poll(async () => (await find(booking)).refunded, slowly).toBe(1_000);
  await expect.poll(async () => (await find(booking)).state).toBe('booked');
  await cancel(await find(booking));
});

test('a part waits for its time, and is then paid', async () => {
  const booking = await bookTrip();
  await database.db
    .transaction()
    .execute((trx) =>
      insertDueRefund(trx, { bookingId: booking.id, amount: 1_000, reason: 'goodwill' }, clock.now()),
    );
  clock.advance(hour - 1);
  await new Promise((done) => setTimeout(done, 300));
  expect(await find(booking)).toMatchObject({ refunded: 0 });
  clock.advance(1);
  await expect.poll(async () => (await find(booking)).refunded, slowly).toBe(1_000);
});

test('a refund that the provider cannot make is offered as a voucher while it waits for staff', async () => {
  fixture.payments.faults.refund = { kind: 'refused', reason: 'not-captured' };
  const { booking, refund } = await cancelTrip();
  await letTimePass();
  await expect.poll(async () => (await find(booking)).state, slowly).toBe('manual-review');
  const offerId = await offer(booking, 0);
  expect(await answer(booking, offerId, 'take')).toBe('done');
  expect(await find(booking)).toMatchObject({ state: 'cancelled', paymentState: 'paid-out' });
  expect(await balances()).toEqual({ shopper: refund, voucher: -refund });
});

test('a trip that was paid in francs gives a voucher in francs', async () => {
  const { booking, refund } = await cancelTrip({
    currency: 'CHF',
    purchase: buyInCharged('CHF'),
    market: 'ch',
  });
  const offerId = await offer(booking, 0);
  expect(await answer(booking, offerId, 'take')).toBe('done');
  expect(await listVouchers()).toMatchObject([{ currency: 'CHF', face_amount: String(refund) }]);
});

test('several answers at once give one voucher', async () => {
  const { booking, refund } = await cancelTrip();
  const offerId = await offer(booking);
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => answer(booking, offerId, 'take')));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await listVouchers()).toHaveLength(1);
  expect(await balances()).toMatchObject({ shopper: refund });
});

test('of a refund that is sent and a voucher that is taken at the same time there is exactly one', async () => {
  const seen = new Set<string>();
  const runs = 10;
  for (let run = 0; run < runs; run += 1) {
    const { booking, refund } = await cancelTrip();
    const before = refundedByProvider();
    const vouchers = (await listVouchers()).length;
    const offerId = await offer(booking, 0);
    // The first answer comes before the money is sent, the last one after it, and all others meanwhile.
    const isFirst = run === 0;
    const sending = isFirst ? null : letTimePass();
    if (run === runs - 1)
      await expect.poll(async () => (await find(booking)).state, slowly).not.toBe('refunding');
    else if (!isFirst) await new Promise((done) => setTimeout(done, 15 * run));
    const outcome = await answer(booking, offerId, 'take');
    await sending;
    await expect.poll(async () => (await find(booking)).state, slowly).toBe('cancelled');
    const isTaken = outcome === 'done';
    expect(refundedByProvider() - before).toBe(isTaken ? 0 : refund);
    expect((await listVouchers()).length - vouchers).toBe(isTaken ? 1 : 0);
    seen.add(outcome);
  }
  expect([...seen].sort()).toEqual(['done', 'gone']);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
}, 120_000);

/** A mail server with its answers in their order; the last one repeats. */
function mailServer(answers: readonly MailOutcome[]) {
  const sent: Mail[] = [];
  return {
    sent,
    mail: {
      send: async (mail: Mail) => {
        sent.push(mail);
        return answers[Math.min(sent.length, answers.length) - 1] ?? 'unknown';
      },
      close: async () => {},
    },
  };
}

test('the offer is mailed once, with the money, the worth, and that the money comes without an answer', async () => {
  const { booking } = await cancelTrip();
  await offer(booking);
  const { sent, mail } = mailServer(['unknown', 'taken']);
  const timings = { ...voucherOffers, pollIntervalMs: 50, retryDelaysMs: [0] };
  const deps = { db: database.db, clock, sales, refundWaitMs: hour, secret: 'for tests only', timings };
  const reported: unknown[] = [];
  const worker = startVoucherOfferMails({
    ...deps,
    brands: brandsAsShipped,
    mail,
    report: (error) => void reported.push(error),
  });
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1), { timeout: 10_000 });
  await new Promise((done) => setTimeout(done, 200));
  await worker.close();
  expect(sent).toHaveLength(2);
  const [mailed] = sent;
  expect(mailed?.to.address).toBe(booking.order.contact.email);
  expect(mailed?.subject).toContain(booking.bookingNumber);
  expect(mailed?.text).toContain('/voucher/');
  expect(mailed?.text).toMatch(/without your answer|Ohne Ihre Antwort/);
  expect(reported).toEqual([]);
});

test('no mail is sent about an offer that is over', async () => {
  const { booking } = await cancelTrip();
  const offerId = await offer(booking);
  expect(await answer(booking, offerId, 'refuse')).toBe('done');
  const { sent, mail } = mailServer(['taken']);
  const timings = { ...voucherOffers, pollIntervalMs: 50 };
  const worker = startVoucherOfferMails({
    db: database.db,
    clock,
    sales,
    refundWaitMs: hour,
    secret: 'for tests only',
    timings,
    brands: brandsAsShipped,
    mail,
    report: (error) => {
      throw error;
    },
  });
  const state = () => database.db.selectFrom('voucher_offer').select('mail_state').executeTakeFirstOrThrow();
  await expect.poll(state, slowly).toEqual({ mail_state: 'ended' });
  await worker.close();
  expect(sent).toEqual([]);
});

test('while the mail server is down the voucher that was taken waits, and then brings a code that pays', async () => {
  const { booking, refund } = await cancelTrip();
  const offerId = await offer(booking, 500);
  expect(await answer(booking, offerId, 'take')).toBe('done');
  const { sent, mail } = mailServer(['unknown', 'unknown', 'taken']);
  const send = createVoucherMailer({
    db: database.db,
    origins: createVoucherOrigins(database.db),
    clock,
    mail,
    brands: brandsAsShipped,
    render: renderSheet,
  });
  const deliver = () =>
    startVoucherDelivery({
      db: database.db,
      clock,
      brands: brandsAsShipped,
      digests: testDigests,
      send,
      report: () => undefined,
    });
  const delivery = () =>
    database.db.selectFrom('voucher_delivery').select(['end_reason', 'attempts']).executeTakeFirstOrThrow();
  let worker = deliver();
  worker.wake();
  await vi.waitFor(async () => expect((await delivery()).attempts).toBe(1), { timeout: 10_000 });
  await worker.close();
  expect(await delivery()).toMatchObject({ end_reason: null });
  clock.advance(hour);
  worker = deliver();
  worker.wake();
  await vi.waitFor(async () => expect((await delivery()).end_reason).toBe('delivered'), { timeout: 10_000 });
  await worker.close();
  const last = sent.at(-1);
  expect(last?.to.address).toBe(booking.order.contact.email);
  expect(last?.text).toContain(booking.bookingNumber);
  expect(last?.text).not.toContain('/withdrawal');
  const parsed = parseVoucherCode(/ABM-\w\w-\w{12}/.exec(last?.text ?? '')?.[0] ?? '');
  const found = parsed === null ? null : await findVoucher(database.db, testDigests, parsed);
  expect(found).toMatchObject({ state: 'active', balance: refund + 500 });
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});
