import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import {
  addVoucherBooking,
  buildVoucherInfo,
  buildVoucherSale,
} from '../../../../tests/factories/vouchers/voucher-sale.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { sessionLifetimes, voucherPolicy } from '../../../defaults.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { createVoucherCheckoutStore } from './voucher-checkout-store.server.ts';
import { createVoucherStock } from './voucher-stock.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

const start = '2026-11-28T12:00:00Z';
/** Each test has a shop, and an amount, of its own. */
let amounts = 100;
function open() {
  const clock = settableClock(start);
  const store = createVoucherCheckoutStore(db, clock);
  const stock = createVoucherStock(db, clock);
  amounts += 1;
  const amount = amounts;
  const visitorId = `visitor-${amount}`;
  const create = () =>
    store.create({
      visitorId,
      memberId: null,
      brand: 'abendmeer',
      companyId: 'default',
      currency: 'EUR',
      amount,
    });
  const limit = (left_count: number) =>
    db.insertInto('voucher_stock').values({ brand: 'abendmeer', amount, left_count }).execute();
  const countLeft = async () => {
    const row = await db
      .selectFrom('voucher_stock')
      .select('left_count')
      .where('amount', '=', String(amount))
      .executeTakeFirstOrThrow();
    return row.left_count;
  };
  const { vouchers } = brandsAsShipped.get('abendmeer');
  if (vouchers === null) throw new Error('The brand sells no vouchers');
  const brand = { key: 'abendmeer', vouchers: { ...vouchers, amounts: [amount] as [number] } };
  return { clock, store, stock, visitorId, amount, create, limit, countLeft, brand };
}

test('[VOUCH-002] a purchase is found again by the browser that began it, and by nobody else', async () => {
  const { store, create, visitorId } = open();
  const { id } = await create();
  expect(await store.find(id, { visitorId, brand: 'abendmeer' })).toMatchObject({ id, info: null });
  expect(await store.find(id, { visitorId: 'somebody', brand: 'abendmeer' })).toBeNull();
  expect(await store.find(id, { visitorId: null, brand: 'abendmeer' })).toBeNull();
  expect(await store.find(id, { visitorId, brand: 'tagwind' })).toBeNull();
});

test('a purchase is known for as long as a session since it was last used', async () => {
  const { store, create, visitorId, clock } = open();
  const { id } = await create();
  const owner = { visitorId, brand: 'abendmeer' };
  clock.advance(sessionLifetimes.sessionSeconds * 1_000 - 1);
  expect(await store.find(id, owner)).not.toBeNull();
  clock.advance(sessionLifetimes.sessionSeconds * 1_000 - 1);
  expect(await store.find(id, owner)).not.toBeNull();
  clock.advance(sessionLifetimes.sessionSeconds * 1_000);
  expect(await store.find(id, owner)).toBeNull();
});

test('[VOUCH-003] the information is stored, with its amount', async () => {
  const { store, create } = open();
  const { id, revision } = await create();
  const info = buildVoucherInfo({ amount: 100_00 });
  expect(await store.setInfo(id, info, null)).toMatchObject({ info, amount: 100_00, revision: revision + 1 });
});

test('[VOUCH-008] an amount without a stock of its own is never sold out', async () => {
  const { stock, create, brand, amount } = open();
  for (let count = 0; count < 3; count += 1) expect(await stock.take((await create()).id)).toBe(true);
  expect(await stock.listAvailable(brand)).toEqual([amount]);
});

test('[ERR-021] the last of a limited stock is sold once, however many ask at the same time', async () => {
  const { stock, create, limit, countLeft, brand } = open();
  await limit(3);
  const checkouts = await Promise.all(Array.from({ length: 12 }, create));
  const taken = await Promise.all(checkouts.map(({ id }) => stock.take(id)));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await countLeft()).toBe(0);
  expect(await stock.listAvailable(brand)).toEqual([]);
});

test('a purchase takes one voucher of a stock, however often it is ordered', async () => {
  const { stock, create, limit, countLeft } = open();
  await limit(2);
  const { id } = await create();
  await Promise.all([stock.take(id), stock.take(id), stock.take(id)]);
  expect(await countLeft()).toBe(1);
});

test('a voucher that nobody has bought is back in its stock after a while, and one that was sold is not', async () => {
  const { stock, store, create, limit, countLeft, clock } = open();
  await limit(2);
  const [left, sold] = [await create(), await create()];
  for (const { id } of [left, sold]) await stock.take(id);
  const info = buildVoucherInfo();
  await addVoucherBooking(db, buildVoucherSale({}, { ...(await store.setInfo(sold.id, info, null)), info }));
  await stock.giveBackUnsold();
  expect(await countLeft()).toBe(0);
  clock.advance(voucherPolicy.stockHoldMs + 1);
  await stock.giveBackUnsold();
  await stock.giveBackUnsold();
  expect(await countLeft()).toBe(1);
});
