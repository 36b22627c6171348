import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  fastBookingTimings,
  openBookingFixture,
  orderStay,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { orderLimits } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { OrderSource } from '../model/order-source.ts';

let database: TestDatabase;
let fixture: BookingFixture;
/** A second process with the same database. */
let other: BookingFixture;

const { holdsPerSession, holdsPerAddress } = orderLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  const timings = { ...fastBookingTimings, shopperLimitMs: 3_600_000 };
  fixture = await openBookingFixture(database.pool, { timings });
  other = await openBookingFixture(database.pool, { timings, port: fixture.payments });
});
beforeEach(async () => {
  await database.pool.query('delete from booking_source');
});
afterAll(async () => {
  await other.close();
  await fixture.close();
  await database.drop();
});

const from = (session: string, address: string | null = null): OrderSource => ({
  session,
  address,
  card: null,
});
const unpaid = ({ supply } = fixture) => orderStay(supply, { payment: { method: 'PayPal' } });
const place = (order: BookingOrder, source: OrderSource, { bookings } = fixture) =>
  bookings.place(order, 10_000, source);

async function placeUnpaid(count: number, sourceOf: (at: number) => OrderSource) {
  const orders = await Promise.all(Array.from({ length: count }, () => unpaid()));
  const ends = await Promise.all(
    orders.map((order, at) => place(order, sourceOf(at), at % 2 === 0 ? fixture : other)),
  );
  return { orders, states: ends.map((end) => end?.state) };
}

const countOf = (states: readonly (string | undefined)[], state: string) =>
  states.filter((each) => each === state).length;

test('25 orders of one session at once, in two processes, hold no more trips than the limit', async () => {
  const { states } = await placeUnpaid(25, () => from('hoarder'));
  expect(countOf(states, 'action')).toBe(holdsPerSession);
  expect(countOf(states, 'not-placed')).toBe(25 - holdsPerSession);
});

test('25 orders of 25 sessions from one address hold no more trips than the limit', async () => {
  const { states } = await placeUnpaid(25, (at) => from(`session ${at}`, '203.0.113.7'));
  expect(countOf(states, 'action')).toBe(holdsPerAddress);
  expect(countOf(states, 'not-placed')).toBe(25 - holdsPerAddress);
});

test('another session and another address are not limited by them', async () => {
  await placeUnpaid(holdsPerSession, () => from('full', '203.0.113.7'));
  expect(await place(await unpaid(), from('full', '203.0.113.7'))).toMatchObject({ state: 'not-placed' });
  expect(await place(await unpaid(), from('other', '203.0.113.7'))).toMatchObject({ state: 'action' });
});

test('a refused order holds nothing, and names a payment of the same session that is open', async () => {
  const { orders } = await placeUnpaid(holdsPerSession, () => from('busy'));
  const wanted = await unpaid();
  const refused = await place(wanted, from('busy'));
  expect(refused).toMatchObject({ state: 'not-placed', reason: 'too-many-holds' });
  expect(orders.map(({ checkoutId }) => checkoutId)).toContain(
    refused !== null && 'openCheckoutId' in refused && refused.openCheckoutId,
  );
  expect(await fixture.bookings.follow(wanted.checkoutId, 0)).toBeNull();
});

test('an address that is full names no payment of somebody else', async () => {
  await placeUnpaid(holdsPerAddress, (at) => from(`session ${at}`, '198.51.100.1'));
  expect(await place(await unpaid(), from('newcomer', '198.51.100.1'))).toEqual({
    state: 'not-placed',
    reason: 'too-many-holds',
    openCheckoutId: null,
  });
});

test('a second click on the last free order follows its booking', async () => {
  await placeUnpaid(holdsPerSession - 1, () => from('clicker'));
  const order = await unpaid();
  const clicks = await Promise.all([1, 2, 3].map(() => place(order, from('clicker'))));
  expect(clicks.map((click) => click?.state)).toEqual(['action', 'action', 'action']);
});

test('a payment that the shopper cancels gives its hold back', async () => {
  const { orders } = await placeUnpaid(holdsPerSession, () => from('patient'));
  const released = { ...fixture.bookings.figures.releasedHolds };
  await fixture.bookings.abandonChallenge(orders[0]?.checkoutId ?? '', 10_000);
  expect(await place(await unpaid(), from('patient'))).toMatchObject({ state: 'action' });
  expect(fixture.bookings.figures.releasedHolds['challenge-cancelled']).toBe(
    (released['challenge-cancelled'] ?? 0) + 1,
  );
});

test('a payment that is made gives its place to the next', async () => {
  await placeUnpaid(holdsPerSession - 1, () => from('buyer'));
  const paid = await orderStay(fixture.supply, { payment: payWith('granted') });
  expect(await place(paid, from('buyer'))).toMatchObject({ state: 'booked' });
  expect(await place(await unpaid(), from('buyer'))).toMatchObject({ state: 'action' });
});

test('a shopper who never comes back from the bank loses the hold when the time is up', async () => {
  const own = await createTestDatabase();
  const short = await openBookingFixture(own.pool, { timings: { shopperLimitMs: 200 } });
  const orders = await Promise.all(Array.from({ length: holdsPerSession }, () => unpaid(short)));
  for (const order of orders) await place(order, from('gone'), short);
  while ((await short.bookings.figures.countOpenHolds()) > 0) await sleep(50);
  expect(short.bookings.figures.releasedHolds).toEqual({ 'session-over': holdsPerSession });
  expect(await place(await unpaid(short), from('gone'), short)).toMatchObject({ state: 'action' });
  await short.close();
  await own.drop();
});

test('the figures count refused holds by what they were counted by, and open holds of all processes', async () => {
  const before = { ...fixture.bookings.figures.refusedHolds };
  const open = await fixture.bookings.figures.countOpenHolds();
  const { orders } = await placeUnpaid(holdsPerSession, () => from('counted'));
  await place(await unpaid(), from('counted'));
  expect(fixture.bookings.figures.refusedHolds.session).toBe((before.session ?? 0) + 1);
  expect(await fixture.bookings.figures.countOpenHolds()).toBe(open + orders.length);
});

test('neither session nor address can be read in the database', async () => {
  await place(await unpaid(), from('a session key', '203.0.113.99'));
  const { rows } = await database.pool.query('select * from booking_source');
  expect(JSON.stringify(rows)).not.toMatch(/a session key|203\.0\.113\.99/);
});
