import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder, buildVoucherOrder } from '../../../../tests/factories/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { createMemberBookings } from '../member-bookings.server.ts';
import { signResultKey } from '../store/result-key.server.ts';
import { openTripAccess } from './open-trip-access.server.ts';
import type { TripVisitor } from './trip-access.ts';

let database: TestDatabase;
const now = new Date('2027-01-10T12:00:00Z');
const [member, unverified, verified] = [1, 2, 3].map((at) => `00000000-0000-4000-8000-00000000000${at}`) as [
  string,
  string,
  string,
];
/** Ordered by guests, in whose browsers the two other members sign in afterwards. */
const [adopted, ofOwnAddress] = ['trip-of-shared-browser', 'trip-of-own-browser-01'];
const secret = 'a secret of the test';
const stranger: TripVisitor = { session: null, memberId: null, key: null, brand: 'abendmeer' };

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into member (id, issuer, subject, nickname, email, is_email_verified, created_at, signed_in_at) values
       ($1, 'i', 'ada', 'Ada', 'another@example.com', true, now(), now()),
       ($2, 'i', 'eve', 'Eve', $4, false, now(), now()),
       ($3, 'i', 'bo', 'Bo', upper($4), true, now(), now())`,
    [member, unverified, verified, buildOrder().contact.email],
  );
  const rows = [
    ['trip-of-a-member-0001', 'booked', now, buildOrder(), member, true],
    ['trip-not-yet-booked-1', 'confirming', null, buildOrder(), member, true],
    ['voucher-of-member-001', 'booked', now, buildVoucherOrder(), member, true],
    [adopted, 'booked', now, buildOrder(), null, false],
    [ofOwnAddress, 'booked', now, buildOrder(), null, false],
  ] as const;
  for (const [at, [checkoutId, state, bookedAt, order, memberId, memberActs]] of rows.entries())
    await database.pool.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id, member_id, member_acts)
       values ($1, $2, 1, $3, $4, $5, now(), $6, 'default', $7, $8)`,
      [
        `b${at}`.padEnd(20, 'a'),
        checkoutId,
        state,
        JSON.stringify(order),
        `AB12-CD3${at}`,
        bookedAt,
        memberId,
        memberActs,
      ],
    );
  await signIn(unverified, adopted);
  await signIn(verified, ofOwnAddress);
});
afterAll(() => database.drop());

/** Somebody signs in where a checkout was begun, which its order has come from. */
async function signIn(memberId: string, checkoutId: string): Promise<void> {
  await database.pool.query(
    `insert into checkout (id, session, first_session, brand, company_id, created_at, price_confirmed_at, base_total, member_percent,
                           currency, purchase_currency, exchange_rate, offer_key, party, trip, tracking_params, member_id)
     values ($1, $1, $1, 'abendmeer', 'default', now(), now(), 1, 0, 'EUR', 'EUR', 1, '{}', '{}', '{}', '{}', $2)`,
    [checkoutId, memberId],
  );
  await createMemberBookings(database.db).adopt(memberId);
}

const open = async (visitor: Partial<TripVisitor>, checkoutId = 'trip-of-a-member-0001') => {
  const access = openTripAccess({
    db: database.db,
    clock: { now: () => now },
    secret,
    ownsCheckout: async (_id, session) => session === 'own',
  });
  const trip = await access.open(checkoutId, { ...stranger, ...visitor });
  return trip && { right: trip.right, ownsAddress: trip.ownsAddress, needsSignIn: trip.needsSignIn };
};
const keyUntil = (day: string, of = 'trip-of-a-member-0001') => signResultKey(secret, of, requireDay(day));
const signedInFor = (seconds: number) => ({
  memberAuthenticatedAt: new Date(now.getTime() - seconds * 1_000),
});
const grant = (until: number) => ({ tripGrants: { 'trip-of-a-member-0001': until } });

test.each([
  ['nobody', {}, null],
  ['another browser', { session: 'other' }, null],
  ['another member', { memberId: '00000000-0000-4000-8000-000000000002' }, null],
  ['the browser that ordered', { session: 'own' }, 'read'],
  ['the link of the mail on its last day', { key: keyUntil('2027-01-10') }, 'read'],
  ['the link of the mail a day later', { key: keyUntil('2027-01-09') }, null],
  ['the link to another trip', { key: keyUntil('2027-01-10', 'another-trip-1234567') }, null],
  ['the member who booked and has just signed in', { memberId: member, ...signedInFor(0) }, 'act'],
  [
    'the member who booked, at the end of a quarter of an hour',
    { memberId: member, ...signedInFor(900) },
    'act',
  ],
  ['the member who booked, a second later', { memberId: member, ...signedInFor(901) }, 'read'],
  ['the member who booked, who signed in nobody knows when', { memberId: member }, 'read'],
  ['the site of another brand', { brand: 'tagwind', key: keyUntil('2027-01-10') }, null],
  ['the site of another brand after the code', { brand: 'tagwind', ...grant(now.getTime() + 1) }, null],
  [
    'the site of another brand for the member',
    { brand: 'tagwind', memberId: member, ...signedInFor(0) },
    null,
  ],
  ['a code that was entered', grant(now.getTime() + 1), 'act'],
  ['a code whose time is just over', grant(now.getTime()), null],
  ['a code for another trip', { tripGrants: { 'another-trip-1234567': now.getTime() + 1 } }, null],
  ['staff who change it for a caller', { isForCaller: true }, 'act'],
  [
    'staff who change it for a caller, on the site of another brand',
    { isForCaller: true, brand: 'tagwind' },
    null,
  ],
  ['link and code', { key: keyUntil('2027-01-10'), ...grant(now.getTime() + 1) }, 'act'],
] as const)('[checkout X-092] %s', async (_who, visitor, right) => {
  expect((await open(visitor))?.right ?? null).toBe(right);
});

test('[checkout X-092] a member who signed in long ago may sign in again; that is no use to others', async () => {
  expect(await open({ memberId: member, ...signedInFor(901) })).toMatchObject({ needsSignIn: true });
  expect(await open({ memberId: member, ...signedInFor(0) })).toMatchObject({ needsSignIn: false });
  expect(await open({ memberId: unverified, ...signedInFor(901) }, adopted)).toMatchObject({
    needsSignIn: false,
  });
});

test('[checkout X-092] who signs in where a guest has booked only reads the trip, with an address that is not verified', async () => {
  const eve = { memberId: unverified, ...signedInFor(0) };
  expect(await open(eve, adopted)).toEqual({ right: 'read', ownsAddress: false, needsSignIn: false });
  expect(await createMemberBookings(database.db).list(unverified)).toEqual([]);
});

test('[checkout X-092] a member acts on what was booked with the verified address before the sign-in', async () => {
  const bo = { memberId: verified, ...signedInFor(0) };
  expect(await open(bo, ofOwnAddress)).toEqual({ right: 'act', ownsAddress: true, needsSignIn: false });
  expect(await createMemberBookings(database.db).list(verified)).toHaveLength(1);
});

test('[checkout X-092] the address is proved by the code, and not by having been signed in when ordering', async () => {
  expect(await open(grant(now.getTime() + 1))).toMatchObject({ ownsAddress: true });
  expect(await open({ memberId: member, ...signedInFor(0) })).toMatchObject({
    right: 'act',
    ownsAddress: false,
  });
});

test.each([
  ['an order that is not booked yet', 'trip-not-yet-booked-1'],
  ['a gift voucher', 'voucher-of-member-001'],
  ['an id that nobody has', 'no-such-checkout-0001'],
])('[checkout X-092] %s opens for nobody, like the trip of somebody else', async (_what, checkoutId) => {
  expect(await open({ memberId: member, ...signedInFor(0), session: 'own' }, checkoutId)).toBeNull();
});
