import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderStay,
  payWith,
} from '../../tests/factories/booking-fixture.ts';
import { buildNewCheckout } from '../../tests/factories/build-new-checkout.ts';
import { createMemberBookings } from '../features/booking/member-bookings.server.ts';
import { createCheckoutStore } from '../features/checkout/checkout-store.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

async function addMember(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into member (id, issuer, subject, nickname, email, is_email_verified, created_at, signed_in_at)
     values ($1::uuid, 'i', $1::text, 'Ada', $1::text || '@example.com', true, now(), now())`,
    [id],
  );
  return id;
}

/** Begins a checkout as a guest or member, has somebody sign in, and orders. @returns whether the member acts on the booking */
async function orderAs(who: {
  readonly begunBy: string | null;
  readonly adoptedBy?: string;
  readonly orderedBy: string | null;
}): Promise<boolean | undefined> {
  const checkouts = createCheckoutStore(database.db, fixture.clock);
  const session = randomBytes(16).toString('base64url');
  const { id, revision } = await checkouts.create(session, buildNewCheckout(), null, who.begunBy);
  if (who.adoptedBy !== undefined) await checkouts.adopt(session, who.adoptedBy);
  const order = await orderStay(fixture.supply, {
    payment: payWith('granted'),
    checkoutId: id,
    checkoutRevision: revision,
  });
  const source = { session, address: null, memberId: who.orderedBy, card: null };
  expect(await fixture.bookings.place(order, 10_000, source)).toMatchObject({ state: 'booked' });
  if (who.adoptedBy !== undefined) await createMemberBookings(database.db).adopt(who.adoptedBy);
  const row = await database.db
    .selectFrom('booking')
    .select('member_acts')
    .where('checkout_id', '=', id)
    .executeTakeFirst();
  return row?.member_acts;
}

test('[checkout X-092] the member who is signed in when ordering acts on the booking', async () => {
  const ada = await addMember();
  expect(await orderAs({ begunBy: ada, orderedBy: ada })).toBe(true);
  expect(await orderAs({ begunBy: null, adoptedBy: ada, orderedBy: ada })).toBe(true);
});

test('[checkout X-092] a member who has signed out before a guest orders in the same browser does not act on the booking', async () => {
  const eve = await addMember();
  expect(await orderAs({ begunBy: null, adoptedBy: eve, orderedBy: null })).toBe(false);
});

test('[checkout X-092] a member who orders in the checkout of another one gives neither the right to act', async () => {
  const [ada, eve] = [await addMember(), await addMember()];
  expect(await orderAs({ begunBy: ada, orderedBy: eve })).toBe(false);
});

test('[checkout X-092] a guest’s booking belongs to no member', async () => {
  expect(await orderAs({ begunBy: null, orderedBy: null })).toBe(false);
});
