import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder, buildPaymentOrder } from '../../../../tests/factories/booking-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { matchPath } from '../../../url.ts';
import { createPaymentLinks } from '../instalments/create-payment-links.server.ts';
import { openPaymentRequest } from '../instalments/payment-requests.server.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { noVoucherSales } from '../model/voucher-sales.server.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { createLinkRequests } from './link-requests.server.ts';
import { createTripPageLoader } from './load-trip-page.server.ts';
import { createTripsPageLoader } from './load-trips-page.server.ts';
import type { TranslateTrip } from './translate-trip.ts';
import { findBookedTrip } from './trip-queries.server.ts';
import type { WalletIssuer } from './wallet/wallet-issuer.ts';

let database: TestDatabase;
let now = new Date('2027-04-20T10:00:00Z');
const clock = { now: () => now };
const member = '00000000-0000-4000-8000-000000000001';
const order = buildOrder();
const { offerKey, trip, extras, insuranceMarket, travellers, price } = order;
const address = { street: 'Carrer del Mar 1', zip: '07001', city: 'Palma', countryCode: 'ES' };
const laterTrip = {
  ...trip,
  hotel: { ...trip.hotel, address },
  checkIn: '2027-05-03',
  checkOut: '2027-05-10',
  outbound: null,
  inbound: null,
};
const rows = [
  [
    'trip-of-next-year-001',
    'booked',
    { ...trip, checkIn: '2028-05-01', checkOut: '2028-05-08', outbound: null, inbound: null },
  ],
  ['trip-of-the-spring-01', 'booked', trip],
  [
    'trip-that-is-over-001',
    'booked',
    { ...trip, checkIn: '2026-05-01', checkOut: '2026-05-08', outbound: null, inbound: null },
  ],
  [
    'trip-that-is-cancelled',
    'cancelled',
    { ...trip, checkIn: '2027-07-01', checkOut: '2027-07-08', outbound: null, inbound: null },
  ],
  [
    'trip-that-was-changed',
    'booked',
    { ...trip, checkIn: '2027-06-01', checkOut: '2027-06-08', outbound: null, inbound: null },
  ],
] as const;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into member (id, issuer, subject, nickname, is_email_verified, created_at, signed_in_at)
     values ($1, 'i', 's', 'Ada', true, now(), now())`,
    [member],
  );
  for (const [at, [checkoutId, state, ofTrip]] of rows.entries())
    await database.pool.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id, member_id,
                            supplier_number, amended, supplier_fee)
       values ($1, $2, 1, $3, $4, $5, '2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z', 'default', $6, 'QX7P2M', $7, 0)`,
      [
        `b${at}`.padEnd(20, 'a'),
        checkoutId,
        state,
        JSON.stringify({ ...order, checkoutId, trip: ofTrip }),
        `AB12-CD3${at}`,
        member,
        checkoutId === 'trip-that-was-changed'
          ? JSON.stringify({ offerKey, trip: laterTrip, extras, insuranceMarket, travellers, price })
          : null,
      ],
    );
});
afterAll(() => database.drop());

const issuer: WalletIssuer = {
  passTypeId: 'pass.com.example.trip',
  teamId: 'A1B2C3D4E5',
  certificate: '',
  key: '',
  appleCertificate: '',
  validUntil: new Date('2030-01-01T00:00:00Z'),
};

const links = createPaymentLinks('for tests only');

const translateIn: TranslateTrip = async ({ language }, translated) => ({
  ...translated,
  hotel: { ...translated.hotel, place: `${translated.hotel.place} in ${language}` },
});

interface Opening {
  readonly query?: string;
  readonly brand?: string;
  readonly walletIssuer?: WalletIssuer | null;
  readonly paymentLinks?: PaymentLinks;
}

async function openTrip(
  checkoutId: string,
  { query = '', brand = order.brand, walletIssuer = null, paymentLinks = links }: Opening = {},
) {
  const load = createTripPageLoader({
    db: database.db,
    clock,
    access: {
      open: async (id, visitor) => {
        const found = await findBookedTrip(database.db, id);
        if (found === null || visitor.key !== 'mine' || visitor.brand !== order.brand) return null;
        return { booking: found.booking, right: 'read', ownsAddress: false, needsSignIn: false };
      },
    },
    findClimate: () => null,
    data: { isErasable: async () => false },
    links: paymentLinks,
    translate: translateIn,
    findHotelAddress: async () => null,
    maps: { find: () => null },
    sales: noVoucherSales,
    refundWaitMs: 0,
    walletIssuer,
  });
  const url = new URL(`http://shop.test/de-de/my-trips/${checkoutId}${query}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The page has a route');
  const visit = buildVisit();
  return load({ ...visit, brand: { ...visit.brand, key: brand } }, match, url, unknownVisitor);
}

const openList = async (memberId: string | null, query = '') => {
  const url = new URL(`http://shop.test/de-de/my-trips${query}`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The page has a route');
  const load = createTripsPageLoader({ db: database.db, clock, translate: translateIn });
  return requireView(await load(buildVisit(), match, url, { ...unknownVisitor, memberId }), 'myTrips');
};

test('[checkout X-092] a trip is shown as it is now, with what it was, its number and its key', async () => {
  const page = requireView(await openTrip('trip-that-was-changed', { query: '?key=mine' }), 'trip');
  expect(page).toMatchObject({ code: 200, isPersonal: true, pageMetaContent: { isHidden: true } });
  expect(page.props).toMatchObject({
    right: 'read',
    linkKey: 'mine',
    locator: 'QX7P2M',
    phase: { kind: 'before', days: 13 },
    trip: { checkIn: '2027-05-03' },
    before: { trip: { checkIn: '2027-06-01' } },
    localFacts: { emergency: '112' },
    maskedEmail: `${order.contact.email.slice(0, 1)}…@traveller.example`,
    bookedOn: '2026-11-22',
  });
  expect(page.props.address).toBe('/de-de/my-trips/trip-that-was-changed?key=mine');
});

test.each([
  ['somebody else', 'trip-of-the-spring-01', {}],
  ['an id that nobody has', 'no-such-trip-1234567', { query: '?key=mine' }],
  ['the site of another brand', 'trip-of-the-spring-01', { query: '?key=mine', brand: 'tagwind' }],
])('[checkout X-092] %s is led to where links are sent', async (_who, checkoutId, options) => {
  expect((await openTrip(checkoutId, options))?.redirectTo).toBe('/de-de/my-trips?find=closed');
});

test('a trip that waits for a payment says until when, and leads to the page that pays it while its link opens', async () => {
  const id = 'trip-of-the-spring-01';
  const open = async (paymentLinks = links) =>
    requireView(await openTrip(id, { query: '?key=mine', paymentLinks }), 'trip').props.openPayment;
  expect(await open()).toBeNull();
  const bookingId = `b${rows.findIndex(([checkoutId]) => checkoutId === id)}`.padEnd(20, 'a');
  const request = { bookingId, amount: 41_000, purpose: 'balance', note: '', requestedBy: null } as const;
  const dueOn = requireDay('2027-04-29');
  await openPaymentRequest(openBookingTables(database.db), links, { ...request, dueOn, at: now });
  expect(await open()).toEqual({
    amount: 41_000,
    dueOn: '2027-04-29',
    path: expect.stringMatching(/^\/de-de\/.+[\w-]{22}$/),
  });
  expect(await open(createPaymentLinks('another secret'))).toMatchObject({ dueOn: '2027-04-29', path: null });
});

test('a trip is read in the language of the visitor, as it is and as it was booked, and so is the list', async () => {
  const place = `${trip.hotel.place} in en`;
  const { props } = requireView(await openTrip('trip-that-was-changed', { query: '?key=mine' }), 'trip');
  expect(props).toMatchObject({ trip: { hotel: { place } }, before: { trip: { hotel: { place } } } });
  const { trips } = (await openList(member)).props;
  expect(trips?.upcoming.map((card) => card.place)).toEqual([place, place, place]);
});

test('a copy of a trip may stay on a device until seven days after its end', async () => {
  const open = async () =>
    requireView(await openTrip('trip-that-is-over-001', { query: '?key=mine' }), 'trip').props.copyUntil;
  const later = now;
  now = new Date('2026-05-15T12:00:00Z');
  expect(await open()).toBe('2026-05-15');
  now = new Date('2026-05-16T12:00:00Z');
  expect(await open()).toBeNull();
  now = later;
});

test('a trip that is over says nothing of its country', async () => {
  const page = await openTrip('trip-that-is-over-001', { query: '?key=mine' });
  expect(requireView(page, 'trip').props.localFacts).toBeNull();
});

test('a cancelled trip has neither fees nor days to go', async () => {
  const { props } = requireView(await openTrip('trip-that-is-cancelled', { query: '?key=mine' }), 'trip');
  expect(props.cancellation).toMatchObject({ isDone: true });
  expect(props).toMatchObject({ fees: [], localFacts: null });
  expect(props.actions.map(({ id }) => id)).toEqual(['again']);
});

test('the pass for a wallet is offered where a certificate signs it, for trips ahead', async () => {
  const idsOf = async (checkoutId: string, walletIssuer: WalletIssuer | null) => {
    const { props } = requireView(await openTrip(checkoutId, { query: '?key=mine', walletIssuer }), 'trip');
    return props.actions.map(({ id }) => id);
  };
  expect(await idsOf('trip-of-the-spring-01', issuer)).toContain('wallet');
  expect(await idsOf('trip-of-the-spring-01', null)).not.toContain('wallet');
  expect(await idsOf('trip-that-is-over-001', issuer)).not.toContain('wallet');
  expect(await idsOf('trip-that-is-cancelled', issuer)).not.toContain('wallet');
});

test('a member sees the next trip first, past and cancelled ones below, the latest first', async () => {
  const { trips } = (await openList(member)).props;
  expect(trips?.upcoming.map(({ checkoutId }) => checkoutId)).toEqual([
    'trip-of-the-spring-01',
    'trip-that-was-changed',
    'trip-of-next-year-001',
  ]);
  expect(trips?.past.map(({ checkoutId, isCancelled }) => [checkoutId, isCancelled])).toEqual([
    ['trip-that-is-cancelled', true],
    ['trip-that-is-over-001', false],
  ]);
});

test('a guest sees no trips, and what has become of a question', async () => {
  expect((await openList(null)).props).toEqual({ trips: null, find: null });
  expect((await openList(null, '?find=asked')).props.find).toBe('asked');
  expect((await openList(null, '?find=anything')).props.find).toBeNull();
});

test('[checkout X-092] the link goes to the address of the booking alone, three times an hour', async () => {
  const links = createLinkRequests({ db: database.db, clock });
  const countAsked = async () => {
    const { rows: found } = await database.pool.query(
      `select count(*)::int as n from booking_event where kind = 'shopper-link'`,
    );
    return found[0]?.n;
  };
  await links.request({ bookingNumber: 'AB12-CD31', email: 'eve@example.com' });
  await links.request({ bookingNumber: 'AB12-CD39', email: order.contact.email });
  await links.request({ bookingNumber: 'AB12-CD31', email: '' });
  expect(await countAsked()).toBe(0);
  const question = { bookingNumber: 'ab12 cd31', email: ` ${order.contact.email.toUpperCase()}` };
  await Promise.all(Array.from({ length: 5 }, () => links.request(question)));
  expect(await countAsked()).toBe(3);
  now = new Date(now.getTime() + 3_600_000);
  await links.request(question);
  expect(await countAsked()).toBe(4);
  now = new Date('2027-04-20T10:00:00Z');
});

test('refunds are shown with their day, except those that a second person still has to confirm', async () => {
  const tripId = 'b0'.padEnd(20, 'a');
  const laterId = 'c0'.padEnd(20, 'a');
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id, trip_booking_id)
     values ($1, 'payment-of-the-balance', 1, 'booked', $2, 'ZZ12-CD34', '2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z', 'default', $3)`,
    [laterId, JSON.stringify(buildPaymentOrder({ tripBookingId: tripId })), tripId],
  );
  await database.pool.query(
    `insert into due_refund (id, booking_id, amount, reason, created_at, promised_on, state) values
      ('own', $1, 1000, 'goodwill', now(), '2027-05-01', 'refunded'),
      ('proposed', $1, 20000, 'goodwill', now(), '2027-05-02', 'proposed'),
      ('later', $2, 3000, 'cancellation', now(), '2027-05-03', 'due')`,
    [tripId, laterId],
  );
  const { props } = requireView(await openTrip('trip-of-next-year-001', { query: '?key=mine' }), 'trip');
  expect(props.refunds).toEqual([
    { id: 'own', amount: 1_000, promisedOn: '2027-05-01', isDone: true, isByVoucher: false },
    { id: 'later', amount: 3_000, promisedOn: '2027-05-03', isDone: false, isByVoucher: false },
  ]);
  expect(props.payments).toContainEqual(
    expect.objectContaining({ id: 'later', amount: buildPaymentOrder().price.base }),
  );
});
