import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import {
  addOwedVoucher,
  payPartly,
  voucherHoldsUnderTest as vouchers,
} from '../../../../tests/factories/paying/booking-payments.ts';
import {
  addMember,
  createFakeLoyalty,
  openLoyaltyTables,
  readPoints,
} from '../../../../tests/factories/paying/fake-loyalty.ts';
import { readBalance } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import type { LoyaltyPort } from '../../../ports/loyalty/loyalty-port.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { createBookingStore } from './booking-store.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
let port: LoyaltyPort;
/** Calls of the programme with the state that the card had then. */
let calls: string[];

const startPoints = 100_000;

beforeEach(async () => {
  database = await createTestDatabase();
  await openLoyaltyTables(database.pool);
  await addMember(database.pool, 'ada', startPoints);
  calls = [];
  const programme = createFakeLoyalty(database.pool);
  const watch =
    <Asked extends unknown[], Answer>(name: string, call: (...asked: Asked) => Answer) =>
    (...asked: Asked) => {
      calls.push(`${name} ${fixture.payments.list()[0]?.state ?? 'no card'}`);
      return call(...asked);
    };
  port = {
    ...programme,
    reserve: watch('reserve', programme.reserve),
    redeem: watch('redeem', programme.redeem),
    release: watch('release', programme.release),
    giveBack: watch('give back', programme.giveBack),
  };
  fixture = await openFixture();
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

function openFixture() {
  const accounts = { findToken: async (id: string) => (id === 'ada' ? 'ada' : null) };
  return openBookingFixture(database.pool, { vouchers, loyalty: { port, accounts } });
}

/** Vouchers pay 100.00, miles 150.00 (45,000 points), the card the rest. */
async function orderMixed(traits = {}) {
  const id = await addOwedVoucher(database.pool, 12_000);
  const order = await orderTrip(fixture.supply, {}, traits);
  return { id, order: payPartly(order, { vouchers: { [id]: 10_000 }, miles: 15_000, accountId: 'ada' }) };
}

const find = (checkoutId: string) => createBookingStore(database.db).findLatest(checkoutId);
const points = () => readPoints(database.pool, 'ada');

it('miles are reserved before the card is asked, redeemed before it is charged, and the card pays the rest', async () => {
  const { id, order } = await orderMixed();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  expect(calls).toEqual(['reserve no card', 'redeem authorised']);
  expect(fixture.payments.list()).toMatchObject([{ state: 'captured', captured: totalOf(order.price) }]);
  expect(await points()).toBe(startPoints - 45_000);
  expect(await readBalance(database.db, id)).toBe(2_000);
  expect(await find(order.checkoutId)).toMatchObject({ milesState: 'redeemed', voucherState: 'burnt' });
  await expect.poll(() => fixture.sent.length).toBe(1);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a voucher pays though the card makes the order cheaper than what the voucher asks for at least', async () => {
  const { id, order: full } = await orderMixed();
  const order = { ...full, price: { ...full.price, cardDiscount: 1_000 } };
  const leastOf = async (minimum: number) =>
    database.pool.query('update voucher set minimum = $2 where id = $1', [id, minimum]);
  await leastOf(invoiceTotalOf(full.price) + 1);
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
    state: 'not-placed',
    reason: 'voucher-gone',
  });
  await leastOf(invoiceTotalOf(full.price));
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
});

it.each(['refused card', 'declined trip', 'too few points', 'ended link'] as const)(
  'nobody pays anything after a %s',
  async (fault) => {
    if (fault === 'declined trip') fixture.faults.confirm = { kind: 'refused', reason: 'hotel-declined' };
    const { id, order } = await orderMixed(fault === 'refused card' ? { payment: payWith('refused') } : {});
    const miles = order.miles && {
      ...order.miles,
      ...(fault === 'too few points' && { points: startPoints + 1 }),
      ...(fault === 'ended link' && { accountId: 'bob' }),
    };
    const failure = { 'refused card': 'refused', 'declined trip': 'declined' }[fault as string];
    expect(await fixture.bookings.place({ ...order, miles }, 10_000)).toMatchObject({
      state: 'failed',
      failure: failure ?? 'miles-refused',
    });
    expect(await points()).toBe(startPoints);
    expect(await readBalance(database.db, id)).toBe(12_000);
    expect(fixture.payments.list().filter(({ state }) => state === 'captured')).toEqual([]);
    expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  },
);

it('of a cancelled trip the card gets its money back first, then the miles, then the voucher', async () => {
  const { id, order } = await orderMixed();
  await fixture.bookings.place(order, 10_000);
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('booked');
  const staff = createOfficeService({ db: database.db, clock: fixture.clock, vouchers });
  expect(
    await staff.cancel((await find(order.checkoutId))?.id ?? '', { by: 'Ada', note: 'the shopper asked' }),
  ).toBe('done');
  await expect.poll(async () => (await find(order.checkoutId))?.state).toBe('cancelled');
  const fee = (await find(order.checkoutId))?.supplierFee ?? Number.NaN;
  expect(await readBalance(database.db, id)).toBe(2_000 + Math.max(0, 10_000 - fee));
  expect(await points()).toBe(startPoints - 3 * Math.max(0, fee - 10_000));
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('an order is refused and stores nothing where its voucher cannot pay its part any more', async () => {
  const { id, order } = await orderMixed();
  const greedy = { ...order, vouchers: [{ voucherId: id, hint: 'TEST', amount: 12_001 }] };
  expect(await fixture.bookings.place(greedy, 10_000)).toEqual({
    state: 'not-placed',
    reason: 'voucher-gone',
  });
  expect(await find(order.checkoutId)).toBeNull();
  expect(await readBalance(database.db, id)).toBe(12_000);
});

it('an order whose answers are lost takes no mile twice', async () => {
  await fixture.close();
  const lost = new Set<string>();
  for (const name of ['reserve', 'redeem'] as const) {
    const call = port[name] as (...asked: unknown[]) => Promise<unknown>;
    port = {
      ...port,
      [name]: async (...asked: unknown[]) => {
        const answer = await call(...asked);
        if (lost.has(name)) return answer;
        lost.add(name);
        return { outcome: 'unknown' };
      },
    };
  }
  fixture = await openFixture();
  const { order } = await orderMixed();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['reserve', 'reserve', 'redeem', 'redeem']);
  expect(await points()).toBe(startPoints - 45_000);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

it('a shop without a loyalty programme refuses an order with miles before anybody pays', async () => {
  await fixture.close();
  fixture = await openBookingFixture(database.pool, { vouchers });
  const { id, order } = await orderMixed();
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
    state: 'failed',
    failure: 'miles-refused',
  });
  expect(fixture.payments.list()).toEqual([]);
  expect(await readBalance(database.db, id)).toBe(12_000);
});
