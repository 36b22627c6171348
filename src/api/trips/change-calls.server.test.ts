import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBookedTrip, buildChange } from '../../../tests/factories/change-order.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { buildTestApp, fromThisSite, noTrips, type TestApp } from '../../../tests/factories/test-app.ts';
import type { ChangeOrder } from '../../domain/booking/booking-order.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import type { JudgedChange } from '../../features/booking/changes/change-rules/judged-change.ts';
import type { LaterPaymentAnswer } from '../../features/booking/later-payment/later-payment-schemas.ts';
import type { TripRight } from '../../features/booking/my-trips/trip-access.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
const drafts = createChangeDrafts('for tests only', clock);
const booking = buildBookedTrip();
const { checkoutId } = booking;
const higher = buildChange(booking, { base: booking.order.price.base + 10_000, fee: 2_500, change: 'dates' });
const account = { holderName: 'Mira Muster', iban: 'DE02120300000000202051' };

let shop: TestApp;
let bookings: FakeBookings;
let right: TripRight;
let judged: JudgedChange;

/** What a judge says of a change. */
function quoted({ change, after, fee, refund, price }: ChangeOrder): JudgedChange {
  const quote = {
    price: after.price,
    oldTotal: 1,
    newTotal: 2,
    fee,
    charge: price.base,
    refund,
    balance: null,
  };
  return { kind: 'quoted', change, after, quote };
}

beforeEach(async () => {
  bookings = createFakeBookings();
  bookings.setProgress(null);
  right = 'act';
  judged = quoted(higher);
  shop = await buildTestApp({
    shop: {
      bookings,
      trips: {
        ...noTrips,
        drafts,
        bookings,
        access: {
          open: async (id) =>
            id === checkoutId ? { booking, right, ownsAddress: false, needsSignIn: false } : null,
        },
        judge: async () => judged,
      },
    },
  });
});
afterEach(() => shop.app.close());

const wish = { kind: 'offer', offer: 'an-offer' } as const;
const seal = () => drafts.seal(checkoutId, wish);

async function pay(draft: string, amount: number) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip-change/${checkoutId}/pay?draft=${encodeURIComponent(draft)}`,
    payload: { data: { amount, selectedPayment: 'BankAccount', payment: account } },
    headers: fromThisSite,
  });
  return { status: answer.statusCode, body: answer.json() as LaterPaymentAnswer };
}

const submit = (path: string, body: Readonly<Record<string, string>>) =>
  shop.app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip/${checkoutId}/${path}`,
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  });

test('the difference of a change is paid at the amount that was shown, and the order carries the payment', async () => {
  const draft = seal();
  const { status, body } = await pay(draft, higher.price.base);
  expect(status).toBe(200);
  expect(body.next).toContain('/change/review?draft=');
  expect(bookings.orders).toMatchObject([
    {
      kind: 'change',
      change: 'dates',
      checkoutId: drafts.open(checkoutId, draft)?.id,
      tripBookingId: booking.id,
      price: { base: higher.price.base },
      fee: 2_500,
      payment: { method: 'BankAccount', ...account },
      draft,
    },
  ]);
});

test('at another amount than was shown nothing is ordered, and the page asks again', async () => {
  const { body } = await pay(seal(), higher.price.base - 1);
  expect(body.messages).toEqual([{ code: 'amountChanged' }]);
  expect(body.next).toContain('changed=');
  expect(bookings.orders).toEqual([]);
});

test('a change that costs nothing has no card fields and takes no payment', async () => {
  judged = quoted(buildChange(booking, { change: 'name' }));
  const fields = await shop.app.inject({
    method: 'POST',
    url: `/de-de/ajax/trip-change/${checkoutId}/get-payment?draft=${encodeURIComponent(seal())}`,
    payload: {},
    headers: fromThisSite,
  });
  expect(fields.statusCode).toBe(404);
  expect((await pay(seal(), 0)).body.messages).toEqual([{ code: 'amountChanged' }]);
  expect(bookings.orders).toEqual([]);
});

test('what the supplier does not sell any more is not paid for', async () => {
  judged = { kind: 'gone' };
  expect((await pay(seal(), higher.price.base)).body.messages).toEqual([{ code: 'gone' }]);
  expect(bookings.orders).toEqual([]);
});

test('[checkout X-092] without the one-time code nothing is quoted, ordered or paid', async () => {
  right = 'read';
  expect((await pay(seal(), higher.price.base)).status).toBe(403);
  expect((await submit('quote-rebooking', { offer: 'an-offer' })).statusCode).toBe(403);
  expect((await submit('place-change', { draft: seal() })).statusCode).toBe(403);
  expect(bookings.orders).toEqual([]);
});

test('a draft of another trip, and one that is too old, order nothing', async () => {
  const other = drafts.seal('another-trip-1234567', wish);
  const old = seal();
  clock.set('2026-11-28T12:31:00Z');
  for (const draft of [other, old]) {
    expect((await pay(draft, higher.price.base)).body.messages).toEqual([{ code: 'expired' }]);
    expect((await submit('place-change', { draft })).statusCode).toBe(303);
  }
  clock.set('2026-11-28T12:00:00Z');
  expect(bookings.orders).toEqual([]);
});

test('a chosen offer leads to its summary, sealed', async () => {
  const { headers } = await submit('quote-rebooking', { offer: 'an-offer' });
  const [, sealed = ''] = /[?&]draft=([^&#]+)/.exec(String(headers.location)) ?? [];
  expect(drafts.open(checkoutId, decodeURIComponent(sealed))?.wish).toEqual(wish);
});

test('a change without a payment is ordered at the refund that was shown, and at no other', async () => {
  const cheaper = buildChange(booking, { base: 1, change: 'dates' });
  judged = quoted(cheaper);
  const other = await submit('place-change', { draft: seal(), refund: String(cheaper.refund + 1) });
  expect(other.headers.location).toContain('changed=');
  expect(bookings.orders).toEqual([]);
  await submit('place-change', { draft: seal(), refund: String(cheaper.refund) });
  expect(bookings.orders).toMatchObject([
    { kind: 'change', refund: cheaper.refund, payment: { method: 'None' } },
  ]);
});

test('what has to be paid for is not ordered without a payment', async () => {
  const { headers } = await submit('place-change', { draft: seal() });
  expect(headers.location).toContain('/change/review?draft=');
  expect(bookings.orders).toEqual([]);
});

test('a bank’s page that sends the traveller back by POST leads to the same page', async () => {
  const page = `/de-de/my-trips/${checkoutId}/change/review`;
  const { statusCode, headers } = await shop.app.inject({
    method: 'POST',
    url: `${page}?draft=sealed&change=ordered`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'redirectResult=x',
  });
  expect([statusCode, headers.location]).toEqual([
    303,
    `${page}?returned=1&redirectResult=x&draft=sealed&change=ordered`,
  ]);
});

test('[checkout X-092] an alternative of a notice is a wish of its own, sealed with its notice, and needs the right to act', async () => {
  const notice = 'n'.repeat(22);
  const answer = await submit('quote-rebooking', { offer: 'an-offer', notice });
  const draft = new URL(answer.headers.location ?? '', 'http://shop.test').searchParams.get('draft') ?? '';
  expect(drafts.open(checkoutId, draft)?.wish).toEqual({ kind: 'alternative', notice, offer: 'an-offer' });
  right = 'read';
  expect((await submit('quote-rebooking', { offer: 'an-offer', notice })).statusCode).toBe(403);
});
