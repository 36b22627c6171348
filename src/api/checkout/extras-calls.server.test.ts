import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import {
  createExtrasService,
  type ExtrasService,
} from '../../features/checkout/extras/extras-service.server.ts';
import { createExtrasPageLoader } from '../../features/checkout/extras/load-extras-page.server.ts';
import { createTravellersPageLoader } from '../../features/checkout/travellers/load-travellers-page.server.ts';
import type { TravellersPageProps } from '../../features/checkout/travellers/travellers-page.tsx';
import type { PageData } from '../../site/page-data.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { buildPath, matchPath } from '../../url.ts';

const session = 'SSSSSSSSSSSSSSSSSSSSSS';
let database: TestDatabase;
let shop: TestApp;
let checkouts: CheckoutStore;
let checkout: Checkout;
let progress: BookingProgress | null = null;
const world = openExtrasService();
const { supply, clock, service } = world;

beforeAll(async () => {
  database = await createTestDatabase();
  checkouts = createCheckoutStore(database.db, clock);
  const bookings = { ...createFakeBookings(), follow: async () => progress };
  shop = await buildTestApp({ pool: database.pool, shop: { checkouts, extrasService: service, bookings } });
});
beforeEach(async () => {
  checkout = await beginCheckout(checkouts, session, world);
});
afterEach(() => {
  progress = null;
  for (const call of ['verify', 'extras'] as const) delete supply.faults[call];
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

async function post(url: string, payload: object = {}, as: string | null = session) {
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...fromThisSite, cookie: sessionCookie(shop.app, as) },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const callOf = (name: Parameters<typeof buildPath>[0], extra: object = {}) =>
  // Routes of a checkout take these; for any other name `buildPath` throws.
  buildPath(name, { _locale: 'de-de', checkoutId: checkout.id, ...extra } as never);
const set = (extras: readonly object[], total?: number) =>
  post(callOf('do_ancillaries_set'), { data: { extras, total } });
const stored = async () => (await checkouts.find(checkout.id, session)) as Checkout;
const amountOf = (body: { cart: { checkout: { amounts: { totalAmount: number } } } }) =>
  body.cart.checkout.amounts.totalAmount;

describe('listing extras', () => {
  test('[CAPI-004] [CAPI-005] [CAPI-033] both calls return success, messages, changes and the extras', async () => {
    const byBody = await post(buildPath('get_checkout_ancillaries', { _locale: 'de-de' }), {
      checkoutId: checkout.id,
    });
    const byPath = await post(callOf('get_ancillaries'));
    expect(byBody.body).toEqual(byPath.body);
    expect(byBody.body).toMatchObject({ success: true, messages: [], changes: [] });
    expect(byBody.headers['cache-control']).toBe('no-store');
  });

  test('[CDATA-048] [CDATA-049] [CDATA-050] [CDATA-051] [CDATA-052] [CDATA-053] [CDATA-054] [CDATA-055] [CDATA-056] [CDATA-057] [CDATA-058] [CDATA-059] each extra has the shape of its kind', async () => {
    const { ancillaries } = (await post(callOf('get_ancillaries'))).body;
    const find = (refId: string) => ancillaries.find((each: { refId: string }) => each.refId === refId);
    const transfer = { type: 'Bus', name: 'Bus', amount: { value: 1_900, currency: 'EUR' }, refId: 'bus' };
    expect(find('bus')).toMatchObject({
      type: 'TR',
      included: false,
      transfer,
      returnTransfer: { outboundTransfer: transfer },
    });
    expect(find('car')).toMatchObject({ serviceCar: { provider: 'Küstenwagen', price: { amount: 21_000 } } });
    expect(find('cover de')).toMatchObject({
      serviceInsurance: { cover: 'cancellation' },
      insurance: { code: 'cover de' },
    });
    expect(find('20kg outbound')).toMatchObject({ additionalServiceKind: 'PassengerFlightLuggage' });
    expect(find('1A outbound')).toMatchObject({ additionalServiceKind: 'PassengerFlightLegSeat' });
    expect(find('priority outbound')).toMatchObject({
      additionalServiceKind: 'PassengerFlightPriorityBoarding',
    });
  });

  test('reports no-answer when the supplier does not answer, and the reason when the trip is gone', async () => {
    supply.faults.extras = { kind: 'unknown' };
    expect((await post(callOf('get_ancillaries'))).body).toMatchObject({
      success: false,
      messages: [{ code: 'no-answer' }],
      ancillaries: [],
    });
    supply.faults.extras = { kind: 'refused', reason: 'sold-out' };
    expect((await post(callOf('get_ancillaries'))).body.messages).toEqual([{ code: 'sold-out' }]);
  });
});

describe('choosing extras', () => {
  test('[CAPI-006] [CAPI-007] [CAPI-034] [EXTRA-016] saves the whole choice at the offered prices', async () => {
    const extras = [
      { id: 'bus' },
      { id: '20kg outbound', travellers: [0, 2] },
      { id: '1A outbound', travellers: [1] },
    ];
    const { status, body } = await set(extras, checkout.baseTotal + 4 * 1_900 + 2 * 3_200 + 1_100);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, messages: [], cart: { id: checkout.id } });
    expect(amountOf(body)).toBe(checkout.baseTotal + 15_100);
    expect((await stored()).extras.map(({ id, amount }) => [id, amount])).toEqual([
      ['bus', 7_600],
      ['20kg outbound', 6_400],
      ['1A outbound', 1_100],
    ]);
    expect(amountOf((await set([], checkout.baseTotal)).body)).toBe(checkout.baseTotal);
    expect((await stored()).extras).toEqual([]);
  });

  test.each([
    ['extra-gone', [{ id: 'never offered' }]],
    ['wrong-travellers', [{ id: '20kg outbound', travellers: [4] }]],
    ['wrong-travellers', [{ id: '20kg outbound', travellers: [3] }]],
    ['wrong-travellers', [{ id: '2A outbound', travellers: [2] }]],
    ['too-many', [{ id: 'bus' }, { id: 'private' }]],
    [
      'same-seat',
      [
        { id: '1A outbound', travellers: [0] },
        { id: '1A outbound', travellers: [1] },
      ],
    ],
    ['same-seat', [{ id: '1A outbound', travellers: [0, 1] }]],
    ['car-and-transfer', [{ id: 'bus' }, { id: 'car' }]],
  ])('refuses %s and keeps the previous choice', async (code, extras) => {
    await set([{ id: 'car' }]);
    const { body } = await set(extras);
    expect(body).toMatchObject({ success: false, messages: [{ code }] });
    expect((await stored()).extras.map(({ id }) => id)).toEqual(['car']);
  });

  test('refuses a total that is one cent off, and negative numbers', async () => {
    for (const off of [1, -1]) {
      const { body } = await set([{ id: 'car' }], checkout.baseTotal + 21_000 + off);
      expect(body).toMatchObject({ success: false, messages: [{ code: 'price-changed' }] });
    }
    expect((await set([{ id: '20kg outbound', travellers: [-1] }])).status).toBe(400);
    expect((await set([{ id: 'car' }], -1)).status).toBe(400);
    expect((await stored()).extras).toEqual([]);
  });

  test('a choice that no page of the shop can send is logged as a warning', async () => {
    await set([{ id: 'bus' }, { id: 'car' }]);
    expect(shop.log).toContainEqual(expect.objectContaining({ level: 40, reason: 'car-and-transfer' }));
  });

  test('an offer of extras is cached for three minutes', async () => {
    await set([{ id: 'car' }]);
    supply.faults.extras = { kind: 'unknown' };
    expect((await set([{ id: 'bus' }])).body.success).toBe(true);
    clock.set(new Date(clock.now().getTime() + 3 * 60_000));
    expect((await set([{ id: 'car' }])).body.messages).toEqual([{ code: 'no-answer' }]);
    expect((await set([])).body.success).toBe(true);
  });

  test('refuses other sessions, and every session while the checkout is being booked', async () => {
    const url = callOf('do_ancillaries_set');
    const body = { data: { extras: [] } };
    expect((await post(url, body, null)).status).toBe(404);
    expect((await post(url, body, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    progress = { state: 'working', order: buildOrder() };
    expect((await post(url, body)).body).toMatchObject({ error: { code: 'being-booked' } });
    progress = { state: 'failed', failure: 'declined', newBase: null };
    expect((await post(url, body)).status).toBe(200);
  });

  test('[STORE-013] renews the session, when refused for a booking too; another session gets no cookie', async () => {
    const url = callOf('do_ancillaries_set');
    const body = { data: { extras: [] } };
    const renewed = expect.stringMatching(new RegExp(`^session=${session}.*Max-Age=10800;`));
    expect((await post(url, body)).headers).toMatchObject({
      'cache-control': 'no-store',
      'set-cookie': renewed,
    });
    progress = { state: 'working', order: buildOrder() };
    expect((await post(url, body)).headers).toMatchObject({ 'set-cookie': renewed });
    const other = (await post(url, body, 'AAAAAAAAAAAAAAAAAAAAAA')).headers;
    expect(other).toMatchObject({ 'cache-control': 'no-store' });
    expect(other).not.toHaveProperty('set-cookie');
  });
});

describe('the country of residence', () => {
  const setMarket = (market: string) => post(callOf('do_insurance_market_set'), { data: { market } });

  test('[CAPI-036] [EXTRA-004] has insurances of its own and removes those of another country', async () => {
    await set([{ id: 'cover de' }, { id: 'car' }]);
    expect(await stored()).toMatchObject({ insuranceMarket: 'de' });
    const { body } = await setMarket('at');
    expect(body.ancillaries.map(({ refId }: { refId: string }) => refId)).toContain('cover at');
    expect(amountOf(body)).toBe(checkout.baseTotal + 21_000);
    expect(await stored()).toMatchObject({ insuranceMarket: 'at', extras: [{ id: 'car' }] });
    expect((await set([{ id: 'cover de' }])).body.messages).toEqual([{ code: 'extra-gone' }]);
  });

  test('must be one of the markets', async () => {
    expect((await setMarket('us')).status).toBe(400);
  });
});

describe('conditions of a rental car', () => {
  const loadConditions = (serviceId: string) => post(callOf('get_rental_car_conditions', { serviceId }));

  test('[CAPI-039] are returned for rental cars only', async () => {
    expect((await loadConditions('car')).body).toMatchObject({
      serviceId: 'car',
      conditions: { deposit: 60_000 },
    });
    expect((await loadConditions('bus')).status).toBe(404);
  });
});

describe('accepting a price change', () => {
  const accept = (total: number) => post(callOf('do_price_change_accept'), { data: { total } });

  test('[CREATE-009] succeeds only at the current price of the supplier', async () => {
    supply.change([
      { kind: 'rates', planId: checkout.offerKey.planId, from: checkout.offerKey.checkIn, rates: [999] },
    ]);
    const refused = await accept(checkout.baseTotal);
    expect(refused.body).toMatchObject({ success: false, messages: [{ code: 'price-changed' }] });
    const [{ newTotal }] = refused.body.changes;
    expect(newTotal).not.toBe(checkout.baseTotal);
    expect((await accept(newTotal - 1)).body.success).toBe(false);
    expect(amountOf((await accept(newTotal)).body)).toBe(newTotal);
    expect((await stored()).baseTotal).toBe(newTotal);
  });

  test('[CREATE-009] says that the premium of an insurance is another one now', async () => {
    const total = checkout.baseTotal;
    await set([{ id: 'cover de' }]);
    expect((await accept(total)).body).toMatchObject({ success: true, messages: [] });
    const before = await stored();
    const extras = before.extras.map((extra) => ({ ...extra, amount: extra.amount - 1 }));
    await checkouts.change(before, { step: 'extras', extras, insuranceMarket: 'de' });
    expect((await accept(total)).body).toMatchObject({
      success: true,
      messages: [{ code: 'extras-changed' }],
    });
  });

  test('fails when the supplier does not answer or the trip is gone', async () => {
    supply.faults.verify = { kind: 'unknown' };
    expect((await accept(checkout.baseTotal)).body.messages).toEqual([{ code: 'no-answer' }]);
    supply.faults.verify = { kind: 'refused', reason: 'gone' };
    expect((await accept(checkout.baseTotal)).body.messages).toEqual([{ code: 'gone' }]);
  });
});

describe('the page', () => {
  const open = (visit = buildVisit()) => {
    const url = new URL(`http://shop.test${callOf('checkout_ancillaries')}`);
    const match = matchPath(url.pathname, ['de-de']);
    if (match === null) throw new Error('The step has a route');
    const isUnderWay = async () => progress !== null;
    return createExtrasPageLoader({ checkouts, service, clock, isUnderWay })(visit, match, url, {
      ...unknownVisitor,
      session,
    });
  };

  test('[EXTRA-015] shows the offered extras and passes the tracking parameters to the next step', async () => {
    const page = await open();
    expect(page).toMatchObject({
      code: 200,
      view: 'checkoutExtras',
      props: {
        change: null,
        isGone: false,
        next: `/de-de/booking/${checkout.id}/info?utm_source=mail`,
        offered: { market: 'de', seats: [{ leg: 'outbound' }, { leg: 'inbound' }] },
      },
    });
  });

  test('[EXTRA-025] a brand without rental cars offers none', async () => {
    const kinds = async (rentalCars: boolean) => {
      const page = await open(buildVisit({ flags: { rentalCars } }));
      return requireView(page, 'checkoutExtras').props.offered?.extras.map(({ kind }) => kind);
    };
    expect(await kinds(true)).toContain('rental_car');
    expect(await kinds(false)).not.toContain('rental_car');
  });

  test('[EXTRA-015] opens without extras when the supplier does not answer', async () => {
    supply.faults.extras = { kind: 'unknown' };
    supply.faults.verify = { kind: 'unknown' };
    expect(await open()).toMatchObject({ code: 200, props: { offered: null, change: null, isGone: false } });
  });

  test('[CREATE-007] [CREATE-008] reports an unavailable trip and a changed price', async () => {
    supply.faults.verify = { kind: 'refused', reason: 'sold-out' };
    expect(await open()).toMatchObject({ props: { isGone: true } });
    delete supply.faults.verify;
    const cheaper = await checkouts.change(checkout, {
      step: 'price',
      baseTotal: checkout.baseTotal - 1,
      priceByKind: null,
      earlyBooking: 0,
    });
    expect(await open()).toMatchObject({
      props: { change: { oldTotal: cheaper?.baseTotal, newTotal: checkout.baseTotal } },
    });
  });

  test('[CDATA-032] an accepted price brings its amounts for adults, children and infants', async () => {
    const total = checkout.baseTotal;
    await checkouts.change(checkout, {
      step: 'price',
      baseTotal: total - 1,
      priceByKind: null,
      earlyBooking: 0,
    });
    const { body } = await post(callOf('do_price_change_accept'), { data: { total } });
    const { offerAdult, offerChild, offerInfant, basePrice } = body.cart.checkout.package;
    expect([offerAdult, offerChild, offerInfant]).not.toContain(null);
    expect(offerAdult + offerChild + offerInfant).toBe(basePrice.amount);
  });

  test('[CREATE-009] shows no price change once it is accepted', async () => {
    const total = checkout.baseTotal;
    await checkouts.change(checkout, {
      step: 'price',
      baseTotal: total - 1,
      priceByKind: null,
      earlyBooking: 0,
    });
    expect(await open()).toMatchObject({ props: { change: { newTotal: total } } });
    await post(callOf('do_price_change_accept'), { data: { total } });
    expect(await open()).toMatchObject({ props: { change: null, summary: { base: total } } });
  });

  test('removes extras that are no longer sold and reports them', async () => {
    await set([{ id: '1A outbound', travellers: [0] }, { id: 'car' }]);
    const chosen = (await stored()).extras;
    const wanted = {
      key: checkout.offerKey,
      party: checkout.party,
      bookingDay: Math.floor(clock.now().getTime() / 86_400_000),
    };
    const verified = await supply.live.verify(wanted, {
      idempotencyKey: 'somebody else 1',
      timeoutMs: 1_000,
    });
    if (verified.outcome !== 'confirmed') throw new Error(verified.outcome);
    const seat = chosen.filter(({ kind }) => kind === 'seat');
    const held = await supply.live.hold(
      { ...wanted, extras: seat, insuranceMarket: null, expectedTotal: verified.offer.total },
      { idempotencyKey: 'somebody else 2', timeoutMs: 1_000 },
    );
    if (held.outcome !== 'confirmed') throw new Error(JSON.stringify(held));
    // This page reports what another page found out: the shopper sees every change.
    const travellers = await openTravellers(
      createExtrasService({ live: supply.live, clock, isPricedAs: () => true }),
    );
    expect(travellers.redirectTo).toBe(`/de-de/booking/${checkout.id}/ancillaries?utm_source=mail`);
    expect((await stored()).extras).toEqual(chosen);
    expect(await open()).toMatchObject({ props: { review: { dropped: [{ variant: '1A' }] } } });
    expect((await stored()).extras.map(({ id }) => id)).toEqual(['car']);
    await supply.live.release(
      { holdId: held.holdId },
      { idempotencyKey: 'somebody else 3', timeoutMs: 1_000 },
    );
  });

  async function openTravellers(own: ExtrasService): Promise<PageData> {
    const url = new URL(`http://shop.test${callOf('checkout_info')}`);
    const match = matchPath(url.pathname, ['de-de']);
    if (match === null) throw new Error('The step has a route');
    const parts = {
      checkouts,
      service: own,
      clock,
      isUnderWay: async () => false,
      findCountryOf: () => 'ES',
      members: null,
    };
    const page = await createTravellersPageLoader(parts)(buildVisit(), match, url, {
      ...unknownVisitor,
      session,
    });
    if (!page) throw new Error('The step has a page');
    return page;
  }

  /** Returns the extras that the travellers' page offers in compact form. */
  async function offerToTravellers(own: ExtrasService): Promise<TravellersPageProps['compact']> {
    return requireView(await openTravellers(own), 'checkoutTravellers').props.compact;
  }

  test('[EXTRA-010] [EXTRA-012] is skipped with nothing but insurance, which the travellers’ page offers instead', async () => {
    const onlyInsured = { ...supply.live };
    onlyInsured.extras = async (request, options) => {
      const answer = await supply.live.extras(request, options);
      if (answer.outcome !== 'confirmed') return answer;
      return { ...answer, extras: answer.extras.filter(({ kind }) => kind === 'insurance'), seatMaps: [] };
    };
    const own = createExtrasService({ live: onlyInsured, clock, isPricedAs: () => true });
    const url = new URL(`http://shop.test${callOf('checkout_ancillaries')}`);
    const match = matchPath(url.pathname, ['de-de']);
    if (match === null) throw new Error('The step has a route');
    const loader = createExtrasPageLoader({ checkouts, service: own, clock, isUnderWay: async () => false });
    const page = await loader(buildVisit(), match, url, { ...unknownVisitor, session });
    expect(page?.redirectTo).toBe(`/de-de/booking/${checkout.id}/info?utm_source=mail`);
    expect((await offerToTravellers(own))?.extras.map(({ id }) => id)).toEqual(['cover de']);
    expect(await offerToTravellers(service)).toBeNull();

    await set([{ id: 'cover de' }]);
    onlyInsured.extras = async () => ({ outcome: 'confirmed', extras: [], seatMaps: [] });
    const later = await openTravellers(
      createExtrasService({ live: onlyInsured, clock, isPricedAs: () => true }),
    );
    expect(later).toMatchObject({ props: { compact: null, review: { dropped: [{ id: 'cover de' }] } } });
    expect((await stored()).extras).toEqual([]);
  });

  test('redirects to the booking once it is in progress', async () => {
    progress = { state: 'working', order: buildOrder() };
    expect((await open())?.redirectTo).toBe(`/de-de/booking/${checkout.id}/process`);
  });
});
