import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import {
  buildTestApp,
  cookieSecret,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { buildBillingAddress } from '../../../tests/factories/travellers.ts';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import {
  openProgrammeUnderTest,
  type ProgrammeUnderTest,
} from '../../demo/loyalty-programme/programme-under-test.server.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { buildBookingOrder } from '../../features/checkout/payment/build-booking-order.ts';
import { createLoyaltyLinks, type LoyaltyLinks } from '../../features/loyalty/loyalty-links.server.ts';
import type { LoyaltyCallName } from '../../ports/loyalty/loyalty-faults-port.ts';
import { linkMember, pointsOf } from '../../ports/loyalty/loyalty-under-test.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { buildPath } from '../../url.ts';
import { findMilesOffer } from './find-miles-offer.server.ts';

const session = 'SSSSSSSSSSSSSSSSSSSSSS';
const stranger = 'TTTTTTTTTTTTTTTTTTTTTT';
const world = openExtrasService();
let database: TestDatabase;
let under: ProgrammeUnderTest;
let shop: TestApp;
let checkouts: CheckoutStore;
let links: LoyaltyLinks;
let checkout: Checkout;

beforeAll(async () => {
  database = await createTestDatabase();
  under = await openProgrammeUnderTest(database.pool, { redirectUri: 'http://shop.test/de-de/miles-linked' });
  checkouts = createCheckoutStore(database.db, world.clock);
  links = createLoyaltyLinks(database.db, under.clock, cookieSecret);
});
beforeEach(async () => {
  const loyalty = { loyalty: under.loyalty, links };
  shop = await buildTestApp({
    pool: database.pool,
    shop: { checkouts, bookings: createFakeBookings(), loyalty },
  });
  checkout = await beginCheckout(checkouts, session, world);
});
afterEach(async () => {
  for (const call of Object.keys(under.faults)) delete under.faults[call as LoyaltyCallName];
  await database.pool.query('delete from loyalty_link');
  await shop.app.close();
});
afterAll(async () => {
  await under.close();
  await database.drop();
});

const headers = (as = session) => ({
  ...fromThisSite,
  host: 'shop.test',
  cookie: sessionCookie(shop.app, as),
});
const params = () => ({ _locale: 'de-de', checkoutId: checkout.id });
const paymentPath = (query = {}) => `${buildPath('checkout_customer_payment', params(), query)}#miles`;

async function send(payload: object, as = session) {
  const url = buildPath('do_miles_more', params());
  const answer = await shop.app.inject({ method: 'POST', url, payload, headers: headers(as) });
  return { status: answer.statusCode, body: answer.json() };
}
async function sendForm(fields: Record<string, string>) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: buildPath('do_miles_more', params()),
    payload: new URLSearchParams(fields).toString(),
    headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded' },
  });
  return [answer.statusCode, answer.headers.location];
}
const read = (url: string, as = session) => shop.app.inject({ url, headers: headers(as) });
/** Goes to the programme and back; returns where the shop leads to. */
async function link(answer: 'permit' | 'decline' = 'permit', as = session) {
  const begun = await read(buildPath('miles_link', params()));
  const back = await under.answerLink(String(begun.headers.location), answer);
  return (await read(back.pathname + back.search, as)).headers.location;
}
const stored = async () => {
  const found = await checkouts.find(checkout.id, session);
  if (found === null) throw new Error('The checkout is gone');
  return found;
};
const owner = { memberId: null, session };
const refusal = (code: string) => ({
  status: 200,
  body: { success: false, miles: null, messages: [{ context: 'miles', code }] },
});

describe('linking an account', () => {
  test('leads to the programme and back to the payment page, with the link of the checkout’s session', async () => {
    expect(await link()).toBe(paymentPath());
    expect(await links.find(owner)).toMatchObject(under.member);
  });

  test('[ERR-014] of a member who declines leads back with the login error', async () => {
    expect(await link('decline')).toBe(paymentPath({ miles: 'milesMoreLoginError' }));
    expect(await links.find(owner)).toBeNull();
  });

  test('[ERR-014] while the programme fails leads back with the login error', async () => {
    under.faults.finishLink = { kind: 'server-error' };
    expect(await link()).toBe(paymentPath({ miles: 'milesMoreLoginError' }));
  });

  test('an answer counts once, and in the browser alone that asked', async () => {
    expect(await link('permit', stranger)).toBe('/de-de');
    expect(await links.find(owner)).toBeNull();
    const begun = await read(buildPath('miles_link', params()));
    const back = await under.answerLink(String(begun.headers.location), 'permit');
    expect((await read(back.pathname + back.search)).headers.location).toBe(paymentPath());
    expect((await read(back.pathname + back.search)).headers.location).toBe('/de-de');
    expect((await read('/de-de/miles-linked?code=a&state=b')).headers.location).toBe('/de-de');
  });

  test('names no checkout to the programme', async () => {
    const begun = await read(buildPath('miles_link', params()));
    expect(String(begun.headers.location)).not.toContain(checkout.id);
    expect(begun.headers['referrer-policy']).toBe('no-referrer');
  });

  test('stores the token encrypted', async () => {
    await link();
    const { rows } = await database.pool.query('select id, token from loyalty_link');
    expect(rows[0].token).toMatch(/^v1\./);
    const token = await links.findToken(rows[0].id);
    expect(token).not.toBeNull();
    expect(rows[0].token).not.toContain(token);
  });
});

describe('redeeming miles', () => {
  beforeEach(async () => {
    await links.save(owner, under.member, await linkMember(under));
  });

  test('[CAPI-038] [MILE-002] [CDATA-026] [CDATA-039] [CDATA-040] lowers what is left to pay by what they are worth', async () => {
    const before = totalOf(priceCheckout(checkout));
    const { body } = await send({ points: 10_000 });
    expect(body).toMatchObject({ success: true, miles: { points: 10_000, amount: 5_000 }, messages: [] });
    const { amounts, package: booked } = body.cart.checkout;
    expect(amounts.totalAmount).toBe(before - 5_000);
    expect(booked.milesAmount).toEqual({ amount: 10_000 });
    const value = { amount: 5_000 };
    expect(booked.payments).toEqual([
      { bonusProgramName: under.loyalty.name, originalAmount: 10_000, value },
    ]);
    expect(booked.milesAndMoreData).toEqual({ remainingtotalpoints: 182_400 });
  });

  test('reserves nothing at the programme before the order', async () => {
    await send({ points: 10_000 });
    const token = (await links.findToken((await links.find(owner))?.id ?? '')) ?? '';
    expect(await pointsOf(under, token)).toBe(182_400);
  });

  test.each([1, 7_499, 7_500.5, 182_401])('[VALID-048] refuses %d miles', async (points) => {
    expect(await send({ points })).toMatchObject(refusal('milesAmountInvalid'));
    expect((await stored()).miles).toBeNull();
  });

  test('[VALID-049] [CONST-005] takes 7,500 miles, and no miles at any time', async () => {
    expect((await send({ points: 7_500 })).body.success).toBe(true);
    expect((await send({ points: 0 })).body).toMatchObject({ success: true, miles: null });
    await send({ points: 7_500 });
    expect((await send({ use: 'none', points: 7_500 })).body).toMatchObject({ success: true, miles: null });
    expect((await stored()).miles).toBeNull();
  });

  test('[ERR-014] without a link is refused', async () => {
    await links.remove(owner);
    expect(await send({ points: 7_500 })).toMatchObject(refusal('milesMoreLoginError'));
  });

  test.each(['readBalance', 'quote'] as const)('fails closed while %s does not answer', async (call) => {
    under.faults[call] = { kind: 'not-json' };
    expect(await send({ points: 7_500 })).toMatchObject(refusal('technicalError'));
    expect((await stored()).miles).toBeNull();
  });

  test('gives no more for miles than the programme pays', async () => {
    const ask = async (less: number) => {
      const quote = async () => ({ outcome: 'confirmed', amount: 5_000 - less }) as const;
      const loyalty = { loyalty: { ...under.loyalty, quote }, links };
      await shop.app.close();
      shop = await buildTestApp({
        pool: database.pool,
        shop: { checkouts, bookings: createFakeBookings(), loyalty },
      });
      return send({ points: 10_000 });
    };
    expect(await ask(1)).toMatchObject(refusal('technicalError'));
    expect((await stored()).miles).toBeNull();
    expect((await ask(0)).body).toMatchObject({ success: true, miles: { amount: 5_000 } });
  });

  test('is for nobody but the session of the checkout', async () => {
    expect((await send({ points: 7_500 }, stranger)).status).toBe(404);
  });

  test('works as a form without script, also with the dots of the field', async () => {
    expect(await sendForm({ use: 'miles', points: '7.500' })).toEqual([303, paymentPath()]);
    expect((await stored()).miles?.points).toBe(7_500);
    expect(await sendForm({ use: 'miles', points: '10' })).toEqual([
      303,
      paymentPath({ miles: 'milesAmountInvalid' }),
    ]);
    expect(await sendForm({ link: 'remove' })).toEqual([303, paymentPath()]);
    expect((await stored()).miles).toBeNull();
    expect(await links.find(owner)).toBeNull();
  });
});

describe('the payment page', () => {
  const find = async (visitor = unknownVisitor) =>
    findMilesOffer(
      { loyalty: { loyalty: under.loyalty, links }, checkouts, clock: world.clock },
      abendmeer,
      await stored(),
      visitor,
    );

  test('[MILE-005] [MILE-019] shows the balance of a linked member, and nobody’s without a link', async () => {
    expect((await find()).offer).toMatchObject({ account: null, minimum: 7_500 });
    await links.save(owner, under.member, await linkMember(under));
    expect((await find()).offer).toMatchObject({ account: { name: 'Mara Lindqvist', balance: 182_400 } });
  });

  test('shows no balance while the programme does not answer, and keeps the miles', async () => {
    await links.save(owner, under.member, await linkMember(under));
    await send({ points: 10_000 });
    under.faults.readBalance = { kind: 'server-error' };
    const { checkout: shown, offer } = await find();
    expect(offer?.account?.balance).toBeNull();
    expect(shown.miles?.points).toBe(10_000);
  });

  test('takes the miles back where another account is linked, or none', async () => {
    await links.save(owner, under.member, await linkMember(under));
    await send({ points: 10_000 });
    await links.remove(owner);
    expect((await find()).checkout.miles).toBeNull();
    expect((await stored()).miles).toBeNull();
  });

  test('a shop without a programme, and a brand without miles, offer none', async () => {
    const deps = { loyalty: null, checkouts, clock: world.clock };
    expect((await findMilesOffer(deps, abendmeer, checkout, unknownVisitor)).offer).toBeNull();
    const loyalty = { loyalty: under.loyalty, links };
    const brand = { milesPayment: null };
    expect((await findMilesOffer({ ...deps, loyalty }, brand, checkout, unknownVisitor)).offer).toBeNull();
  });
});

test('an order redeems only as many miles as its price still needs', async () => {
  await links.save(owner, under.member, await linkMember(under));
  const total = totalOf(priceCheckout(checkout));
  const points = Math.min(182_400, 2 * total);
  await send({ points });
  const cheaper = { ...(await stored()), baseTotal: Math.floor(points / 2) - 1_000, memberPercent: 0 };
  const order = buildBookingOrder(
    {
      ...cheaper,
      travellers: [],
      contact: { email: 'a@a.example', phone: '1', newsletter: false },
    },
    {
      locale: 'de-de',
      language: 'de',
      market: 'de',
      chosenMarket: 'de',
      billing: buildBillingAddress(),
      payment: { method: 'PayPal' },
      strategy: 'default',
      origin: 'http://shop.test',
      cardDigits: null,
    },
  );
  expect(order?.miles).toMatchObject({ amount: cheaper.baseTotal, points: 2 * cheaper.baseTotal });
});
