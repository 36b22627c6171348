import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { buildInfoPayload } from '../../../tests/factories/travellers.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { type CheckoutStore, createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { InfoPayload } from '../../features/checkout/travellers/set-info-schema.ts';
import { buildPath } from '../../url.ts';

const session = 'SSSSSSSSSSSSSSSSSSSSSS';
let database: TestDatabase;
let shop: TestApp;
let checkouts: CheckoutStore;
let checkout: Checkout;
let progress: BookingProgress | null = null;
const world = openExtrasService();

beforeAll(async () => {
  database = await createTestDatabase();
  checkouts = createCheckoutStore(database.db, world.clock);
  const bookings = { ...createFakeBookings(), follow: async () => progress };
  shop = await buildTestApp({ pool: database.pool, shop: { checkouts, bookings } });
});
beforeEach(async () => {
  checkout = await beginCheckout(checkouts, session, world);
});
afterEach(() => {
  progress = null;
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

async function send(data: unknown, as: string | null = session) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: buildPath('do_info_set', { _locale: 'de-de', checkoutId: checkout.id }),
    payload: { data },
    headers: { ...fromThisSite, cookie: sessionCookie(shop.app, as) },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** The right payload with changes to one traveller. */
function withTraveller(at: number, changes: Partial<InfoPayload['passengerInfo']['passengers'][number]>) {
  const payload = buildInfoPayload(checkout);
  const passengers = payload.passengerInfo.passengers.map((each, index) =>
    index === at ? { ...each, ...changes } : each,
  );
  return { ...payload, passengerInfo: { passengers } };
}

const stored = () => checkouts.find(checkout.id, session);

describe('setting the travellers', () => {
  test('[CAPI-008] [CAPI-009] [CAPI-010] valid input is saved, with kinds from the party', async () => {
    const { status, body, headers } = await send(buildInfoPayload(checkout));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ success: true, errors: [], messages: [], cart: { id: checkout.id } });
    const saved = await stored();
    expect(saved?.travellers?.map(({ kind, firstName }) => `${kind} ${firstName}`)).toEqual([
      'adult Anna',
      'adult Ben',
      'child Gina',
      'infant Hugo',
    ]);
    expect(saved?.contact).toEqual({
      email: 'anna@example.com',
      phone: '+4930123456',
      newsletter: false,
      country: 'DE',
    });
  });

  test('[CDATA-027] [CDATA-028] [CDATA-029] [CDATA-030] [CDATA-033] [CDATA-035] the cart contains them', async () => {
    const { body } = await send(buildInfoPayload(checkout));
    const { package: parts, infoForm, customer } = body.cart.checkout;
    expect(parts.passengerInfo.passengers[0]).toEqual({
      type: 'ADULT',
      gender: 'FEMALE',
      title: '',
      firstName: 'Anna',
      lastName: 'Berg',
      dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      nationality: 'DE',
      frequentFlyerNumber: { number: '', type: 'NONE' },
    });
    const types = parts.passengerInfo.passengers.map(({ type }: { type: string }) => type);
    expect(types).toEqual(['ADULT', 'ADULT', 'CHILD', 'INFANT']);
    expect(parts.customer).toMatchObject({ firstName: 'Anna', contact: { email: 'anna@example.com' } });
    expect(infoForm).toMatchObject({ confirmEmail: 'anna@example.com', firstPersonBilled: true });
    expect(customer.addressData[0].contact.telephones[0].number).toBe('+4930123456');
  });

  test('[CAPI-011] [ERR-004] invalid input is reported by field and code, and nothing is saved', async () => {
    const { status, body } = await send(withTraveller(1, { firstName: 'B3n', lastName: '' }));
    expect(status).toBe(200);
    expect(body.success).toBe(false);
    expect(body.errors).toEqual([
      {
        id: 'unknownIssue',
        data: [
          { field: 'adults.1.fname', code: 'digitNameError' },
          { field: 'adults.1.lname', code: 'required' },
        ],
      },
    ]);
    expect((await stored())?.travellers).toBeNull();
  });

  test('[VALID-037] two travellers of the same name are reported at the later one', async () => {
    const { body } = await send(withTraveller(1, { firstName: 'anna ' }));
    expect(body.errors[0].data).toEqual([{ field: 'adults.1.lname', code: 'sameNameError' }]);
  });

  test('[ERR-005] wrong miles numbers alone are reported by traveller', async () => {
    const wrong = { number: '12345', type: 'MilesAndMore' };
    const { body } = await send(withTraveller(1, { frequentFlyerNumber: wrong }));
    expect(body.errors).toEqual([{ id: 'frequentFlyerNumberInvalid', data: [1] }]);
  });

  test('[CDATA-031] [CDATA-072] a valid miles number is saved, a number without a programme is not', async () => {
    const number = '1'.repeat(15);
    await send(withTraveller(0, { frequentFlyerNumber: { number, type: 'MilesAndMore' } }));
    expect((await stored())?.travellers?.[0]?.frequentFlyer).toEqual({ program: 'MilesAndMore', number });
    await send(withTraveller(0, { frequentFlyerNumber: { number, type: 'NONE' } }));
    expect((await stored())?.travellers?.[0]?.frequentFlyer).toEqual({ program: 'NONE', number: '' });
  });

  test('[TRVL-013] a chosen insurance sets the country of residence to its market, whatever the browser sends', async () => {
    const insurance = {
      id: 'x',
      kind: 'insurance',
      variant: 'full',
      leg: null,
      travellers: [],
      amount: 1,
    } as const;
    await checkouts.change(checkout, { step: 'extras', extras: [insurance], insuranceMarket: 'at' });
    await send(buildInfoPayload(checkout));
    expect((await stored())?.contact?.country).toBe('AT');
  });
});

describe('refused requests', () => {
  test('a child of another type and a wrong number of travellers are refused', async () => {
    const [, , child] = buildInfoPayload(checkout).passengerInfo.passengers;
    const { body } = await send(withTraveller(3, { dateOfBirth: child?.dateOfBirth ?? '' }));
    expect(body.errors[0].data).toEqual([{ field: 'adults.3.birthDate', code: 'infantError' }]);
    const payload = buildInfoPayload(checkout);
    const { passengers } = payload.passengerInfo;
    for (const others of [passengers.slice(1), [...passengers, ...passengers.slice(0, 1)], []]) {
      const { body: refused } = await send({ ...payload, passengerInfo: { passengers: others } });
      expect(refused.success).toBe(false);
    }
  });

  test('another brand gets 404, even with the same session', async () => {
    await database.pool.query(`update checkout set brand = 'tagwind' where id = $1`, [checkout.id]);
    expect((await send(buildInfoPayload(checkout))).status).toBe(404);
  });

  test('another session gets 404, and malformed input 400', async () => {
    expect((await send(buildInfoPayload(checkout), 'TTTTTTTTTTTTTTTTTTTTTT')).status).toBe(404);
    expect((await send(buildInfoPayload(checkout), null)).status).toBe(404);
    for (const data of [null, {}, { ...buildInfoPayload(checkout), infoForm: { termsAccepted: 'yes' } }])
      expect((await send(data)).status).toBe(400);
  });

  test('a checkout that is being booked answers 409, and accepts changes again once the booking has failed', async () => {
    progress = { state: 'working', order: buildOrder() };
    expect(await send(buildInfoPayload(checkout))).toMatchObject({
      status: 409,
      body: { error: { code: 'being-booked' } },
    });
    progress = { state: 'failed', failure: 'declined', newBase: null };
    expect((await send(buildInfoPayload(checkout))).status).toBe(200);
  });
});
