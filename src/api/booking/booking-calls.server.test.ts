import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import { createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { buildPath } from '../../url.ts';

const session = 'SSSSSSSSSSSSSSSSSSSSSS';
const stranger = 'TTTTTTTTTTTTTTTTTTTTTT';
let database: TestDatabase;
let shop: TestApp;
let bookings: FakeBookings;
let checkout: Checkout;
let checkouts: ReturnType<typeof createCheckoutStore>;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const world = openExtrasService();
  checkouts = createCheckoutStore(database.db, world.clock);
  bookings = createFakeBookings();
  checkout = await beginCheckout(checkouts, session, world);
  shop = await buildTestApp({ pool: database.pool, shop: { checkouts, bookings } });
});
afterEach(() => shop.app.close());
afterAll(() => database.drop());

const cookieOf = (as: string) => sessionCookie(shop.app, as);
const pageOf = (ending: string) => `/de-de/booking/${checkout.id}/${ending}`;
/** The path with the tracking parameters of the checkout. */
const nextOf = (ending: string) => `${pageOf(ending)}?utm_source=mail`;

async function post(
  route: 'checkout_processing' | 'do_book' | 'do_payment_finalize',
  payload: object = {},
  as = session,
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: buildPath(route, { _locale: 'de-de', checkoutId: checkout.id }),
    payload,
    headers: { ...fromThisSite, cookie: cookieOf(as) },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const facts = {
  bookingNumber: 'ABCD-2345',
  supplierNumber: 'S-1',
  invoiceNumber: '1',
  certificateNumber: '1',
  bookedAt: new Date('2026-11-22T10:00:00Z'),
  paidWith: '0010',
};
const booked: BookingProgress = {
  state: 'booked',
  facts,
  order: buildOrder(),
  documents: [],
  cancellation: null,
};

describe('following a booking', () => {
  test.each<[string, BookingProgress | null, object]>([
    [
      'working',
      { state: 'working', order: buildOrder() },
      { success: true, finished: false, soft: false, next: null },
    ],
    ['booked', booked, { success: true, finished: true, soft: false }],
    [
      'failed',
      { state: 'failed', failure: 'gone', newBase: null },
      { success: false, finished: true, soft: false },
    ],
    [
      'soft-booked',
      { state: 'soft-booked', order: buildOrder(), bookingNumber: 'ABCD-2345' },
      { success: false, finished: true, soft: true },
    ],
    ['missing', null, { success: false, finished: false, soft: false, next: null }],
  ])(
    '[POLL-001] [CAPI-026] [CDATA-014] [POLL-005] [POLL-006] a %s booking is reported with its cart',
    async (_state, progress, answer) => {
      bookings.setProgress(progress);
      const { status, body, headers } = await post('checkout_processing');
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toMatchObject({ ...answer, cart: { id: checkout.id } });
    },
  );

  test('[POLL-002] [CAPI-025] accepts data in the body', async () => {
    bookings.setProgress({ state: 'working', order: buildOrder() });
    expect((await post('checkout_processing', { data: { anything: 1 } })).status).toBe(200);
  });

  test('[CDATA-011] [CAPI-032] a completed booking returns its numbers', async () => {
    bookings.setProgress(booked);
    expect((await post('do_book')).body.cart.checkout.bookingData).toEqual({
      transactionKey: 'ABCD-2345',
      touroperatorTransactionKey: 'S-1',
    });
  });

  test('[CDATA-067] returns the old and the new price when the price changed', async () => {
    bookings.setProgress({ state: 'failed', failure: 'price-changed', newBase: 123_456 });
    expect((await post('checkout_processing')).body).toMatchObject({
      messages: [{ code: 'priceChanged', reason: 'price-changed' }],
      changes: [{ type: 'price', oldTotal: checkout.baseTotal, newTotal: 123_456 }],
      next: nextOf('fail'),
    });
  });

  test('[TDS-001] [FLOW-031] redirects a shopper with a pending action to the payment page, also after a wallet', async () => {
    bookings.setProgress({
      state: 'action',
      action: { kind: 'redirect', url: 'https://wallet.test' },
      order: buildOrder(),
    });
    expect((await post('checkout_processing')).body).toMatchObject({
      finished: false,
      next: nextOf('payment'),
    });
  });

  test('[FLOW-020] a GET to the address of the call renders the page', async () => {
    const answer = await shop.app.inject({ url: pageOf('process'), headers: { cookie: cookieOf(session) } });
    expect(answer.statusCode).not.toBe(405);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test('[FLOW-040] a booking of another visitor is not found', async () => {
    bookings.setProgress(booked);
    expect((await post('checkout_processing', {}, stranger)).status).toBe(404);
  });

  test('[FLOW-038] a booking of another visitor is not found for staff either, who have no role in the shop', async () => {
    const clock = settableClock('2026-11-21T12:00:00Z');
    const office = createOfficeDeps(database.db, clock);
    const staffed = await buildTestApp({ pool: database.pool, shop: { checkouts, bookings, office } });
    const staff = await signInStaff(office.staff, clock, 'admin');
    const url = buildPath('checkout_processing', { _locale: 'de-de', checkoutId: checkout.id });
    const requestAs = async (visitor: string) => {
      const cookie = `${sessionCookie(staffed.app, visitor)}; ${staff}`;
      const headers = { ...fromThisSite, host: 'shop.test', cookie };
      return (await staffed.app.inject({ method: 'POST', url, payload: {}, headers })).statusCode;
    };
    bookings.setProgress(booked);
    try {
      const start = await staffed.app.inject({
        url: '/_office',
        headers: { host: 'shop.test', cookie: staff },
      });
      expect(start.statusCode).toBe(200);
      expect([await requestAs(session), await requestAs(stranger)]).toEqual([200, 404]);
    } finally {
      await staffed.app.close();
    }
  });
});

describe('a challenge result', () => {
  const action: BookingProgress = {
    state: 'action',
    action: { kind: 'challenge', url: 'https://bank.test' },
    order: buildOrder(),
  };

  test('[TDS-004] [TDS-008] [CAPI-031] is passed to the workflow with its details', async () => {
    bookings.setProgress(action);
    const data = { selectedPayment: 'CreditCard', threeDsResult: 'Finished', details: '{"a":"1"}' };
    await post('do_payment_finalize', { data });
    expect(bookings.ends).toEqual(['{"a":"1"}']);
  });

  test('[TDS-007] [ERR-016] that the shopper cancelled abandons the payment', async () => {
    bookings.setProgress(action);
    await post('do_payment_finalize', { data: { threeDsResult: 'Cancelled' } });
    expect(bookings.ends).toEqual(['closed']);
  });

  test('[TDS-009] without a pending action returns the state of the booking', async () => {
    bookings.setProgress(booked);
    const { body } = await post('do_payment_finalize', { data: { details: '{}' } });
    expect(body).toMatchObject({ success: true, finished: true, next: nextOf('success') });
  });

  test('[TDS-004] of more than 20,000 letters is refused', async () => {
    bookings.setProgress(action);
    expect((await post('do_payment_finalize', { data: { details: 'x'.repeat(20_001) } })).status).toBe(400);
    expect((await post('do_payment_finalize', { data: { details: 'x'.repeat(20_000) } })).status).toBe(200);
  });
});

describe('documents', () => {
  const read = (kind: string, as: string) =>
    shop.app.inject({ url: pageOf(`document/${kind}`), headers: { cookie: cookieOf(as) } });

  test('are downloads for the browser that booked', async () => {
    const answer = await read('invoice', session);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'application/pdf',
      '%PDF',
    ]);
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Rechnung%201.pdf");
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('are not found by other visitors, nor by an unknown kind', async () => {
    expect((await read('invoice', stranger)).statusCode).toBe(404);
    expect((await read('certificate', session)).statusCode).toBe(404);
  });
});
