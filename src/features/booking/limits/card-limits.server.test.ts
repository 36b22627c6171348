import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderStay,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { orderLimits, retention } from '../../../defaults.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import type { OrderSource } from '../model/order-source.ts';
import { eraseSources } from './erase-sources.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;

const { freeCardsPerSession, freeCardsPerAddress, freeCardsPerRange, cardPausesMs, cardWindowMs } =
  orderLimits;
const [firstPause = 0, secondPause = 0] = cardPausesMs;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
beforeEach(async () => {
  await database.pool.query('delete from booking_source');
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

interface Try {
  readonly session?: string;
  readonly address?: string;
  readonly digits?: string | null;
  readonly payment?: PaymentDetails;
}

/** Orders in a checkout of its own. */
async function order({
  session = 'S',
  address = '203.0.113.7',
  digits = '400000',
  payment = payWith('refused'),
}: Try) {
  const card = 'token' in payment ? { firstDigits: digits } : null;
  const source: OrderSource = { session, address, card };
  return fixture.bookings.place(await orderStay(fixture.supply, { payment }), 10_000, source);
}

/** Cards that are refused, one after the other. */
async function tryCards(count: number, tryOf: (at: number) => Try) {
  for (let at = 0; at < count; at += 1)
    expect(await order(tryOf(at))).toMatchObject({ state: 'failed', failure: 'refused' });
}

const calls = () => fixture.payments.list().length;
const paused = (waitMs: number) => ({ state: 'not-placed', reason: 'card-paused', waitMs });

test('refused cards of one session in many checkouts are paused before the provider is asked', async () => {
  await tryCards(freeCardsPerSession, () => ({}));
  const before = calls();
  for (let again = 0; again < 10; again += 1) expect(await order({})).toEqual(paused(firstPause));
  expect(calls()).toBe(before);
});

test('a new session from the same address is paused after more cards', async () => {
  await tryCards(freeCardsPerAddress, (at) => ({ session: `S${at}`, digits: null }));
  expect(await order({ session: 'new', digits: null })).toEqual(paused(firstPause));
});

test('cards of one range are paused from wherever they come', async () => {
  await tryCards(freeCardsPerRange, (at) => ({ session: `S${at}`, address: `203.0.113.${at}` }));
  expect(await order({ session: 'new', address: '198.51.100.1' })).toEqual(paused(firstPause));
  expect(await order({ session: 'new', address: '198.51.100.1', digits: '411111' })).toMatchObject({
    state: 'failed',
  });
});

test('the answer is the same whatever has stopped the card', async () => {
  await tryCards(freeCardsPerSession, () => ({ session: 'one', digits: null, address: '203.0.113.1' }));
  const bySession = await order({ session: 'one', digits: null, address: '203.0.113.1' });
  await tryCards(freeCardsPerAddress, (at) => ({ session: `S${at}`, digits: null }));
  expect(await order({ session: 'fresh', digits: null })).toEqual(bySession);
});

test('each further card makes the pause longer', async () => {
  await tryCards(freeCardsPerSession, () => ({}));
  fixture.clock.advance(firstPause - 1);
  expect(await order({})).toEqual(paused(1));
  fixture.clock.advance(1);
  await tryCards(1, () => ({}));
  expect(await order({})).toEqual(paused(secondPause));
});

test('a good card is taken after the pause, and PayPal and direct debit during it', async () => {
  await tryCards(freeCardsPerSession, () => ({}));
  expect(await order({ payment: payWith('granted') })).toEqual(paused(firstPause));
  expect(await order({ payment: { method: 'PayPal' } })).toMatchObject({ state: 'action' });
  const payment: PaymentDetails = {
    method: 'BankAccount',
    holderName: 'Ada Lovelace',
    iban: 'DE89370400440532013000',
  };
  expect(await order({ payment })).toMatchObject({ state: 'booked' });
  fixture.clock.advance(firstPause);
  expect(await order({ payment: payWith('granted') })).toMatchObject({ state: 'booked' });
});

test('cards that were authorised do not count', async () => {
  for (let paid = 0; paid < freeCardsPerSession + 2; paid += 1)
    expect(await order({ payment: payWith('granted') })).toMatchObject({ state: 'booked' });
});

test('cards that wait for their bank count, so that trying them side by side gains nothing', async () => {
  const ends = await Promise.all(
    Array.from({ length: 10 }, () => order({ payment: payWith('challenge'), session: 'side by side' })),
  );
  expect(ends.filter((end) => end?.state === 'action').length).toBeLessThanOrEqual(freeCardsPerSession);
});

test('cards that wait for their bank count for an address whose holds would allow more', async () => {
  const waiting = (session: string) => order({ payment: payWith('challenge'), session, digits: null });
  for (let at = 0; at < freeCardsPerAddress; at += 1)
    expect(await waiting(`S${at}`)).toMatchObject({ state: 'action' });
  expect(await waiting('next')).toEqual(paused(firstPause));
});

test('refused cards are forgotten after the window', async () => {
  await tryCards(freeCardsPerSession, () => ({}));
  fixture.clock.advance(cardWindowMs);
  await tryCards(freeCardsPerSession, () => ({}));
});

test('the figures count paused cards by what they were counted by', async () => {
  const before = fixture.bookings.figures.pausedCards.session ?? 0;
  await tryCards(freeCardsPerSession, () => ({}));
  await order({});
  expect(fixture.bookings.figures.pausedCards.session).toBe(before + 1);
});

test('where orders came from is deleted after a day, and the orders stay', async () => {
  await tryCards(1, () => ({}));
  const count = async (table: string) =>
    Number((await database.pool.query(`select count(*) from ${table}`)).rows[0]?.count);
  const bookings = await count('booking');
  fixture.clock.advance(retention.orderSourcesMs);
  await eraseSources(database.db, fixture.clock.now());
  expect(await count('booking_source')).toBe(1);
  fixture.clock.advance(1);
  await eraseSources(database.db, fixture.clock.now());
  expect([await count('booking_source'), await count('booking')]).toEqual([0, bookings]);
});
