import { beforeEach, expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBookedTrip, buildChange } from '../../../../tests/factories/change-order.ts';
import { createFakeBookings, type FakeBookings } from '../../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../../tests/factories/paying/one-account.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { payChange } from '../../../api/trips/pay-change.server.ts';
import { createFakePayment } from '../../../demo/payment-provider/fake-payment.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { BookingProgress } from '../model/bookings.ts';
import { createChangeDrafts } from './change-drafts.server.ts';
import type { ChangeWish } from './change-rules/change-wish.ts';
import type { JudgedChange } from './change-rules/judged-change.ts';
import { placeChange } from './place-change.server.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
const drafts = createChangeDrafts('for tests only', clock);
const booking = buildBookedTrip();
const source = { session: 'session of the test', address: null };
const account = { holderName: 'Mira Muster', iban: 'DE02120300000000202051' };
const higher = buildChange(booking, { base: booking.order.price.base + 10_000, change: 'dates' });
const lower = buildChange(booking, { base: 1, change: 'dates' });
let bookings: FakeBookings;
let draft: string;
let id: string;

beforeEach(() => {
  bookings = createFakeBookings();
  draft = drafts.seal(booking.checkoutId, { kind: 'offer', offer: 'an-offer' });
  id = drafts.open(booking.checkoutId, draft)?.id ?? '';
});

/** What a judge says of a change. */
const quoted = (
  { change, after, fee, refund, price }: ChangeOrder,
  balance: number | null = null,
): JudgedChange => ({
  kind: 'quoted',
  change,
  after,
  quote: { price: after.price, oldTotal: 1, newTotal: 2, fee, charge: price.base, refund, balance },
});

const place = (
  judged: JudgedChange,
  agreed = { refund: lower.refund, balance: 0, link: 0 },
  sealed = draft,
  changedBy: string | null = null,
) =>
  placeChange(
    { drafts, judge: async () => judged, bookings, clock },
    { booking, draft: sealed, agreed, changedBy, visit: buildVisit(), source },
  );

const pay = (judged: JudgedChange, amount = higher.price.base, sealed = draft) =>
  payChange(
    { drafts, judge: async () => judged, bookings, payments: oneAccount(createFakePayment({ clock })) },
    {
      booking,
      draft: sealed,
      visit: buildVisit(),
      origin: 'https://shop.test',
      pageWith: (query) => `/page?${new URLSearchParams(query)}`,
      data: { amount, selectedPayment: 'BankAccount', payment: account },
      source,
    },
  );

test('a change for which nothing is paid is ordered at the refund that was agreed to', async () => {
  expect(await place(quoted(lower))).toEqual({ outcome: 'ordered', change: id });
  expect(bookings.orders).toMatchObject([
    { kind: 'change', checkoutId: id, refund: lower.refund, payment: { method: 'None' } },
  ]);
  expect(bookings.sources).toEqual([{ ...source, card: null }]);
});

test.each([
  [{ refund: lower.refund - 1, balance: 0, link: 0 }, null],
  [{ refund: lower.refund, balance: 1, link: 0 }, null],
  [{ refund: lower.refund, balance: 0, link: 1 }, null],
  [{ refund: lower.refund, balance: 0, link: 0 }, 5_000],
])('nothing is ordered at %o where the balance is %s', async (agreed, balance) => {
  expect(await place(quoted(lower, balance), agreed)).toEqual({ outcome: 'amounts-changed' });
  expect(bookings.orders).toEqual([]);
});

test('what costs something, is not sold any more, or has ended is not ordered', async () => {
  const nothing = { outcome: 'not-ordered' };
  expect(await place(quoted(higher))).toEqual(nothing);
  expect(await place({ kind: 'gone' })).toEqual(nothing);
  expect(
    await place(quoted(lower), undefined, drafts.seal('another-trip-1234567', { kind: 'name', names: [] })),
  ).toEqual(nothing);
  expect(bookings.orders).toEqual([]);
});

test('what a change for a caller costs is asked for by a link at the amount that was shown, and at no other', async () => {
  const link = higher.price.base;
  for (const shown of [link - 1, link + 1, 0])
    expect(await place(quoted(higher), { refund: 0, balance: 0, link: shown }, draft, 'Ada')).toEqual({
      outcome: 'amounts-changed',
    });
  expect(bookings.orders).toEqual([]);
  expect(await place(quoted(higher), { refund: 0, balance: 0, link }, draft, 'Ada')).toMatchObject({
    outcome: 'ordered',
  });
  expect(bookings.orders).toMatchObject([
    {
      changedBy: 'Ada',
      price: { base: 0 },
      after: { price: { base: higher.after.price.base, askedByLink: link } },
      payment: { method: 'None' },
    },
  ]);
});

test('two days before the last day to pay staff change a trip for a caller, and a day later only what costs nothing', async () => {
  const agreed = { refund: 0, balance: 0, link: higher.price.base };
  // It departs on 1 May: paid by link on the day before at the latest.
  const attempt = (judged: JudgedChange, shown: typeof agreed) => {
    const sealed = drafts.seal(booking.checkoutId, { kind: 'offer', offer: 'an-offer' });
    return place(judged, shown, sealed, 'Ada');
  };
  try {
    clock.set('2027-04-29T12:00:00Z');
    expect(await attempt(quoted(higher), agreed)).toEqual({ outcome: 'not-ordered' });
    expect(await attempt(quoted(lower), { ...agreed, refund: lower.refund, link: 0 })).toMatchObject({
      outcome: 'ordered',
    });
    bookings.setProgress(null);
    clock.set('2027-04-28T12:00:00Z');
    expect(await attempt(quoted(higher), agreed)).toMatchObject({ outcome: 'ordered' });
  } finally {
    clock.set('2026-11-28T12:00:00Z');
  }
});

test('extras and answers to notices are no wishes that staff order for a caller', async () => {
  const wishes: readonly ChangeWish[] = [
    { kind: 'extras', choices: [] },
    { kind: 'alternative', notice: 'n'.repeat(22), offer: 'an-offer' },
  ];
  for (const wish of wishes) {
    const sealed = drafts.seal(booking.checkoutId, wish);
    const agreed = { refund: lower.refund, balance: 0, link: 0 };
    expect(await place(quoted(lower), agreed, sealed, 'Ada')).toEqual({ outcome: 'not-ordered' });
  }
  expect(bookings.orders).toEqual([]);
});

test('a change that has been ordered is not judged again', async () => {
  const under: BookingProgress = { state: 'working', order: buildOrder() };
  bookings.setProgress(under);
  expect(await place({ kind: 'gone' })).toEqual({ outcome: 'ordered', change: id });
  expect(await pay({ kind: 'gone' })).toMatchObject({ success: true, next: '/page?' });
  expect(bookings.orders).toEqual([]);
});

test('another order of the trip makes it busy', async () => {
  bookings.refuse({ state: 'not-placed', reason: 'trip-busy' });
  expect(await place(quoted(lower))).toEqual({ outcome: 'busy', change: id });
  expect(await pay(quoted(higher))).toMatchObject({ success: false, messages: [{ code: 'tripBusy' }] });
});

test('the difference is paid at the amount that was shown, and the order carries the draft', async () => {
  expect(await pay(quoted(higher))).toMatchObject({ success: true, next: `/page?change=${id}` });
  expect(bookings.orders).toMatchObject([
    {
      kind: 'change',
      checkoutId: id,
      price: { base: higher.price.base },
      draft,
      payment: { method: 'BankAccount' },
    },
  ]);
});

test('at another amount, without an offer and without a draft nothing is paid', async () => {
  expect(await pay(quoted(higher), higher.price.base - 1)).toMatchObject({
    messages: [{ code: 'amountChanged' }],
    next: '/page?changed=',
  });
  expect(await pay({ kind: 'gone' })).toMatchObject({ messages: [{ code: 'gone' }], next: '/page?' });
  expect(await pay(quoted(higher), undefined, 'made up')).toMatchObject({ messages: [{ code: 'expired' }] });
  expect(bookings.orders).toEqual([]);
});
