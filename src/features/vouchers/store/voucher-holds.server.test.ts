import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  addBooking,
  addPromotion,
  addVoucher,
  germanOrder,
  readBalance,
  testDigests,
} from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { VoucherLock } from '../../../domain/booking/voucher-lock.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { expireVouchers } from './expire-vouchers.server.ts';
import { createVoucherHolds } from './voucher-holds.server.ts';

const holds = createVoucherHolds(testDigests);
const at = new Date('2026-11-28T12:00:00Z');
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.drop());

const inTransaction = <Result>(work: (trx: Db) => Promise<Result>) => db.transaction().execute(work);

/** An order of vouchers with what each pays. */
async function orderOf(
  vouchers: Readonly<Record<string, number>>,
  traits: Partial<VoucherLock> = {},
): Promise<VoucherLock> {
  return {
    bookingId: traits.bookingId ?? (await addBooking(db)),
    vouchers: Object.entries(vouchers).map(([voucherId, amount]) => ({ voucherId, amount, hint: 'XXXX' })),
    ...germanOrder,
    promotion: null,
    at,
    ...traits,
  };
}
const lock = (order: VoucherLock) => inTransaction((trx) => holds.lock(trx, order));

/** Does what a booking does, twice: repeated, nothing changes. */
async function twice(work: (trx: Db) => Promise<unknown>): Promise<void> {
  await inTransaction(work);
  await inTransaction(work);
}

test('a voucher pays a part, is locked while the booking is open, and has the rest left', async () => {
  const { id } = await addVoucher(db);
  const order = await orderOf({ [id]: 4_000 });
  expect(await lock(order)).toBe(true);
  expect(await lock(order)).toBe(true);
  expect(await readBalance(db, id)).toBe(6_000);
  await twice((trx) => holds.burn(trx, order.bookingId, at));
  expect(await readBalance(db, id)).toBe(6_000);
  await twice((trx) => holds.release(trx, order.bookingId, at));
  expect(await readBalance(db, id)).toBe(6_000);
});

test('what a failed booking has locked comes back once', async () => {
  const { id } = await addVoucher(db);
  const order = await orderOf({ [id]: 10_000 });
  await lock(order);
  await twice((trx) => holds.release(trx, order.bookingId, at));
  expect(await readBalance(db, id)).toBe(10_000);
  await twice((trx) => holds.burn(trx, order.bookingId, at));
  expect(await readBalance(db, id)).toBe(10_000);
});

test('a cancelled booking gives back at most what each voucher paid, the last one first', async () => {
  const [first, second] = [await addVoucher(db), await addVoucher(db)];
  const order = await orderOf({ [first.id]: 10_000, [second.id]: 3_000 });
  await lock(order);
  await inTransaction((trx) => holds.burn(trx, order.bookingId, at));
  await twice((trx) => holds.giveBack(trx, order.bookingId, 4_500, at));
  expect(await readBalance(db, second.id)).toBe(10_000);
  expect(await readBalance(db, first.id)).toBe(1_500);
  await twice((trx) => holds.giveBack(trx, order.bookingId, 99_999, at));
  expect(await readBalance(db, first.id)).toBe(10_000);
  expect(await readBalance(db, second.id)).toBe(10_000);
});

test('nothing is given back of what was not paid for good', async () => {
  const { id } = await addVoucher(db);
  const order = await orderOf({ [id]: 5_000 });
  await lock(order);
  await inTransaction((trx) => holds.giveBack(trx, order.bookingId, 5_000, at));
  expect(await readBalance(db, id)).toBe(5_000);
});

test.each([
  ['more than is left', {}, 10_001, {}],
  ['nothing', {}, 0, {}],
  ['blocked', { state: 'blocked' }, 1, {}],
  ['frozen', { state: 'frozen' }, 1, {}],
  ['void', { state: 'void' }, 1, {}],
  ['expired', { state: 'expired' }, 1, {}],
  ['over since yesterday', { expires_on: '2026-11-27' }, 1, {}],
  ['of another company', {}, 1, { companyId: 'other' }],
  ['in another currency', {}, 1, { currency: 'CHF' }],
] as const)('a voucher pays nothing: %s', async (_case, columns, amount, traits) => {
  const [good, { id }] = [await addVoucher(db), await addVoucher(db)];
  if (Object.keys(columns).length > 0)
    await db.updateTable('voucher').set(columns).where('id', '=', id).execute();
  expect(await lock(await orderOf({ [good.id]: 1, [id]: amount }, traits))).toBe(false);
  expect(await readBalance(db, good.id)).toBe(10_000);
});

test('a voucher pays on its last day, and one that is unknown refuses the order', async () => {
  const { id } = await addVoucher(db);
  await db.updateTable('voucher').set({ expires_on: '2026-11-28' }).where('id', '=', id).execute();
  expect(await lock(await orderOf({ [id]: 1, unknown: 1 }))).toBe(false);
  expect(await lock(await orderOf({ [id]: 1 }))).toBe(true);
});

test('of two orders that race for one voucher one wins, in 1,000 races', async () => {
  const races = 1_000;
  const atOnce = 4;
  const winners: number[] = [];
  const bookings = [await addBooking(db), await addBooking(db)];
  const race = async () => {
    const { id } = await addVoucher(db);
    const won = await Promise.all(
      bookings.map(async (bookingId) => lock(await orderOf({ [id]: 10_000 }, { bookingId }))),
    );
    winners.push(won.filter(Boolean).length);
    expect(await readBalance(db, id)).toBe(0);
  };
  for (let at = 0; at < races; at += atOnce) await Promise.all(Array.from({ length: atOnce }, race));
  expect(winners.filter((count) => count === 1)).toHaveLength(races);
}, 180_000);

test('orders with the same vouchers in another order never wait for each other for ever', async () => {
  const [one, other] = [await addVoucher(db), await addVoucher(db)];
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      orderOf(at % 2 === 0 ? { [one.id]: 1_000, [other.id]: 1_000 } : { [other.id]: 1_000, [one.id]: 1_000 }),
    ),
  );
  const won = await Promise.all(orders.map(lock));
  expect(won.filter(Boolean)).toHaveLength(10);
  expect([await readBalance(db, one.id), await readBalance(db, other.id)]).toEqual([0, 0]);
});

test('a promotion of three uses is used three times however many order at once', async () => {
  const promotionId = await addPromotion(db, { usesInAll: 3 });
  const orders = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      orderOf({}, { promotion: { promotionId, email: `p${at}@traveller.example` } }),
    ),
  );
  const won = await Promise.all(orders.map(lock));
  expect(won.filter(Boolean)).toHaveLength(3);
  const winner = orders[won.indexOf(true)];
  if (winner === undefined) throw new Error('Nobody has won');
  expect(await lock(winner)).toBe(true);
  await twice((trx) => holds.release(trx, winner.bookingId, at));
  const another = await orderOf({}, { promotion: { promotionId, email: 'late@traveller.example' } });
  expect(await lock(another)).toBe(true);
});

test('a person uses a promotion as often as it may be used, under any spelling of the address', async () => {
  const promotionId = await addPromotion(db, { usesPerPerson: 1 });
  const by = async (email: string) => lock(await orderOf({}, { promotion: { promotionId, email } }));
  expect(await by('ada@traveller.example')).toBe(true);
  expect(await by(' ADA@Traveller.example')).toBe(false);
  expect(await by('bob@traveller.example')).toBe(true);
});

test.each([
  ['of another brand', { brand: 'tagwind' }, {}],
  ['that begins tomorrow', { validFrom: 20_786 }, {}],
  ['that was over yesterday', { validTo: 20_784 }, {}],
  ['that goes with no voucher', { isCombinable: false }, {}],
  ['with a voucher that staff have limited since', {}, { combinable: false }],
] as const)('an order sets no promotion aside %s', async (_case, traits, columns) => {
  const { id } = await addVoucher(db);
  if (Object.keys(columns).length > 0)
    await db.updateTable('voucher').set(columns).where('id', '=', id).execute();
  const promotionId = await addPromotion(db, traits);
  const order = await orderOf({ [id]: 1_000 }, { promotion: { promotionId, email: 'a@b.example' } });
  expect(await lock(order)).toBe(false);
});

test('a promotion that is used up leaves the vouchers of the order as they are once the caller rolls back', async () => {
  const { id } = await addVoucher(db);
  const promotionId = await addPromotion(db, { validTo: 20_000 });
  const order = await orderOf({ [id]: 1_000 }, { promotion: { promotionId, email: 'a@b.example' } });
  const refused = new Error('refused');
  await expect(
    inTransaction(async (trx) => {
      if (!(await holds.lock(trx, order))) throw refused;
    }),
  ).rejects.toBe(refused);
  expect(await readBalance(db, id)).toBe(10_000);
});

test('a voucher expires after its last day with what is left, and never twice', async () => {
  const own = await createTestDatabase();
  try {
    const { id } = await addVoucher(own.db);
    const open = await addBooking(own.db);
    const paid = { voucherId: id, amount: 4_000, hint: 'XXXX' };
    await own.db.transaction().execute((trx) =>
      holds.lock(trx, {
        bookingId: open,
        vouchers: [paid],
        ...germanOrder,
        promotion: null,
        at,
      }),
    );
    const expired: number[] = [];
    const ledger = {
      expire: async (_trx: Db, { amount }: { readonly amount: number }) => void expired.push(amount),
      correct: async () => undefined,
    };
    const clock = settableClock('2029-12-31T12:00:00Z');
    expect(await expireVouchers({ db: own.db, clock, ledger })).toBe(0);
    clock.set('2030-01-01T12:00:00Z');
    expect(await expireVouchers({ db: own.db, clock, ledger })).toBe(1);
    expect(await expireVouchers({ db: own.db, clock, ledger })).toBe(0);
    expect(await readBalance(own.db, id)).toBe(0);
    // The open booking fails: what it had locked expires with the next run.
    await own.db.transaction().execute((trx) => holds.release(trx, open, clock.now()));
    expect(await readBalance(own.db, id)).toBe(4_000);
    expect(await expireVouchers({ db: own.db, clock, ledger })).toBe(1);
    expect(expired).toEqual([6_000, 4_000]);
  } finally {
    await own.drop();
  }
});

test('a voucher that has expired is good for another year once a cancelled trip gives back', async () => {
  const { id } = await addVoucher(db);
  const order = await orderOf({ [id]: 10_000 });
  await lock(order);
  await inTransaction((trx) => holds.burn(trx, order.bookingId, at));
  await db
    .updateTable('voucher')
    .set({ state: 'expired', expires_on: '2026-01-01' })
    .where('id', '=', id)
    .execute();
  await inTransaction((trx) => holds.giveBack(trx, order.bookingId, 2_000, at));
  const row = await db
    .selectFrom('voucher')
    .select((eb) => ['state', eb.cast<string>('expires_on', 'text').as('last')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'active', last: '2027-11-28' });
});

test('a voucher that staff have limited since it was entered pays no order that it does not fit', async () => {
  const { id } = await addVoucher(db);
  const order = await orderOf({ [id]: 4_000 });
  const limit = (values: { minimum: number; combinable: boolean }) =>
    db.updateTable('voucher').set(values).where('id', '=', id).execute();
  await limit({ minimum: order.owed + 1, combinable: true });
  expect(await lock(order)).toBe(false);
  await limit({ minimum: order.owed, combinable: false });
  const promotionId = await addPromotion(db, {});
  expect(await lock({ ...order, promotion: { promotionId, email: 'ada@traveller.example' } })).toBe(false);
  expect(await lock({ ...order, market: 'at' })).toBe(false);
  expect(await lock(order)).toBe(true);
});
