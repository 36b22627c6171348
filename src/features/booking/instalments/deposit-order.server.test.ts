import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  orderWithDeposit,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { buildPaymentOrder } from '../../../../tests/factories/booking-order.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { sessionLifetimes } from '../../../defaults.ts';
import type { BookingOrder, PaymentOrder } from '../../../domain/booking/booking-order.ts';
import { priceOfBase, totalOf } from '../../../domain/money/package-price.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { openBalance } from '../model/open-balance.ts';
import { owedNow } from '../model/settlement.ts';
import { shopperFee } from '../model/shopper-fee.ts';
import { createOwedTaskList } from '../office/list-booking-tasks.server.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createPayableFinder } from '../payment-link/find-payable.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { createPaymentLinks } from './create-payment-links.server.ts';
import { findPaymentRequest, listPaymentRequests } from './payment-requests.server.ts';

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

const links = createPaymentLinks('for tests only');
const find = (checkoutId: string) => createBookingStore(database.db).findLatest(checkoutId);
const openOffice = () => createOfficeService({ db: database.db, clock: fixture.clock, links });

/** A booked trip, of which a fifth is paid. */
async function bookWithDeposit() {
  const order = await orderWithDeposit(fixture.supply);
  const { id } = await fixture.book(order);
  return { order, id, deposit: order.instalments.deposit, balance: order.instalments.balance };
}

async function orderBalance(
  tripBookingId: string,
  traits: Partial<PaymentOrder> = {},
): Promise<PaymentOrder> {
  const [request] = await listPaymentRequests(database.db, tripBookingId);
  return buildPaymentOrder({
    tripBookingId,
    checkoutId: request?.id ?? '',
    price: priceOfBase(request?.amount ?? 0),
    payment: payWith('granted'),
    ...traits,
  });
}

async function payBalance(tripBookingId: string): Promise<PaymentOrder> {
  const order = await orderBalance(tripBookingId);
  await fixture.book(order);
  return order;
}

/** What is due to payments that came after the trip's own. */
async function listDueRefunds() {
  const { rows } = await database.pool.query<{
    booking_id: string;
    amount: string;
    reason: string;
    day: string;
  }>(`select booking_id, amount, reason, promised_on::text as day from due_refund
    where booking_id in (select id from booking where trip_booking_id is not null)`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
}

const listCharges = () => fixture.payments.list().map(({ captured, refunded }) => [captured, refunded]);
const checkLedger = async () => expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);

it('an order with a deposit charges the deposit, and asks for the balance by its day', async () => {
  const { id, deposit, balance } = await bookWithDeposit();
  expect(listCharges()).toEqual([[deposit, 0]]);
  expect(await listPaymentRequests(database.db, id)).toMatchObject([
    {
      amount: balance,
      purpose: 'balance',
      state: 'open',
      dueOn: requireDay('2027-04-03'),
      requestedBy: null,
    },
  ]);
  await checkLedger();
});

it('a link’s token opens its request, is stored nowhere, and no other token opens anything', async () => {
  const { id } = await bookWithDeposit();
  const [request] = await listPaymentRequests(database.db, id);
  const token = links.tokenOf(request?.id ?? '');
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(await findPaymentRequest(database.db, links, token)).toEqual(request);
  const other = createPaymentLinks('another secret').tokenOf(request?.id ?? '');
  expect(await findPaymentRequest(database.db, links, other)).toBeNull();
  expect(await findPaymentRequest(database.db, links, request?.id ?? '')).toBeNull();
  const { rows } = await database.pool.query('select r::text as row from payment_request r');
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('a balance that is paid ends its request, and nothing is owed any more', async () => {
  const { order, id, deposit, balance } = await bookWithDeposit();
  const payment = await payBalance(id);
  expect(listCharges()).toEqual([
    [deposit, 0],
    [balance, 0],
  ]);
  expect(await listPaymentRequests(database.db, id)).toMatchObject([{ state: 'paid' }]);
  expect(await find(order.checkoutId)).toMatchObject({ paidLater: balance, state: 'booked' });
  const paid = await find(payment.checkoutId);
  await expect.poll(() => fixture.sent).toContain(`confirmation ${paid?.id}`);
  expect(await listDueRefunds()).toEqual([]);
  await checkLedger();
});

it('of two browsers that pay one link one pays, and both see it paid', async () => {
  const { id, deposit, balance } = await bookWithDeposit();
  const [one, other] = [await orderBalance(id), await orderBalance(id, { payment: payWith('granted') })];
  const answers = await Promise.all([one, other].map((order) => fixture.bookings.place(order, 10_000)));
  expect(answers.map((answer) => answer?.state)).toEqual(['booked', 'booked']);
  expect(listCharges()).toEqual([
    [deposit, 0],
    [balance, 0],
  ]);
  await checkLedger();
});

it('a balance whose card is refused stays open and can be paid with another', async () => {
  const { id, deposit, balance } = await bookWithDeposit();
  const refused = await orderBalance(id, { payment: payWith('refused') });
  expect(await fixture.bookings.place(refused, 10_000)).toMatchObject({
    state: 'failed',
    failure: 'refused',
  });
  expect(await listPaymentRequests(database.db, id)).toMatchObject([{ state: 'open' }]);
  await payBalance(id);
  expect(listCharges()).toEqual(
    expect.arrayContaining([
      [deposit, 0],
      [balance, 0],
    ]),
  );
  await checkLedger();
});

it('of a cancelled trip the balance goes back first, as a refund that is due in 14 days', async () => {
  const { order, id, deposit, balance } = await bookWithDeposit();
  const payment = await payBalance(id);
  expect(await openOffice().cancel(id, { by: 'Ada', note: 'the shopper asked' })).toBe('done');
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('cancelled');
  const trip = await find(order.checkoutId);
  const fee = shopperFee(order, trip?.supplierFee ?? Number.NaN);
  const back = deposit + balance - fee;
  const due = await listDueRefunds();
  expect(due).toEqual([
    {
      booking_id: (await find(payment.checkoutId))?.id,
      amount: Math.min(balance, back),
      reason: 'cancellation',
      day: '2026-03-16',
    },
  ]);
  const own = back - Math.min(balance, back);
  expect(listCharges()).toContainEqual([deposit, own]);
  await checkLedger();
});

it('a trip whose balance does not come is cancelled, and its deposit pays the fee', async () => {
  const { order, id, deposit } = await bookWithDeposit();
  expect(await fixture.bookings.cancelUnpaid(id)).toBe(true);
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('cancelled');
  const fee = shopperFee(order, (await find(order.checkoutId))?.supplierFee ?? Number.NaN);
  expect(listCharges()).toEqual([[deposit, Math.max(0, deposit - fee)]]);
  expect(await listPaymentRequests(database.db, id)).toMatchObject([{ state: 'withdrawn' }]);
  await expect.poll(() => fixture.sent).toContain(`cancelled ${id}`);
  const { rows } = await database.pool.query(`select from booking_event where kind = 'unpaid'`);
  expect(rows).toHaveLength(1);
  await checkLedger();
});

/** A trip that staff have booked for a caller: nothing of it is paid yet. */
async function bookByLink() {
  const trip = await orderTrip(fixture.supply);
  const balance = totalOf(trip.price);
  const order: BookingOrder = {
    ...trip,
    payment: { method: 'None' },
    instalments: { deposit: 0, balance, dueOn: '2026-03-04' },
    bookedBy: 'Ada',
  };
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('booked');
  return { order, id: (await find(order.checkoutId))?.id ?? '', balance };
}

it('a trip that is booked for a caller charges nothing, and is paid whole by its link', async () => {
  const { order, id, balance } = await bookByLink();
  expect(listCharges()).toEqual([]);
  expect(await listPaymentRequests(database.db, id)).toMatchObject([
    { amount: balance, purpose: 'balance', state: 'open', dueOn: requireDay('2026-03-04') },
  ]);
  await checkLedger();
  await payBalance(id);
  expect(listCharges()).toEqual([[balance, 0]]);
  expect(await find(order.checkoutId)).toMatchObject({ paidLater: balance, state: 'booked' });
  await checkLedger();
});

it('a trip that was booked for a caller and is never paid is cancelled, and nothing goes back', async () => {
  const { order, id } = await bookByLink();
  expect(await fixture.bookings.cancelUnpaid(id)).toBe(true);
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('cancelled');
  expect(listCharges()).toEqual([]);
  expect(await listPaymentRequests(database.db, id)).toMatchObject([{ state: 'withdrawn' }]);
  await checkLedger();
});

it('a trip whose balance has come is not cancelled as unpaid', async () => {
  const { order, id } = await bookWithDeposit();
  await payBalance(id);
  expect(await fixture.bookings.cancelUnpaid(id)).toBe(false);
  expect((await find(order.checkoutId))?.state).toBe('booked');
});

it('a payment that comes after the trip was cancelled is owed back, except for what a fee leaves open', async () => {
  const { order, id, deposit, balance } = await bookWithDeposit();
  const late = await orderBalance(id);
  await fixture.bookings.cancelUnpaid(id);
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('cancelled');
  await fixture.bookings.place(late, 10_000);
  // It goes back at once: what is asked late finds it refunded.
  await expect
    .poll(async () => (await find(late.checkoutId))?.state)
    .toMatch(/^(?:booked|refunding|cancelled)$/);
  const fee = shopperFee(order, (await find(order.checkoutId))?.supplierFee ?? Number.NaN);
  const owed = Math.max(0, fee - deposit);
  expect(await listDueRefunds()).toMatchObject([{ amount: balance - owed }]);
  await checkLedger();
});

it('a balance that is overdue, and a fee that a deposit does not cover, are tasks of the office', async () => {
  const { id, order } = await bookWithDeposit();
  const listTasks = async () =>
    (await createOwedTaskList(database.db, fixture.clock)(everyBrand)).map(({ toDo }) => toDo);
  expect(await listTasks()).toEqual([]);
  await database.pool.query(`update payment_request set due_on = '2026-03-01'`);
  expect(await listTasks()).toEqual(['office.task.balanceOverdue']);
  await fixture.bookings.cancelUnpaid(id);
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('cancelled');
  expect(await listTasks()).toEqual([]);
  await database.pool.query('update booking set supplier_fee = hold_total');
  expect(await listTasks()).toEqual(['office.task.feeOwed']);
});

it('staff ask for a payment of at most what is owed, one at a time, and withdraw it', async () => {
  const { id, balance } = await bookWithDeposit();
  const office = openOffice();
  const asked = { amount: balance, dueOn: requireDay('2026-03-20') };
  const staff = { by: 'Ada', note: 'Please pay a part' };
  expect(await office.requestPayment(id, asked, staff)).toBe('not-possible');
  expect(await office.withdrawPayment(id, staff)).toBe('done');
  expect(await office.withdrawPayment(id, staff)).toBe('not-possible');
  expect(await office.requestPayment(id, { ...asked, amount: balance + 1 }, staff)).toBe('not-possible');
  expect(await office.requestPayment(id, { ...asked, amount: 0 }, staff)).toBe('not-possible');
  expect(await office.requestPayment(id, { ...asked, dueOn: requireDay('2026-03-01') }, staff)).toBe(
    'not-possible',
  );
  expect(await office.requestPayment(id, asked, staff)).toBe('done');
  expect(await listPaymentRequests(database.db, id)).toMatchObject([
    { state: 'withdrawn' },
    { state: 'open', purpose: 'request', amount: balance, note: 'Please pay a part', requestedBy: 'Ada' },
  ]);
  expect(await office.requestPayment('no-such-booking', asked, staff)).toBe('no-such-booking');
});

it('opens the link of a paid balance as long as other links to the trip, and one that is open for ever', async () => {
  const { id, order } = await bookWithDeposit();
  const [request] = await listPaymentRequests(database.db, id);
  const token = links.tokenOf(request?.id ?? '');
  const lastDay = requireDay(order.trip.checkOut) + sessionLifetimes.resultLinkDays;
  const openOn = (day: number) =>
    createPayableFinder(database.db, links, { now: () => new Date((day + 0.5) * 86_400_000) })(
      token,
      order.brand,
    );
  expect(await openOn(lastDay + 1)).toMatchObject({ bookingNumber: expect.any(String) });
  await payBalance(id);
  expect(await openOn(lastDay)).toMatchObject({ request: { state: 'paid' } });
  expect(await openOn(lastDay + 1)).toBeNull();
});

/** Waits until nothing is under way and no refund is due. */
async function settle(): Promise<void> {
  const countOpen = async () => {
    const { rows } = await database.pool.query(
      `select id from booking where state not in ('booked', 'failed', 'cancelled')
       union all select id from due_refund where state <> 'refunded'`,
    );
    return rows.length;
  };
  await expect.poll(countOpen, { timeout: 20_000 }).toBe(0);
}

it.each([
  ['a deposit', ['goodwill', 'cancel', 'pay']],
  ['a deposit', ['goodwill', 'pay', 'cancel']],
  ['a deposit', ['pay', 'goodwill', 'cancel']],
  ['a deposit', ['goodwill', 'unpaid', 'pay']],
  ['nothing', ['unpaid', 'pay']],
  ['nothing', ['pay', 'cancel']],
  ['nothing', ['pay', 'goodwill']],
  ['nothing', ['pay', 'goodwill', 'cancel']],
  ['a deposit', ['pay', 'goodwill of all', 'cancel']],
] as const)('the books are right after %s was paid with the order, and then: %s', async (first, steps) => {
  const { id, order } = first === 'nothing' ? await bookByLink() : await bookWithDeposit();
  const paid = totalOf(order.price);
  const late = await orderBalance(id);
  const signed = { by: 'Ada', note: 'the pool was closed' };
  const acts = {
    goodwill: async () => (await openOffice().goodwill.give(id, 1_234, signed)) === 'done',
    // All that was paid but a cent: of the order's own payment, and of the later one.
    'goodwill of all': async () => {
      const { goodwill, listRefunds } = openOffice();
      const given = await goodwill.give(id, paid - 1, signed);
      const parts = (await listRefunds('open', everyBrand)).filter(({ state }) => state === 'proposed');
      for (const part of parts) await goodwill.decide(id, part.id, 'confirm', 'Kim');
      return given === 'proposed' && parts.length === 2;
    },
    unpaid: () => fixture.bookings.cancelUnpaid(id),
    cancel: () => fixture.bookings.cancelFree(id),
    pay: () => fixture.bookings.place(late, 10_000),
  };
  for (const step of steps) {
    expect(await acts[step]()).toBeTruthy();
    await settle();
  }
  await checkLedger();
});

it('goodwill for a trip that was paid by its link goes back to that payment, at most what was paid', async () => {
  const { order, id, balance } = await bookByLink();
  const { goodwill, open } = openOffice();
  const signed = { by: 'Ada', note: 'the pool was closed' };
  expect(await goodwill.give(id, 1, signed)).toBe('too-much');
  await payBalance(id);
  expect(await goodwill.give(id, balance + 1, signed)).toBe('too-much');
  expect(await goodwill.give(id, 1_234, signed)).toBe('done');
  // What is promised is no balance again while it is not made.
  const trip = await find(order.checkoutId);
  expect(trip === null ? null : [owedNow(trip), openBalance(trip)]).toEqual([0, 0]);
  await settle();
  expect(listCharges()).toEqual([[balance, 1_234]]);
  expect(await find(order.checkoutId)).toMatchObject({ state: 'booked', goodwill: 0, laterGoodwill: 1_234 });
  const file = await open(trip?.bookingNumber ?? '');
  expect(file?.refunds).toMatchObject([{ amount: 1_234, reason: 'goodwill', state: 'refunded' }]);
  expect(await listPaymentRequests(database.db, id)).toMatchObject([{ state: 'paid' }]);
  await checkLedger();
});

it('the books are right where the bank takes a deposit back, before the balance is paid and afterwards', async () => {
  const { order, id, deposit } = await bookWithDeposit();
  await fixture.bookings.handleWebhook(
    {
      id: 'one',
      reference: `${id}-1`,
      event: 'chargeback',
      amount: deposit,
    },
    'default',
  );
  // Of the rules for the embedded provider: the payments of this fixture are others.
  const listOwed = async () =>
    (await reconcileLedger(database.pool, 'embedded')).filter(({ rule }) =>
      rule.startsWith('the shopper owes'),
    );
  await expect.poll(async () => (await find(order.checkoutId))?.chargedBack).toBe(deposit);
  await checkLedger();
  expect(await listOwed()).toEqual([]);
  await payBalance(id);
  await checkLedger();
  expect(await listOwed()).toEqual([]);
});

it('the books are right where the bank takes a paid balance back', async () => {
  const { id } = await bookWithDeposit();
  const balance = await payBalance(id);
  const [, charge] = fixture.payments.list();
  await fixture.bookings.handleWebhook(
    {
      id: 'one',
      reference: charge?.reference ?? '',
      event: 'chargeback',
      amount: charge?.captured ?? 0,
    },
    'default',
  );
  await expect.poll(async () => (await find(balance.checkoutId))?.chargedBack).toBe(charge?.captured);
  await checkLedger();
  // The embedded provider's books of the same payments.
  for (const { reference, captured } of fixture.payments.list()) {
    await database.pool.query(
      `with paid as (insert into payment_provider.payment (id, reference, amount, currency, method, state, authorised, captured, refunded, granted_until, created_at)
         values ($1, $1, $2, 'EUR', 'CreditCard', 'captured', $2, $2, 0, now(), now()) returning id)
       insert into payment_provider.movement (payment_id, kind, amount, at) select id, 'captured', $2, now() from paid`,
      [reference, captured],
    );
  }
  await database.pool.query(
    `insert into payment_provider.movement (payment_id, kind, amount, at) values ($1, 'chargeback', $2, now())`,
    [charge?.reference, charge?.captured],
  );
  expect(await reconcileLedger(database.pool, 'embedded')).toEqual([]);
});
