import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder, buildVoucherOrder } from '../../../../tests/factories/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { signResultKey } from '../store/result-key.server.ts';
import { createTripAccess } from './open-trip-access.server.ts';
import type { TripVisitor } from './trip-access.ts';

let database: TestDatabase;
const now = new Date('2027-01-10T12:00:00Z');
const member = '00000000-0000-4000-8000-000000000001';
const secret = 'a secret of the test';
const stranger: TripVisitor = { session: null, memberId: null, key: null };

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into member (id, issuer, subject, nickname, is_email_verified, created_at, signed_in_at)
     values ($1, 'i', 's', 'Ada', true, now(), now())`,
    [member],
  );
  const rows = [
    ['trip-of-a-member-0001', 'booked', now, buildOrder(), member],
    ['trip-not-yet-booked-1', 'confirming', null, buildOrder(), member],
    ['voucher-of-member-001', 'booked', now, buildVoucherOrder(), member],
  ] as const;
  for (const [at, [checkoutId, state, bookedAt, order, memberId]] of rows.entries())
    await database.pool.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id, member_id)
       values ($1, $2, 1, $3, $4, $5, now(), $6, 'default', $7)`,
      [
        `b${at}`.padEnd(20, 'a'),
        checkoutId,
        state,
        JSON.stringify(order),
        `AB12-CD3${at}`,
        bookedAt,
        memberId,
      ],
    );
});
afterAll(() => database.drop());

const open = async (visitor: Partial<TripVisitor>, checkoutId = 'trip-of-a-member-0001') => {
  const access = createTripAccess({
    db: database.db,
    clock: { now: () => now },
    secret,
    ownsCheckout: async (_id, session) => session === 'own',
  });
  return (await access.open(checkoutId, { ...stranger, ...visitor }))?.right ?? null;
};
const keyUntil = (day: string, of = 'trip-of-a-member-0001') => signResultKey(secret, of, requireDay(day));
const grant = (until: number) => ({ tripGrants: { 'trip-of-a-member-0001': until } });

test.each([
  ['nobody', {}, null],
  ['another browser', { session: 'other' }, null],
  ['another member', { memberId: '00000000-0000-4000-8000-000000000002' }, null],
  ['the browser that ordered', { session: 'own' }, 'read'],
  ['the link of the mail on its last day', { key: keyUntil('2027-01-10') }, 'read'],
  ['the link of the mail a day later', { key: keyUntil('2027-01-09') }, null],
  ['the link to another trip', { key: keyUntil('2027-01-10', 'another-trip-1234567') }, null],
  ['the member who booked', { memberId: member }, 'act'],
  ['a code that was entered', grant(now.getTime() + 1), 'act'],
  ['a code whose time is just over', grant(now.getTime()), null],
  ['a code for another trip', { tripGrants: { 'another-trip-1234567': now.getTime() + 1 } }, null],
  ['link and code', { key: keyUntil('2027-01-10'), ...grant(now.getTime() + 1) }, 'act'],
] as const)('[checkout X-092] %s', async (_who, visitor, right) => {
  expect(await open(visitor)).toBe(right);
});

test.each([
  ['an order that is not booked yet', 'trip-not-yet-booked-1'],
  ['a gift voucher', 'voucher-of-member-001'],
  ['an id that nobody has', 'no-such-checkout-0001'],
])('[checkout X-092] %s opens for nobody, like the trip of somebody else', async (_what, checkoutId) => {
  expect(await open({ memberId: member, session: 'own' }, checkoutId)).toBeNull();
});
