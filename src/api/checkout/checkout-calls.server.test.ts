import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import type { ExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import { createExtrasPageLoader } from '../../features/checkout/extras/load-extras-page.server.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { signVisitorKey } from '../../server/visitor/visitor-cookies.server.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { matchPath } from '../../url.ts';

type Verified = Awaited<ReturnType<LiveSupply['verify']>>;

let database: TestDatabase;
let shop: SearchApp;
let verified: Verified = { outcome: 'unknown' };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool, verify: async () => verified });
});
afterEach(async () => {
  verified = { outcome: 'unknown' };
  await database.pool.query('delete from checkout');
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const offer = buildOffer({ total: 100_001 });
const id = encodeOfferId(offer.key);

const confirmAt = (total: number): Verified => ({
  outcome: 'confirmed',
  offer: { ...offer, total },
  at: Date.parse('2026-11-21T12:00:00Z'),
});

async function create(body: object, cookie = '') {
  shop.offers.set([offer]);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/de-de/ajax/booking/create',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    payload: body,
  });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return { status: answer.statusCode, body: answer.json(), cookie: cookies.join('; '), raw: answer };
}

const countCheckouts = async () =>
  Number((await database.pool.query('select count(*) from checkout')).rows[0].count);

const noAnswerExtras: ExtrasService = {
  requestOffer: async () => ({ state: 'no-answer' }),
  loadOffer: async () => ({ state: 'no-answer' }),
  requestPrice: async () => ({ state: 'no-answer' }),
};

/** Loads the extras step with a session. */
function openPage(checkoutId: string, session: string | null, service = noAnswerExtras) {
  const url = new URL(`http://shop.test/de-de/booking/${checkoutId}/ancillaries`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The checkout has a route');
  const parts = {
    checkouts: shop.checkouts,
    service,
    clock: shop.clock,
    isUnderWay: async () => false,
  };
  return createExtrasPageLoader(parts)(buildVisit(), match, url, { ...unknownVisitor, session });
}

describe('creating a checkout', () => {
  test('[CAPI-002] [CAPI-003] succeeds for an offer that the supplier confirms at the shown total', async () => {
    verified = confirmAt(100_001);
    const { status, body } = await create({ offer: id, total: 100_001 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      cart: { product: { offer: { id } }, checkout: { amounts: { totalAmount: 100_001, currency: 'EUR' } } },
      messages: [],
      changes: [],
    });
    expect(body.cart.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(body.cart.checkout.id).toBe(body.cart.id);
    expect(await countCheckouts()).toBe(1);
  });

  test('[CREATE-003] [CREATE-008] fails at a price one cent higher or lower, and returns both prices', async () => {
    for (const total of [100_002, 100_000]) {
      verified = confirmAt(total);
      const { body } = await create({ offer: id, total: 100_001 });
      expect(body).toMatchObject({
        success: false,
        cart: null,
        messages: [{ code: 'price-changed' }],
        changes: [{ type: 'price', offerId: id, oldTotal: 100_001, newTotal: total }],
      });
    }
    expect(await countCheckouts()).toBe(0);
  });

  test('[CREATE-009] [CREATE-010] succeeds once the new price is accepted', async () => {
    verified = confirmAt(100_002);
    const { body } = await create({ offer: id, total: 100_002 });
    expect(body).toMatchObject({ success: true, cart: { checkout: { amounts: { totalAmount: 100_002 } } } });
  });

  test('[CREATE-003] [CREATE-004] fails when the offer is gone or the supplier does not answer', async () => {
    verified = { outcome: 'refused', reason: 'sold-out' };
    expect((await create({ offer: id, total: 100_001 })).body.messages).toEqual([{ code: 'sold-out' }]);
    verified = { outcome: 'unknown' };
    expect((await create({ offer: id, total: 100_001 })).body.messages).toEqual([{ code: 'no-answer' }]);
    expect(await countCheckouts()).toBe(0);
  });

  test('[CREATE-005] [CTRACK-001] sends an analytics event on failure, after consent only', async () => {
    const visitor = `visitor=${encodeURIComponent(signVisitorKey(shop.app, 'id', 'VVVVVVVVVVVVVVVVVVVVVV'))}`;
    verified = { outcome: 'refused', reason: 'sold-out' };
    await create({ offer: id, total: 100_001 }, visitor);
    verified = confirmAt(100_001);
    await create({ offer: id, total: 100_001 }, `${visitor}; consents=analytics`);
    expect(shop.trackedEvents).toEqual([]);
    for (const answer of [
      confirmAt(100_002),
      { outcome: 'refused', reason: 'sold-out' },
      { outcome: 'refused', reason: 'gone' },
      { outcome: 'unknown' },
    ] as const) {
      verified = answer;
      await create({ offer: id, total: 100_001 }, `${visitor}; consents=analytics`);
    }
    const failed = { name: 'checkout_failed', clientId: 'VVVVVVVVVVVVVVVVVVVVVV' };
    expect(shop.trackedEvents).toMatchObject(
      ['price-changed', 'sold-out', 'gone', 'no-answer'].map((reason) => ({
        ...failed,
        params: { offerId: id, reason },
      })),
    );
  });

  test('refuses an invalid offer, total or search', async () => {
    expect((await create({ offer: 'x', total: 1 })).status).toBe(400);
    expect((await create({ offer: id, total: 0 })).status).toBe(400);
    expect((await create({ offer: id, total: 1.5 })).status).toBe(400);
    expect((await create({ offer: id, total: 1, search: { adults: '99' } })).status).toBe(400);
  });
});

describe('the session of a checkout', () => {
  const sessionIn = (cookie: string) => decodeURIComponent(cookie).match(/session=([\w-]{22})\./)?.[1] ?? '';

  test('[STORE-013] [CONST-033] lasts three hours in an HttpOnly cookie', async () => {
    verified = confirmAt(100_001);
    const { raw } = await create({ offer: id, total: 100_001 });
    expect(raw.cookies.find(({ name }) => name === 'session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 10_800,
    });
  });

  test('[CREATE-002] the next page requests the extras of the trip', async () => {
    verified = confirmAt(100_001);
    const { body, cookie } = await create({ offer: id, total: 100_001 });
    const requested: string[] = [];
    await openPage(body.cart.id, sessionIn(cookie), {
      ...noAnswerExtras,
      async requestOffer(checkout) {
        requested.push(checkout.id);
        return { state: 'no-answer' };
      },
    });
    expect(requested).toEqual([body.cart.id]);
  });

  test('is a new one for each, by which the browser opens those of before as well', async () => {
    verified = confirmAt(100_001);
    const first = await create({ offer: id, total: 100_001 });
    const second = await create({ offer: id, total: 100_001 }, first.cookie);
    const [old, session] = [sessionIn(first.cookie), sessionIn(second.cookie)];
    expect(session).not.toBe(old);
    for (const { body } of [second, first])
      expect(await openPage(body.cart.id, session)).toMatchObject({ code: 200 });
    expect(await openPage(second.body.cart.id, old)).toBeNull();
  });

  test('stays when no checkout begins', async () => {
    verified = { outcome: 'refused', reason: 'sold-out' };
    expect((await create({ offer: id, total: 100_001 })).raw.cookies).toEqual([]);
  });

  test('is the only one for which its pages open', async () => {
    verified = confirmAt(100_001);
    const { body, cookie } = await create({ offer: id, total: 100_001 });
    const page = await openPage(body.cart.id, sessionIn(cookie));
    expect(page).toMatchObject({
      code: 200,
      view: 'checkoutExtras',
      props: { summary: { base: 100_001, travellers: 2 } },
    });
    expect(await openPage(body.cart.id, null)).toBeNull();
    expect(await openPage(body.cart.id, 'AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  });

  test('is replaced by a new one when its signature is invalid', async () => {
    verified = confirmAt(100_001);
    const forged = 'AAAAAAAAAAAAAAAAAAAAAA';
    const { cookie } = await create({ offer: id, total: 100_001 }, `session=${forged}.signature`);
    expect(sessionIn(cookie)).not.toBe(forged);
  });
});
