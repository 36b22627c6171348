import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { createFakeBookings } from '../../../../tests/factories/fake-bookings.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { matchPath } from '../../../url.ts';
import type { BookingProgress } from '../model/bookings.ts';
import type { OwnTrip } from '../model/own-trip.ts';
import { createProgressPageLoader } from '../progress/load-progress-page.server.ts';
import { lastDayOfResultLink, signResultKey } from '../store/result-key.server.ts';
import { createResultPageLoader } from './load-result-page.server.ts';

const order = buildOrder();
const { checkoutId } = order;
const secret = 'a secret of the test';
const session = 'own';
const lastDay = lastDayOfResultLink(order.trip, requireDay(order.trip.checkIn));
const clock = { now: () => new Date(`${formatDay(lastDay)}T12:00:00Z`) };
const facts = {
  bookingNumber: 'ABCD-2345',
  supplierNumber: 'S-1',
  invoiceNumber: '1',
  certificateNumber: '1',
  bookedAt: new Date('2026-11-22T10:00:00Z'),
  paidWith: '0010',
};
const states = {
  working: { state: 'working', order: buildOrder() },
  action: { state: 'action', action: { kind: 'challenge', url: 'https://bank.test' }, order: buildOrder() },
  booked: {
    state: 'booked',
    facts,
    order,
    documents: [{ kind: 'invoice', name: 'Rechnung.pdf' }],
    cancellation: null,
  },
  'soft-booked': { state: 'soft-booked', order, bookingNumber: 'ABCD-2345' },
  failed: { state: 'failed', failure: 'refused', newBase: null },
} as const satisfies Record<string, BookingProgress>;
const ownTrip: OwnTrip = {
  checkoutId,
  trip: order.trip,
  base: 100,
  total: 160,
  currency: 'EUR',
  trackingParams: { utm_source: 'mail' },
};

const endings = {
  success: 'checkout_success',
  fail: 'checkout_fail',
  soft_booked: 'checkout_soft_booked',
} as const;

/** What a browser gets at a page of a booking in the given state. */
async function open(
  ending: keyof typeof endings | 'process',
  progress: BookingProgress | null,
  { as = session, key = '' }: { as?: string; key?: string } = {},
) {
  const bookings = createFakeBookings();
  bookings.setProgress(progress);
  const findOwnTrip = async (_id: string, _visit: unknown, visitor: { session: string | null }) =>
    visitor.session === session ? ownTrip : null;
  const loader =
    ending === 'process'
      ? createProgressPageLoader({ bookings, findOwnTrip })
      : createResultPageLoader(endings[ending], {
          bookings,
          findOwnTrip,
          secret,
          clock,
          findClimate: () => null,
        });
  const url = new URL(`http://shop.test/de-de/booking/${checkoutId}/${ending}?key=${key}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The page has a route');
  return loader(buildVisit(), match, url, { ...unknownVisitor, session: as });
}

const pathOf = (ending: string) => `/de-de/booking/${checkoutId}/${ending}?utm_source=mail`;

test.each([
  ['success', 'booked'],
  ['soft_booked', 'soft-booked'],
] as const)(
  '[SHELL-023] the page %s knows the market that the trip was booked from',
  async (ending, state) => {
    const chosen = { ...states[state], order: { ...order, chosenMarket: 'ie' as const } };
    expect(await open(ending, chosen)).toMatchObject({ props: { chosenMarket: 'ie' } });
  },
);

describe('every page of a booking redirects to the page of its state', () => {
  test.each([
    ['working', 'process'],
    ['action', 'payment'],
    ['booked', 'success'],
    ['soft-booked', 'soft_booked'],
    ['failed', 'fail'],
  ] as const)(
    '[POLL-012] [POLL-013] [POLL-014] [FLOW-031] a %s booking has the page %s, with tracking parameters',
    async (state, own) => {
      for (const ending of ['process', 'success', 'fail', 'soft_booked'] as const) {
        const page = await open(ending, states[state]);
        if (ending === own) expect(page).toMatchObject({ code: 200 });
        else expect(page?.redirectTo).toBe(pathOf(own));
      }
    },
  );

  test('[POLL-011] without a booking the fail page says so, and the others redirect to the payment page', async () => {
    expect(await open('fail', null)).toMatchObject({ props: { kind: 'fail', failure: null } });
    expect((await open('process', null))?.redirectTo).toBe(pathOf('customer_payment'));
    expect((await open('success', null))?.redirectTo).toBe(pathOf('customer_payment'));
  });
});

test('[CREATE-009] shows a new price of flights and stay with the resulting total including extras', async () => {
  const repriced = { ...states.failed, failure: 'price-changed', newBase: 105 } as const;
  expect(await open('fail', repriced)).toMatchObject({
    props: { total: 160, newPrice: { base: 105, total: 165 } },
  });
});

test('a fresh booking lists all its documents while some are being rendered', async () => {
  expect(await open('success', states.booked)).toMatchObject({
    props: {
      documents: [
        'confirmation',
        'hotel-voucher',
        'invoice',
        'certificate',
        'standard-information',
        'calendar',
      ],
    },
  });
});

test('a hotel alone has no insolvency certificate', async () => {
  const hotelOnly = { ...states.booked, facts: { ...facts, certificateNumber: null } };
  expect(await open('success', hotelOnly)).toMatchObject({
    props: { documents: ['confirmation', 'hotel-voucher', 'invoice', 'standard-information', 'calendar'] },
  });
});

test('a booking that staff cancelled shows the cancellation and refund at its own address, without a purchase event', async () => {
  const cancellation = { isDone: true, refund: 100, parts: null };
  const page = await open('success', { ...states.booked, cancellation });
  expect(page).toMatchObject({
    route: 'checkout_success',
    props: { kind: 'cancelled', bookingNumber: 'ABCD-2345', cancellation, documents: ['invoice'] },
  });
  expect(page?.events).toBeUndefined();
});

describe('access', () => {
  test('[FLOW-040] other visitors get not-found in every state', async () => {
    for (const progress of [null, ...Object.values(states)])
      expect(await open('success', progress, { as: 'stranger' })).toBeNull();
    expect(await open('process', states.working, { as: 'stranger' })).toBeNull();
  });

  test('the signed link of the mail opens the result, without documents and without a purchase event', async () => {
    const page = await open('success', states.booked, {
      as: 'stranger',
      key: signResultKey(secret, checkoutId, lastDay),
    });
    expect(page).toMatchObject({ code: 200, props: { kind: 'success', documents: null } });
    expect(page?.events).toBeUndefined();
  });

  test('the signed link opens soft_booked, and nothing without a booking', async () => {
    const key = signResultKey(secret, checkoutId, lastDay);
    const soft = await open('success', states['soft-booked'], { as: 'stranger', key });
    expect(soft).toMatchObject({
      route: 'checkout_soft_booked',
      props: { kind: 'soft', bookingNumber: 'ABCD-2345', isFollowed: false },
    });
    for (const progress of [null, states.working, states.action, states.failed])
      expect(await open('success', progress, { as: 'stranger', key })).toBeNull();
  });

  test('[checkout X-092] the signed link opens nothing 31 days after the trip', async () => {
    const key = signResultKey(secret, checkoutId, lastDay - 1);
    expect(await open('success', states.booked, { as: 'stranger', key })).toBeNull();
  });

  test('a key of another checkout opens nothing', async () => {
    const key = signResultKey(secret, 'checkout-of-another-1', lastDay);
    expect(await open('success', states.booked, { as: 'stranger', key })).toBeNull();
  });
});

test('[CTRACK-002] a success tracks the purchase with its number and total', async () => {
  const page = await open('success', states.booked);
  expect(page?.events).toMatchObject([
    { name: 'purchase', params: { transaction_id: 'ABCD-2345', currency: 'EUR' } },
  ]);
});
