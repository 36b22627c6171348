import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { buildOrder } from '../../tests/factories/booking-order.ts';
import { buildNewCheckout } from '../../tests/factories/build-new-checkout.ts';
import { settableClock } from '../domain/time/clock.ts';
import { noVoucherHolds } from '../features/booking/model/voucher-holds.server.ts';
import { createBookingStore } from '../features/booking/store/booking-store.server.ts';
import type { Checkout } from '../features/checkout/checkout.ts';
import { createCheckoutStore } from '../features/checkout/checkout-store.server.ts';
import { freezeCheckout } from '../features/checkout/freeze-checkout.server.ts';

let database: TestDatabase;
let checkout: Checkout;

const lease = { holder: 'test', leaseMs: 60_000 };
const clock = settableClock('2026-11-22T12:00:00Z');
const session = randomBytes(16).toString('base64url');
const bag = {
  id: 'bag',
  kind: 'luggage',
  variant: '20kg',
  leg: 'outbound',
  travellers: [0],
  amount: 2_500,
} as const;
const withBag = { step: 'extras', extras: [bag], insuranceMarket: null } as const;

const stores = () => ({
  checkouts: createCheckoutStore(database.db, clock),
  bookings: createBookingStore(database.db, noVoucherHolds, freezeCheckout),
});
const orderOf = ({ id, revision }: Checkout) => buildOrder({ checkoutId: id, checkoutRevision: revision });
const begin = (of: Checkout) => stores().bookings.begin(orderOf(of), clock.now(), lease);
const stored = async () => (await stores().checkouts.find(checkout.id, session)) as Checkout;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  checkout = await stores().checkouts.create(session, buildNewCheckout());
});
afterAll(() => database.drop());

test('a change that was read before the order is refused, and the order stays what it was', async () => {
  expect(await begin(checkout)).toMatchObject({ state: 'holding' });
  expect(await stores().checkouts.change(checkout, withBag)).toBeNull();
  expect(await stored()).toMatchObject({ extras: [], revision: 0, orders: 1 });
});

test('an order of what was changed meanwhile is outdated and begins nothing', async () => {
  await stores().checkouts.change(checkout, withBag);
  expect(await begin(checkout)).toBeNull();
  expect(await stores().bookings.isOutdated(orderOf(checkout))).toBe(true);
  expect(await begin(await stored())).toMatchObject({ state: 'holding' });
});

test('of a change and an order at the same moment one is refused', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id: _, ...fields } = checkout;
    const own = await stores().checkouts.create(session, fields);
    const [changed, begun] = await Promise.all([stores().checkouts.change(own, withBag), begin(own)]);
    expect([changed, begun].filter((each) => each === null)).toHaveLength(1);
  }
});

test('a billing address alone outdates no order, and is refused after one', async () => {
  const billing = buildOrder().billing;
  const changed = await stores().checkouts.change(checkout, { step: 'billing', billing });
  expect(changed).toMatchObject({ billing, revision: 0 });
  expect(await begin(checkout)).toMatchObject({ state: 'holding' });
  expect(await stores().checkouts.change(checkout, { step: 'billing', billing })).toBeNull();
});

test('once the order has failed, a caller who has read that may change the checkout', async () => {
  await begin(checkout);
  await database.pool.query(`update booking set state = 'failed' where checkout_id = $1`, [checkout.id]);
  expect(await stores().checkouts.change(await stored(), withBag)).toMatchObject({
    extras: [bag],
    revision: 1,
  });
});
