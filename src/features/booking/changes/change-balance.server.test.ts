import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  orderWithDeposit,
  payWith,
  plainDocuments,
} from '../../../../tests/factories/booking-fixture.ts';
import { buildPaymentOrder, tripOf } from '../../../../tests/factories/booking-order.ts';
import { findOtherOffer, orderChange } from '../../../../tests/factories/change-order.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { invoiceTotalOf, priceOfBase, totalOf } from '../../../domain/money/package-price.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { createPaymentLinks } from '../instalments/create-payment-links.server.ts';
import { listPaymentRequests, withdrawPaymentRequest } from '../instalments/payment-requests.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { openBalance } from '../model/open-balance.ts';
import type { PaymentPurpose, PaymentRequest } from '../model/payment-request.ts';
import { quoteChange } from '../model/quote-change.ts';
import { owedNow } from '../model/settlement.ts';
import { listTripPayments } from '../my-trips/list-trip-payments.ts';
import { buildPriceRaise } from '../notices/raise-price.server.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { askByLink, dueDayOfLink } from './change-for-caller.ts';
import { refusalOfState } from './refusal-of-state.ts';

let database: TestDatabase;
let fixture: BookingFixture;
/** What the documents of an order name as open, by its checkout. */
const openInDocuments = new Map<string, number | undefined>();

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool, {
    documents: {
      ...plainDocuments,
      rest(order, facts, open) {
        openInDocuments.set(order.checkoutId, open);
        return plainDocuments.rest(order, facts, open);
      },
    },
  });
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const findLatest = (checkoutId: string) => fixture.find(checkoutId);

const bookPaid = async () => fixture.book(await orderTrip(fixture.supply));

async function raisePrice(trip: BookingRecord, id: string, amount: number): Promise<BookingRecord> {
  await placeChange(buildPriceRaise(trip, id, amount));
  return findLatest(trip.checkoutId);
}

/** A change that costs nothing and leaves the price, such as a corrected name. */
async function changeNothing(trip: BookingRecord): Promise<void> {
  const { offerKey, trip: booked, travellers, extras, insuranceMarket, price } = tripOf(currentOrder(trip));
  const after = { offerKey, trip: booked, travellers, extras, insuranceMarket };
  const total = invoiceTotalOf(price);
  const quote = { price, oldTotal: total, newTotal: total, fee: 0, charge: 0, refund: 0, balance: null };
  await placeChange(orderChange(trip, { change: 'name', after, quote }));
}

/** A booked trip of which all but so much is paid. */
const bookWithBalance = async (share: number, dueOn?: string) =>
  fixture.book(await orderWithDeposit(fixture.supply, 1 - share, dueOn));

/** Other nights at the price they have now, with a fee of 25.00. */
async function changeNights(trip: BookingRecord, nights: number) {
  const { change, quote } = await quoteNights(trip, nights);
  await placeChange(change);
  return quote;
}

async function quoteNights(trip: BookingRecord, nights: number) {
  const { order, after, base } = await findOtherOffer(fixture.supply, trip, { nights });
  const quote = quoteChange(order.price, { base, extras: [], floorPrice: null }, 2_500, openBalance(trip));
  // Without the payment that it may cost: the tests pay by request.
  const change = orderChange(trip, { change: 'dates', after, quote, payment: { method: 'None' } });
  return { change, quote };
}

async function placeChange(change: ChangeOrder): Promise<void> {
  expect(await fixture.bookings.place(change, 10_000)).toMatchObject({ state: 'booked' });
  await expect.poll(async () => (await findLatest(change.checkoutId)).state).toBe('booked');
}

async function listUnmadeRefunds(): Promise<readonly object[]> {
  const { rows } = await database.pool.query(
    `select b.state from due_refund r join booking b on b.id = r.booking_id where r.state <> 'refunded' or b.state <> 'booked'`,
  );
  return rows;
}

/** @returns the payment's checkout */
async function payOpenRequest(trip: BookingRecord, purpose: PaymentPurpose = 'balance'): Promise<string> {
  const open = (await listPaymentRequests(database.db, trip.id)).find(({ state }) => state === 'open');
  return pay(trip, { id: open?.id ?? '', amount: open?.amount ?? 0, purpose });
}

async function pay(
  trip: BookingRecord,
  { id, amount, purpose }: Pick<PaymentRequest, 'id' | 'amount' | 'purpose'>,
): Promise<string> {
  const order = buildPaymentOrder({
    tripBookingId: trip.id,
    checkoutId: id,
    purpose,
    price: priceOfBase(amount),
    payment: payWith('granted'),
  });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  await expect.poll(async () => (await findLatest(order.checkoutId)).state).toBe('booked');
  return order.checkoutId;
}

/** The bank takes back what was paid with the order. @returns the deposit, minor units */
async function takeBackDeposit(trip: BookingRecord): Promise<number> {
  const deposit = tripOf(trip.order).instalments?.deposit ?? 0;
  await fixture.bookings.handleWebhook(
    {
      id: 'taken back',
      reference: `${trip.id}-1`,
      event: 'chargeback',
      amount: deposit,
    },
    'default',
  );
  await expect.poll(async () => (await findLatest(trip.checkoutId)).chargedBack).toBe(deposit);
  return deposit;
}

it('a change to a higher price moves the open balance instead of a payment, and paying it settles the trip', async () => {
  const trip = await bookWithBalance(0.8);
  const quote = await changeNights(trip, 9);
  expect(quote).toMatchObject({ charge: 0, refund: 0 });
  const before = tripOf(trip.order).instalments?.balance ?? 0;
  expect(quote.balance).toBe(before + quote.newTotal - quote.oldTotal + quote.fee);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'open', purpose: 'balance', amount: quote.balance },
  ]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  await payOpenRequest(trip);
  expect(openBalance(await findLatest(trip.checkoutId))).toBe(0);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([{ state: 'paid' }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a change that leaves the departure leaves the day of a balance, though it is past', async () => {
  const trip = await bookWithBalance(0.8, '2026-03-01');
  const quote = await changeNights(trip, 9);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'open', amount: quote.balance, dueOn: requireDay('2026-03-01') },
  ]);
});

it('a cheaper change lowers the open balance, and gives back only what it leaves', async () => {
  const trip = await bookWithBalance(0.05);
  const quote = await changeNights(trip, 3);
  expect(quote).toMatchObject({ charge: 0, balance: 0 });
  expect(quote.refund).toBeGreaterThan(0);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([{ state: 'withdrawn' }]);
  const { rows } = await database.pool.query('select amount, reason from due_refund where booking_id = $1', [
    trip.id,
  ]);
  expect(rows).toEqual([{ amount: String(quote.refund), reason: 'change' }]);
  expect(openBalance(await findLatest(trip.checkoutId))).toBe(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a balance that is being paid while a change makes it higher leaves the rest to be paid by its day', async () => {
  const trip = await bookWithBalance(0.8);
  const [request] = await listPaymentRequests(database.db, trip.id);
  const paying = buildPaymentOrder({
    tripBookingId: trip.id,
    checkoutId: request?.id ?? '',
    purpose: 'balance',
    price: priceOfBase(request?.amount ?? 0),
    payment: payWith('challenge'),
  });
  expect(await fixture.bookings.place(paying, 10_000)).toMatchObject({ state: 'action' });
  const quote = await changeNights(trip, 9);
  fixture.payments.finishAction(`${(await findLatest(paying.checkoutId)).id}-1`, 'passed');
  await fixture.bookings.proceed(paying.checkoutId, '{}', 10_000);
  await expect.poll(async () => (await findLatest(paying.checkoutId)).state).toBe('booked');
  const rest = quote.newTotal - quote.oldTotal + quote.fee;
  expect(openBalance(await findLatest(trip.checkoutId))).toBe(rest);
  const open = (await listPaymentRequests(database.db, trip.id)).filter((each) => each.state === 'open');
  expect(open).toMatchObject([{ purpose: 'balance', amount: rest }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a balance that is paid before a change makes the trip cheaper goes back as far as the trip costs less', async () => {
  const trip = await bookWithBalance(0.8);
  const { change, quote } = await quoteNights(trip, 3);
  expect(quote.refund).toBe(0);
  expect(quote.balance).toBeGreaterThan(0);
  await payOpenRequest(trip);
  await placeChange(change);
  const { rows } = await database.pool.query(
    'select sum(amount)::int as amount, array_agg(distinct reason) as reasons from due_refund',
  );
  const refund = quote.oldTotal - quote.newTotal - quote.fee;
  expect(rows).toEqual([{ amount: refund, reasons: ['change'] }]);
  expect(openBalance(await findLatest(trip.checkoutId))).toBe(0);
  await expect.poll(listUnmadeRefunds, { timeout: 10_000 }).toEqual([]);
  expect(fixture.payments.list().reduce((sum, { refunded }) => sum + refunded, 0)).toBe(refund);
  expect(openBalance(await findLatest(trip.checkoutId))).toBe(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a deposit that the bank has taken back is owed, and no part of the balance that cancels a trip', async () => {
  const trip = await bookWithBalance(0.8);
  await payOpenRequest(trip);
  const deposit = await takeBackDeposit(trip);
  const taken = await findLatest(trip.checkoutId);
  expect([openBalance(taken), owedNow(taken)]).toEqual([0, deposit]);
});

it('a later payment that the bank has taken back is owed, no part of the balance, and refuses changes', async () => {
  const trip = await bookWithBalance(0.8);
  const paid = await findLatest(await payOpenRequest(trip));
  const amount = totalOf(paid.order.price);
  const message = { reference: `${paid.id}-1`, amount };
  await fixture.bookings.handleWebhook(
    { ...message, id: 'balance taken back', event: 'chargeback' },
    'default',
  );
  await expect.poll(async () => (await findLatest(trip.checkoutId)).laterChargedBack).toBe(amount);
  const taken = await findLatest(trip.checkoutId);
  expect([taken.chargedBack, openBalance(taken), owedNow(taken)]).toEqual([0, 0, amount]);
  expect(refusalOfState(taken)).toBe('charged-back');
  await fixture.bookings.handleWebhook(
    { ...message, id: 'returned', event: 'chargeback-reversed' },
    'default',
  );
  await expect.poll(async () => (await findLatest(trip.checkoutId)).laterChargedBack).toBe(0);
  const returned = await findLatest(trip.checkoutId);
  expect([openBalance(returned), owedNow(returned), refusalOfState(returned)]).toEqual([0, 0, null]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a deposit that the bank takes back while a change makes the trip cheaper does not go back once more', async () => {
  const trip = await bookWithBalance(0.05);
  const { change, quote } = await quoteNights(trip, 3);
  expect(quote.refund).toBeGreaterThan(0);
  await takeBackDeposit(trip);
  await placeChange(change);
  expect((await database.pool.query('select from due_refund')).rowCount).toBe(0);
  const changed = await findLatest(trip.checkoutId);
  expect([openBalance(changed), owedNow(changed)]).toEqual([0, quote.newTotal + quote.fee]);
  expect(fixture.reports).toEqual([]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a raise of the price is paid with the balance while that is open', async () => {
  const trip = await bookWithBalance(0.8);
  const before = openBalance(trip);
  const raise = buildPriceRaise(trip, 'raise-of-a-test', 4_000);
  expect(await fixture.bookings.place(raise, 10_000)).toMatchObject({ state: 'booked' });
  await expect.poll(async () => (await findLatest(raise.checkoutId)).state).toBe('booked');
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'open', purpose: 'balance', amount: before + 4_000 },
  ]);
  expect(await findLatest(raise.checkoutId)).toMatchObject({ invoiceNumber: expect.any(String) });
  await payOpenRequest(trip);
  expect(owedNow(await findLatest(trip.checkoutId))).toBe(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a raise that nobody has paid does not go back with a cheaper change', async () => {
  const trip = await raisePrice(await bookPaid(), 'raise-of-a-test', 4_000);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'open', purpose: 'request', amount: 4_000 },
  ]);
  const quote = await changeNights(trip, 3);
  const paid = invoiceTotalOf(trip.order.price);
  expect(quote.refund).toBe(paid - quote.newTotal - quote.fee);
  const { rows } = await database.pool.query('select sum(amount)::int as amount from due_refund');
  expect(rows).toEqual([{ amount: quote.refund }]);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([{ state: 'withdrawn' }]);
  expect(owedNow(await findLatest(trip.checkoutId))).toBe(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('what a change for a caller costs is asked for by a link, and refuses other changes until it is paid', async () => {
  const trip = await bookPaid();
  const { change, quote } = await quoteNights(trip, 9);
  expect(quote.charge).toBeGreaterThan(0);
  await placeChange({
    ...change,
    changedBy: 'Ada',
    price: priceOfBase(0),
    after: { ...change.after, price: askByLink(quote).price },
  });
  const changed = await findLatest(trip.checkoutId);
  expect(tripOf(currentOrder(changed)).offerKey.nights).toBe(9);
  expect([openBalance(changed), owedNow(changed), refusalOfState(changed)]).toEqual([
    quote.charge,
    quote.charge,
    'pay-first',
  ]);
  const [request] = await listPaymentRequests(database.db, trip.id);
  // The summary has named this day before the change was made.
  const dueOn = dueDayOfLink(tripOf(currentOrder(changed)).trip, dayAt(fixture.clock.now()));
  expect(request).toMatchObject({ state: 'open', purpose: 'request', amount: quote.charge, dueOn });
  const { rows } = await database.pool.query(
    `select facts ->> 'changedBy' as by from booking_event where booking_id = $1 and kind = 'changed'`,
    [trip.id],
  );
  expect(rows).toEqual([{ by: 'Ada' }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  await payOpenRequest(trip, 'request');
  const paid = await findLatest(trip.checkoutId);
  expect([owedNow(paid), refusalOfState(paid)]).toEqual([0, null]);
  expect((await listPaymentRequests(database.db, trip.id)).map(({ state }) => state)).toEqual(['paid']);
  expect((await database.pool.query('select from due_refund')).rowCount).toBe(0);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('once a caller has paid for a change, nothing asks for it again, not even the documents of a raise', async () => {
  const trip = await bookPaid();
  const { change, quote } = await quoteNights(trip, 9);
  const after = { ...change.after, price: askByLink(quote).price };
  await placeChange({ ...change, changedBy: 'Ada', price: priceOfBase(0), after });
  expect(openInDocuments.get(change.checkoutId)).toBe(quote.charge);
  const raised = await raisePrice(await findLatest(trip.checkoutId), 'raise-before-it-is-paid', 1_500);
  expect(openInDocuments.get('raise-before-it-is-paid')).toBe(quote.charge + 1_500);
  await payOpenRequest(trip, 'request');
  const paid = await findLatest(trip.checkoutId);
  const current = tripOf(currentOrder(paid));
  expect(openBalance(raised)).toBe(quote.charge + 1_500);
  const page = {
    ordered: tripOf(paid.order),
    current,
    paidWith: null,
    paidLater: paid.paidLater,
    owed: owedNow(paid),
  };
  expect(listTripPayments(page).slice(2)).toMatchObject([{ id: 'later', amount: quote.charge + 1_500 }]);
  const again = await raisePrice(paid, 'raise-after-it-is-paid', 4_000);
  expect(openBalance(again)).toBe(4_000);
  expect(openInDocuments.get('raise-after-it-is-paid')).toBe(4_000);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a change for a caller that nobody has paid goes back with no cancellation', async () => {
  const trip = await bookPaid();
  const { change, quote } = await quoteNights(trip, 9);
  await placeChange({
    ...change,
    changedBy: 'Ada',
    price: priceOfBase(0),
    after: { ...change.after, price: askByLink(quote).price },
  });
  const office = createOfficeService({ db: database.db, clock: fixture.clock });
  expect(await office.cancel(trip.id, { by: 'Ada', note: '' })).toBe('done');
  await expect.poll(async () => (await findLatest(trip.checkoutId)).state).toBe('cancelled');
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([{ state: 'withdrawn' }]);
  const { rows } = await database.pool.query(
    'select coalesce(sum(amount), 0)::int as amount from due_refund',
  );
  // The supplier cancels it free of charge; the fee of the change is kept of what was paid.
  expect(rows).toEqual([{ amount: totalOf(trip.order.price) - quote.fee }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a second raise is asked for with the first, by the one link', async () => {
  const trip = await raisePrice(await bookPaid(), 'raise-of-a-test', 4_000);
  await raisePrice(trip, 'second-raise', 1_500);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'open', purpose: 'request', amount: 5_500 },
  ]);
  await payOpenRequest(trip, 'request');
  expect(owedNow(await findLatest(trip.checkoutId))).toBe(0);
});

it('a raise that comes while the first one is paid is asked for afterwards', async () => {
  const trip = await raisePrice(await bookPaid(), 'raise-of-a-test', 4_000);
  const [request] = await listPaymentRequests(database.db, trip.id);
  await raisePrice(trip, 'second-raise', 1_500);
  await pay(trip, { id: request?.id ?? '', amount: 4_000, purpose: 'request' });
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'paid' },
    { state: 'open', purpose: 'request', amount: 1_500 },
  ]);
});

it('a raise never becomes a balance that cancels the trip, also where staff have withdrawn its link', async () => {
  const booked = await bookWithBalance(0.8);
  await payOpenRequest(booked);
  const trip = await raisePrice(await findLatest(booked.checkoutId), 'raise-of-a-test', 4_000);
  await openBookingTables(database.db)
    .transaction()
    .execute((trx) => withdrawPaymentRequest(trx, trip.id, fixture.clock.now()));
  await changeNothing(trip);
  expect(await listPaymentRequests(database.db, trip.id)).toMatchObject([
    { state: 'paid', purpose: 'balance' },
    { state: 'withdrawn', purpose: 'request' },
    { state: 'open', purpose: 'request', amount: 4_000 },
  ]);
});

it('a raise after a paid balance and a refund of a cheaper change is asked for in full', async () => {
  const booked = await bookWithBalance(0.8);
  await payOpenRequest(booked);
  const quote = await changeNights(await findLatest(booked.checkoutId), 3);
  expect(quote.refund).toBeGreaterThan(1_500);
  await expect.poll(listUnmadeRefunds, { timeout: 10_000 }).toEqual([]);
  const raised = await raisePrice(await findLatest(booked.checkoutId), 'raise-of-a-test', 1_500);
  expect(owedNow(raised)).toBe(1_500);
  expect((await listPaymentRequests(database.db, raised.id)).slice(1)).toMatchObject([
    { state: 'open', purpose: 'request', amount: 1_500 },
  ]);
});

it('a raise that waited for a link of staff is asked for once that is withdrawn, until withdrawn itself', async () => {
  const booked = await bookWithBalance(0.8);
  const office = createOfficeService({
    db: database.db,
    clock: fixture.clock,
    links: createPaymentLinks('for tests only'),
  });
  const staff = { by: 'Ada', note: 'Please pay a part' };
  await payOpenRequest(booked);
  const raised = await raisePrice(await findLatest(booked.checkoutId), 'raise-of-a-test', 4_000);
  expect(await office.withdrawPayment(raised.id, staff)).toBe('done');
  const dueOn = requireDay('2026-03-20');
  expect(await office.requestPayment(raised.id, { amount: 1_000, dueOn }, staff)).toBe('done');
  await raisePrice(raised, 'second-raise', 1_500);
  expect(await office.withdrawPayment(raised.id, staff)).toBe('done');
  const requests = async () => (await listPaymentRequests(database.db, raised.id)).slice(1);
  expect(await requests()).toMatchObject([
    { state: 'withdrawn', amount: 4_000 },
    { state: 'withdrawn', requestedBy: 'Ada', amount: 1_000 },
    { state: 'open', purpose: 'request', requestedBy: null, amount: 5_500 },
  ]);
  expect(await office.withdrawPayment(raised.id, staff)).toBe('done');
  expect((await requests()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
});
