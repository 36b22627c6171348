import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { buildPath } from '../../url.ts';

const checkoutId = 'CCCCCCCCCCCCCCCCCCCCCC';
const session = 'SSSSSSSSSSSSSSSSSSSSSS';
const world = openExtrasService();
let database: TestDatabase;
let checkouts: CheckoutStore;
let bookings: FakeBookings;
const open: TestApp[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  checkouts = createCheckoutStore(database.db, world.clock);
});
beforeEach(() => {
  bookings = createFakeBookings();
});
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});
afterAll(() => database.drop());

/** Orders by PayPal from an address, with the headers that a proxy adds. */
async function order({
  settings = {},
  remoteAddress = '203.0.113.7',
  headers = {},
  selectedPayment = 'PayPal',
  payment = {},
  firstSession = session,
}: {
  settings?: Record<string, string>;
  remoteAddress?: string;
  headers?: Record<string, string>;
  selectedPayment?: string;
  payment?: object;
  firstSession?: string;
}) {
  const shop = await buildTestApp({ pool: database.pool, settings, shop: { checkouts, bookings } });
  open.push(shop);
  const checkout = await beginCheckout(
    checkouts,
    session,
    world,
    firstSession === session ? null : firstSession,
  );
  const send = async (route: 'do_info_set' | 'do_payment_set', data: object) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: buildPath(route, { _locale: 'de-de', checkoutId: checkout.id }),
      payload: { data },
      remoteAddress,
      headers: {
        ...fromThisSite,
        host: 'shop.test',
        cookie: sessionCookie(shop.app, session),
        ...headers,
      },
    });
    return answer.json();
  };
  await send('do_info_set', buildInfoPayload(checkout));
  const customer = buildBillingAddress();
  const totalAmount = checkout.baseTotal;
  return send('do_payment_set', { customer, selectedPayment, payment, totalAmount });
}

const forwarded = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' };

test.each([
  ['without a proxy', {}, '203.0.113.7', forwarded, '203.0.113.7'],
  ['behind one proxy', { TRUST_PROXY: '1' }, '203.0.113.7', forwarded, '198.51.100.2'],
  ['behind two proxies', { TRUST_PROXY: '2' }, '203.0.113.7', forwarded, '198.51.100.1'],
  ['behind a proxy on this machine', { TRUST_PROXY: '1' }, '127.0.0.1', forwarded, '198.51.100.2'],
  ['behind a listed proxy', { TRUST_PROXY: '203.0.113.0/24' }, '203.0.113.7', forwarded, '198.51.100.2'],
  [
    'behind two listed proxies',
    { TRUST_PROXY: '203.0.113.7,198.51.100.2' },
    '203.0.113.7',
    forwarded,
    '198.51.100.1',
  ],
  ['beside the listed proxies', { TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.7', forwarded, '203.0.113.7'],
  ['on this machine', {}, '127.0.0.1', {}, null],
  ['in an IPv6 network', {}, '2001:db8:1:2:3:4:5:6', {}, '2001:db8:1:2::/64'],
])(
  'an order %s is limited by session and address',
  async (_where, settings, remoteAddress, headers, address) => {
    await order({ settings, remoteAddress, headers });
    expect(bookings.sources).toEqual([{ session, address, card: null, memberId: null }]);
  },
);

test('an order is limited by the first session of its browser, whichever followed', async () => {
  await order({ firstSession: 'FFFFFFFFFFFFFFFFFFFFFF' });
  expect(bookings.sources).toMatchObject([{ session: 'FFFFFFFFFFFFFFFFFFFFFF' }]);
});

test('an order with a card is also limited by the six digits that the provider knows', async () => {
  await order({ selectedPayment: 'CreditCard', payment: { token: 'test-granted', holderName: 'Anna Berg' } });
  expect(bookings.sources[0]?.card).toEqual({ firstDigits: '400000' });
  expect(bookings.orders[0]?.cardDigits).toBe('400000');
});

test('an order above the limit of holds is answered with the open payment of the session', async () => {
  bookings.refuse({ state: 'not-placed', reason: 'too-many-holds', openCheckoutId: checkoutId });
  expect(await order({})).toMatchObject({
    success: false,
    messages: [{ code: 'tooManyHolds' }],
    next: buildPath('checkout_payment', { _locale: 'de-de', checkoutId }),
    waitSeconds: null,
  });
  expect(bookings.orders).toEqual([]);
});

test('a paused card is answered with whole seconds to wait, and with nothing else', async () => {
  bookings.refuse({ state: 'not-placed', reason: 'card-paused', waitMs: 60_001 });
  const { cart: _, ...answer } = await order({});
  expect(answer).toEqual({
    success: false,
    finished: false,
    soft: false,
    messages: [{ code: 'cardPaused' }],
    changes: [],
    action: null,
    redirect: null,
    next: null,
    errors: [],
    waitSeconds: 61,
  });
});
