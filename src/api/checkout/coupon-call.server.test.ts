import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { prefixesAsShipped } from '../../../tests/factories/vouchers/prefixes-as-shipped.ts';
import {
  addPromotion,
  addVoucher,
  inventCode,
  vouchersUnderTest,
} from '../../../tests/factories/vouchers/voucher-fixture.ts';
import { codePolicy } from '../../defaults.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { createOrderCodes, type OrderCodes } from '../../features/checkout/codes/order-codes.server.ts';
import { setInfo } from '../../features/checkout/travellers/set-info.server.ts';
import type { NewVoucher } from '../../features/vouchers/store/issue-voucher.server.ts';
import { buildPath } from '../../url.ts';

/** A browser of its own for each test: wrong codes are counted by session. */
let session: string;
const world = openExtrasService();
let database: TestDatabase;
let shop: TestApp;
let checkouts: CheckoutStore;
let codes: OrderCodes;
let bookings: FakeBookings;
let checkout: Checkout;

beforeAll(async () => {
  database = await createTestDatabase();
  checkouts = createCheckoutStore(database.db, world.clock);
  codes = createOrderCodes({
    clock: world.clock,
    vouchers: vouchersUnderTest(database.db),
    prefixesOf: prefixesAsShipped,
  });
});
beforeEach(async () => {
  session = randomBytes(16).toString('base64url');
  bookings = createFakeBookings();
  shop = await buildTestApp({ pool: database.pool, shop: { checkouts, bookings, codes } });
  checkout = await beginCheckout(checkouts, session, world);
});
afterEach(() => shop.app.close());
afterAll(() => database.drop());

const path = () => buildPath('do_coupon_set', { _locale: 'de-de', checkoutId: checkout.id });
async function send(data: { readonly code: string; readonly remove?: boolean }, as: string = session) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: path(),
    payload: { data },
    headers: { ...fromThisSite, cookie: sessionCookie(shop.app, as) },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const sendForm = (fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: path(),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      ...fromThisSite,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: sessionCookie(shop.app, session),
    },
  });
const add = (traits: Partial<NewVoucher> = {}) =>
  addVoucher(database.db, { at: world.clock.now(), currency: checkout.currency, ...traits });
const stored = async () => {
  const found = await checkouts.find(checkout.id, session);
  if (found === null) throw new Error('The checkout is gone');
  return found;
};
const total = () => checkout.baseTotal;

describe('redeeming a voucher', () => {
  test('[CAPI-035] [CDATA-008] [CDATA-037] [VOUCH-041] [VOUCH-042] it lowers the total, and the cart knows it by its last characters', async () => {
    const { code } = await add();
    const { status, body } = await send({ code: code.toLowerCase().replaceAll('-', ' ') });
    expect([status, body.success, body.messages, body.changes]).toEqual([200, true, [], []]);
    const { amounts, voucher, package: trip } = body.cart.checkout;
    expect(amounts.totalAmount).toBe(total() - 10_000);
    expect(voucher).toEqual({ code: `…${code.slice(-4)}`, amount: 10_000 });
    expect(trip.coupon).toEqual({ price: { amount: 10_000 } });
    expect(JSON.stringify(body)).not.toContain(code);
    expect(JSON.stringify(shop.log)).not.toContain(code);
  });

  test('several pay together, the same one counts once, and each can be removed', async () => {
    const [first, second] = [await add(), await add({ amount: 2_500 })];
    await send({ code: first.code });
    expect((await send({ code: second.code })).body.cart.checkout.amounts.totalAmount).toBe(total() - 12_500);
    expect((await send({ code: second.code })).body.messages).toEqual([{ code: 'alreadyEntered' }]);
    const removed = await send({ code: first.code.slice(-4), remove: true });
    expect(removed.body.cart.checkout.amounts.totalAmount).toBe(total() - 2_500);
    expect((await stored()).vouchers).toEqual([
      { voucherId: second.id, hint: second.code.slice(-4), balance: 2_500 },
    ]);
    expect((await send({ code: 'NONE', remove: true })).body.success).toBe(true);
  });

  test('[VALID-069] [VALID-070] one whose time has not come is not active, a blocked one cannot be applied', async () => {
    const [coming, blocked] = [await add(), await add()];
    const set = (id: string, columns: object) =>
      database.db.updateTable('voucher').set(columns).where('id', '=', id).execute();
    await set(coming.id, { valid_from: '2099-01-01', expires_on: '2099-12-31' });
    await set(blocked.id, { state: 'blocked' });
    expect((await send({ code: coming.code })).body.messages).toEqual([{ code: 'notActive' }]);
    expect((await send({ code: blocked.code })).body.messages).toEqual([{ code: 'notApplicable' }]);
  });

  test.each([
    ['wrongBrand', { brand: 'tagwind' }],
    ['wrongCurrency', { currency: 'CHF' }],
    ['wrongMarket', { market: 'at' }],
  ] as const)('%s', async (reason, traits) => {
    const { code } = await add(traits);
    const { body } = await send({ code });
    expect([body.success, body.messages]).toEqual([false, [{ code: reason }]]);
    expect((await stored()).vouchers).toEqual([]);
  });

  test('an unknown code answers like a mistyped one, and after ten the right one is not heard', async () => {
    const { code } = await add();
    const mistyped = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    const unknown = { success: false, messages: [{ code: 'unknown' }] };
    expect((await send({ code: mistyped })).body).toMatchObject(unknown);
    for (let at = 0; at < codePolicy.missesPerCheckout; at++)
      expect((await send({ code: inventCode() })).body).toMatchObject(unknown);
    expect((await send({ code })).body.messages).toEqual([{ code: 'limited' }]);
    world.clock.advance(codePolicy.missWindowMs + 1);
    expect((await send({ code })).body.success).toBe(true);
  });

  test('a stranger’s checkout is unknown, and one that is being booked does not change', async () => {
    const { code } = await add();
    expect((await send({ code }, 'TTTTTTTTTTTTTTTTTTTTTT')).status).toBe(404);
    bookings.setProgress({
      state: 'working',
      order: buildOrder(),
    });
    expect((await send({ code })).status).toBe(409);
  });
});

describe('redeeming a promotion code', () => {
  test('it lowers flights and stay before the voucher pays, and one applies at a time', async () => {
    await addPromotion(database.db, { code: 'ZEHN-10', discount: { kind: 'percent', percent: 10 } });
    await addPromotion(database.db, { code: 'ELF-11', discount: { kind: 'percent', percent: 11 } });
    const { code } = await add();
    expect((await send({ code: 'zehn 10' })).body.success).toBe(true);
    expect((await send({ code: 'ELF-11' })).body.messages).toEqual([{ code: 'onePromotion' }]);
    const both = await send({ code });
    const discount = Math.round(total() / 10);
    expect(both.body.cart.checkout.amounts.totalAmount).toBe(total() - discount - 10_000);
    const without = await send({ code: 'ZEHN-10', remove: true });
    expect(without.body.cart.checkout.amounts.totalAmount).toBe(total() - 10_000);
  });

  test.each(['L200-GIFT', 'ABM-GIFT'])(
    '[VOUCH-038] %s, with a prefix of the brand’s vouchers, is never looked up as one',
    async (code) => {
      await addPromotion(database.db, { code });
      expect((await send({ code })).body.messages).toEqual([{ code: 'unknown' }]);
    },
  );

  test('one for a destination lowers a stay without flights there, and no other stay', async () => {
    await addPromotion(database.db, { code: 'NUR-PMI', destinations: ['PMI'] });
    const stayAt = async (airport: string) => {
      const offerKey = { ...checkout.offerKey, outbound: null, inbound: null };
      const hotel = { ...checkout.trip.hotel, airport };
      const trip = { ...checkout.trip, hotel, outbound: null, inbound: null };
      checkout = await checkouts.create(session, { ...checkout, offerKey, trip });
      return (await send({ code: 'NUR-PMI' })).body.messages;
    };
    expect(await stayAt('HER')).toEqual([{ code: 'wrongTrip' }]);
    expect(await stayAt('PMI')).toEqual([]);
  });

  test('[MOD-088] the members’ code needs a verified member', async () => {
    await addPromotion(database.db, { code: 'NUR-WIR', isForMembers: true });
    expect((await send({ code: 'NUR-WIR' })).body.messages).toEqual([{ code: 'membersOnly' }]);
  });
});

describe('the form without script', () => {
  test('redirects to the payment page, with the reason where the code does nothing', async () => {
    const page = buildPath('checkout_customer_payment', { _locale: 'de-de', checkoutId: checkout.id });
    const { code } = await add();
    const redeemed = await sendForm({ code });
    expect([redeemed.statusCode, redeemed.headers.location]).toEqual([303, page]);
    expect((await sendForm({ code: inventCode() })).headers.location).toBe(`${page}?codeRefused=unknown`);
    expect((await sendForm({ code: '', remove: code.slice(-4) })).headers.location).toBe(page);
    expect((await stored()).vouchers).toEqual([]);
  });
});

describe('an order', () => {
  const order = async (data: object) => {
    const info = await setInfo(checkouts, await stored(), buildInfoPayload(checkout), buildVisit());
    if (!info.ok) throw new Error('The travellers are wrong');
    const answer = await shop.app.inject({
      method: 'POST',
      url: buildPath('do_payment_set', { _locale: 'de-de', checkoutId: checkout.id }),
      payload: { data: { customer: buildBillingAddress(), payment: {}, ...data } },
      headers: { ...fromThisSite, host: 'shop.test', cookie: sessionCookie(shop.app, session) },
    });
    return answer.json();
  };

  test('that vouchers pay whole needs no payment method', async () => {
    const { code, id } = await add({ amount: total() + 1_000 });
    await send({ code });
    expect((await order({ selectedPayment: null, totalAmount: 0 })).success).toBe(true);
    expect(bookings.orders).toMatchObject([
      {
        payment: { method: 'None' },
        price: { coupon: total(), cardDiscount: 0 },
        vouchers: [{ voucherId: id, hint: code.slice(-4), amount: total() }],
      },
    ]);
  });

  test('that a voucher pays in part still needs one', async () => {
    const { code } = await add();
    await send({ code });
    const refused = await order({ selectedPayment: null, totalAmount: total() - 10_000 });
    expect(refused.messages).toEqual([{ code: 'noPaymentSelected' }]);
    expect(bookings.orders).toEqual([]);
    await order({ selectedPayment: 'PayPal', totalAmount: total() - 10_000 });
    expect(bookings.orders).toMatchObject([{ payment: { method: 'PayPal' }, price: { coupon: 10_000 } }]);
  });

  test('with a code that is over meanwhile is refused, and the checkout has it no more', async () => {
    const { code, id } = await add();
    const promotionId = await addPromotion(database.db, { code: `EIN-${Date.now() % 100_000}` });
    await send({ code });
    const { code: promotion } = await database.db
      .selectFrom('promotion')
      .select('code')
      .where('id', '=', promotionId)
      .executeTakeFirstOrThrow();
    await send({ code: promotion });
    await database.db.updateTable('voucher').set({ state: 'blocked' }).where('id', '=', id).execute();
    const { totalAmount } = (await send({ code: '', remove: true })).body.cart.checkout.amounts;
    const refused = await order({ selectedPayment: 'PayPal', totalAmount });
    expect(refused.messages).toEqual([{ code: 'voucherGone' }]);
    expect(bookings.orders).toEqual([]);
    const left = await stored();
    expect([left.vouchers, left.promotion?.promotionId]).toEqual([[], promotionId]);
  });
});
