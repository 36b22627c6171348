import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { findOtherOffer, orderChange } from '../../../../tests/factories/change-order.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { buildOfferRequest } from '../../../demo/supplier/supplier-under-test.server.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { quoteOwnCancellation } from '../cancellation/quote-own-cancellation.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { quoteAlternativeOffer } from './quote-alternative-offer.ts';

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

const firstCheckIn = buildOfferRequest().key.checkIn;

const findLatest = (checkoutId: string) => fixture.find(checkoutId);

/** A booked trip with a notice about it; each test has nights of its own. */
async function bookTrip(weeks: number, announced: AnnouncedChange) {
  const trip = await fixture.book(await orderTrip(fixture.supply, { checkIn: firstCheckIn + weeks * 14 }));
  await fixture.supply.announce(trip.supplierNumber ?? '', announced);
  const noticeId = randomBytes(16).toString('base64url');
  await insertNotice(trip, noticeId, announced);
  return { trip, noticeId };
}

const insertNotice = ({ id }: BookingRecord, noticeId: string, announced: AnnouncedChange) =>
  database.pool.query(
    `insert into trip_notice (id, booking_id, source, announced, facts, is_significant, created_at, answer_by)
     values ($1, $2, $1, $3, $3, true, now(), now())`,
    [noticeId, id, JSON.stringify(announced)],
  );

/** Nights stand for the hotel: the small world has one. */
async function chooseNights(
  trip: BookingRecord,
  noticeId: string,
  nights: number,
  card: 'granted' | 'challenge' = 'granted',
) {
  const { order, after, base } = await findOtherOffer(fixture.supply, trip, { nights });
  const quote = quoteAlternativeOffer(order, { base, extras: [], floorPrice: null }, 0);
  const payment = quote.charge === 0 ? ({ method: 'None' } as const) : payWith(card);
  return orderChange(trip, { change: 'hotel', noticeId, after, quote, payment });
}

async function place(order: ChangeOrder) {
  await fixture.bookings.place(order, 10_000);
  await expect
    .poll(async () => ['booked', 'failed'].includes((await findLatest(order.checkoutId)).state))
    .toBe(true);
  return findLatest(order.checkoutId);
}

const stateOf = async (id: string) =>
  (await database.pool.query<{ state: string }>('select state from trip_notice where id = $1', [id])).rows[0]
    ?.state;

test('a more expensive alternative is made at the price that was borne, ends its notice and is in the timeline', async () => {
  const { trip, noticeId } = await bookTrip(0, { kind: 'hotel-overbooked' });
  const order = await chooseNights(trip, noticeId, 8);
  const { before, after } = order;
  expect(after.price.base).toBeGreaterThan(before.price.base);
  expect(after.price.absorbed).toBeGreaterThan(0);
  const change = await place(order);
  expect(change).toMatchObject({ state: 'booked', supplierFee: 0 });
  expect(await stateOf(noticeId)).toBe('rebooked');
  const changed = tripOf(currentOrder(await findLatest(trip.checkoutId)));
  expect(changed.price).toEqual(after.price);
  const { rows } = await database.pool.query(
    `select facts from booking_event where booking_id = $1 and kind = 'notice-answered'`,
    [trip.id],
  );
  expect(rows).toEqual([{ facts: { answer: 'rebooked', answeredBy: 'traveller' } }]);
  // What we bear is ours: the supplier gets its whole price, the traveller owes what was shown.
  const ledger = await database.pool.query<{ account: string; amount: string }>(
    `select account, amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     where booking_id = $1 and kind = 'change'`,
    [change.id],
  );
  const amountOf = (name: string) => Number(ledger.rows.find(({ account }) => account === name)?.amount ?? 0);
  expect(amountOf('supplier')).toBe(before.price.base - after.price.base);
  expect(amountOf('shopper')).toBe(invoiceTotalOf(after.price) - invoiceTotalOf(before.price));
  expect(amountOf('margin')).toBe(after.price.absorbed);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a cheaper alternative owes its whole difference, without a fee', async () => {
  const { trip, noticeId } = await bookTrip(1, { kind: 'hotel-closed' });
  const order = await chooseNights(trip, noticeId, 5);
  expect(order).toMatchObject({ fee: 0, refund: order.before.price.base - order.after.price.base });
  expect(await place(order)).toMatchObject({ state: 'booked' });
  const { rows } = await database.pool.query('select amount, reason from due_refund where booking_id = $1', [
    trip.id,
  ]);
  expect(rows).toEqual([{ amount: String(order.refund), reason: 'change' }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a notice whose time ended while the traveller was at the bank ends with the alternative, and one about another part goes on', async () => {
  const { trip, noticeId } = await bookTrip(2, { kind: 'hotel-overbooked' });
  const other = randomBytes(16).toString('base64url');
  await insertNotice(trip, other, { kind: 'flight-cancelled', leg: 'outbound' });
  await database.pool.query(`update trip_notice set state = 'expired' where id = $1`, [noticeId]);
  expect(await place(await chooseNights(trip, noticeId, 9))).toMatchObject({ state: 'booked' });
  expect([await stateOf(noticeId), await stateOf(other)]).toEqual(['rebooked', 'open']);
});

test('an alternative that is sold meanwhile changes nothing: trip and notice are as before', async () => {
  const { trip, noticeId } = await bookTrip(3, { kind: 'hotel-overbooked' });
  const order = await chooseNights(trip, noticeId, 6);
  const price = { ...order.after.price, base: order.after.price.base - 1 };
  const stale = { ...order, after: { ...order.after, price } };
  expect(await place(stale)).toMatchObject({ state: 'failed', failure: 'price-changed' });
  expect(await stateOf(noticeId)).toBe('open');
  expect(await findLatest(trip.checkoutId)).toMatchObject({ amended: null, state: 'booked' });
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('staff cancel a trip free of charge while its notice lets the traveller do so', async () => {
  const { trip, noticeId } = await bookTrip(4, { kind: 'hotel-overbooked' });
  const office = createOfficeService({ db: database.db, clock: fixture.clock });
  const answerBy = (minutes: number) =>
    database.pool.query('update trip_notice set answer_by = $2 where id = $1', [
      noticeId,
      new Date(fixture.clock.now().getTime() + minutes * 60_000),
    ]);
  await answerBy(-1);
  const findBasis = async () => office.findCancellationBasis(await findLatest(trip.checkoutId));
  expect(await findBasis()).toEqual({ kind: 'terms' });
  await answerBy(1);
  expect(await findBasis()).toEqual({ kind: 'free' });
  expect(await office.cancel(trip.id, { by: 'Ada', note: 'Asked for by telephone' })).toBe('done');
  await expect
    .poll(async () => (await findLatest(trip.checkoutId)).state, { timeout: 20_000 })
    .toBe('cancelled');
  expect(await findLatest(trip.checkoutId)).toMatchObject({ agreedFee: 0 });
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a traveller cancels at no fee of the terms while a notice lets them cancel free of charge', async () => {
  const { trip, noticeId } = await bookTrip(6, { kind: 'hotel-closed' });
  await database.pool.query(
    `update booking set "order" = jsonb_set("order", '{trip,terms}', $2::jsonb) where id = $1`,
    [trip.id, JSON.stringify(buildExampleTerms(null))],
  );
  await database.pool.query('update trip_notice set answer_by = $2 where id = $1', [
    noticeId,
    new Date(fixture.clock.now().getTime() + 60_000),
  ]);
  const booking = await findLatest(trip.checkoutId);
  const [byTerms, free] = (['terms', 'free'] as const).map((kind) =>
    quoteOwnCancellation(booking, fixture.clock.now(), { kind }),
  );
  if (!byTerms || !free) throw new Error('It can be cancelled');
  expect([byTerms.refund, free.fee]).toEqual([0, 0]);
  expect(await fixture.bookings.cancel(trip.checkoutId, byTerms)).toBe('changed');
  expect(await findLatest(trip.checkoutId)).toMatchObject({ state: 'booked' });
  expect(await fixture.bookings.cancel(trip.checkoutId, free)).toBe('cancelling');
  await expect
    .poll(async () => (await findLatest(trip.checkoutId)).state, { timeout: 20_000 })
    .toBe('cancelled');
  expect(await findLatest(trip.checkoutId)).toMatchObject({ agreedFee: 0 });
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});
