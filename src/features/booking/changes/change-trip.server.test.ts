import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
  plainDocuments,
} from '../../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { findOtherOffer, orderChange } from '../../../../tests/factories/change-order.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { smallPlans } from '../../../demo/supplier/store/small-world.server.ts';
import { buildOfferRequest } from '../../../demo/supplier/supplier-under-test.server.ts';
import type { BookingOrder, ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { quoteChange } from '../model/quote-change.ts';
import { createOfficeService } from '../office/office-service.server.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { oweLaterPayments } from '../store/owe-refund.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
/** What documents wait for before they are rendered. */
let rendering = Promise.resolve();

beforeAll(async () => {
  database = await createTestDatabase();
  const rest: typeof plainDocuments.rest = async (...asked) => {
    await rendering;
    return plainDocuments.rest(...asked);
  };
  fixture = await openBookingFixture(database.pool, { documents: { ...plainDocuments, rest } });
});
afterEach(() => fixture.clearFaults());
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

const firstCheckIn = buildOfferRequest().key.checkIn;

/** A booked trip; each test has nights of its own. */
const bookTrip = async (weeks: number) =>
  fixture.book(await orderTrip(fixture.supply, { checkIn: firstCheckIn + weeks * 14 }));

const findLatest = (checkoutId: string) => fixture.find(checkoutId);

type Card = 'granted' | 'challenge' | 'refused';

/** Other nights at the price they have now, with a fee of 25.00. */
const changeNights = (trip: BookingRecord, nights: number, card: Card = 'granted') =>
  changeOffer(trip, { nights }, card);

async function changeOffer(
  trip: BookingRecord,
  different: Partial<OfferKey>,
  card: Card = 'granted',
  supply: BookingFixture['supply'] = fixture.supply,
) {
  const { order, after, base } = await findOtherOffer(supply, trip, different);
  const quote = quoteChange(order.price, { base, extras: [], floorPrice: null }, 2_500);
  const payment = quote.charge === 0 ? ({ method: 'None' } as const) : payWith(card);
  return orderChange(trip, { change: 'dates', after, quote, payment });
}

/** What of a trip a change may change, but for its price. */
const partsOf = ({ offerKey, trip, extras, insuranceMarket, travellers }: BookingOrder) => ({
  offerKey,
  trip,
  extras,
  insuranceMarket,
  travellers,
});

function correctName(trip: BookingRecord, firstName: string): ChangeOrder {
  const order = tripOf(currentOrder(trip));
  const { price } = order;
  const travellers = order.travellers.map((each, at) => (at === 0 ? { ...each, firstName } : each));
  const quote = quoteChange(price, { base: price.base, extras: price.extras, floorPrice: null }, 0);
  return orderChange(trip, { change: 'name', after: { ...partsOf(order), travellers }, quote });
}

async function place(order: ChangeOrder) {
  const progress = await fixture.bookings.place(order, 10_000);
  await expect
    .poll(async () => ['booked', 'failed'].includes((await findLatest(order.checkoutId)).state))
    .toBe(true);
  return progress;
}

const reconcile = () => reconcileLedger(database.pool, 'vendor');

async function readLedger(bookingId: string) {
  const { rows } = await database.pool.query<{ kind: string; account: string; amount: string }>(
    `select kind, account, amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     where booking_id = $1 order by t.at, kind, account`,
    [bookingId],
  );
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}

describe('a change of a booked trip', () => {
  it('corrects a name at the supplier and in the trip, free of charge', async () => {
    const trip = await bookTrip(0);
    const order = correctName(trip, 'Adah');
    expect(await place(order)).toMatchObject({ state: 'booked' });
    const changed = await findLatest(trip.checkoutId);
    expect(tripOf(currentOrder(changed)).travellers[0]?.firstName).toBe('Adah');
    expect(changed).toMatchObject({ state: 'booked', holdTotal: trip.holdTotal, changeFees: 0 });
    const { rows } = await database.pool.query<{ name: string }>(
      `select travellers -> 0 ->> 'firstName' as name from supplier.hold where booking_number = $1`,
      [trip.supplierNumber],
    );
    expect(rows).toEqual([{ name: 'Adah' }]);
    const change = await findLatest(order.checkoutId);
    expect(await readLedger(change.id)).toEqual([]);
    await expect.poll(() => fixture.sent).toContain(`confirmation ${change.id}`);
    expect(await reconcile()).toEqual([]);
  });

  it('charges the difference and the fee, and the trip has its new price', async () => {
    const trip = await bookTrip(1);
    const order = await changeNights(trip, 9);
    expect(await place(order)).toMatchObject({
      state: 'booked',
      facts: { bookingNumber: trip.bookingNumber },
    });
    const charged = order.after.price.base - order.before.price.base + 2_500;
    const change = await findLatest(order.checkoutId);
    const supplied = order.after.price.base - order.before.price.base + (change.supplierFee ?? 0);
    expect(await readLedger(change.id)).toEqual([
      `capture provider ${charged}`,
      `capture shopper ${-charged}`,
      ...[
        ['margin', supplied - charged],
        ['shopper', charged],
        ['supplier', -supplied],
      ].flatMap(([account, amount]) => (amount === 0 ? [] : [`change ${account} ${amount}`])),
    ]);
    expect(await findLatest(trip.checkoutId)).toMatchObject({
      holdTotal: order.after.price.base,
      changeFees: 2_500,
      amended: { offerKey: { nights: 9 } },
    });
    expect(await reconcile()).toEqual([]);
  });

  it('ends what was announced about the days before, and a change of a name does not', async () => {
    const announceClosed = ({ id }: BookingRecord) =>
      database.pool.query(
        `insert into trip_notice (id, booking_id, source, announced, created_at) values ($1, $1, $1, '{"kind":"hotel-closed"}', now())`,
        [id],
      );
    const readState = async ({ id }: BookingRecord) =>
      (await database.pool.query<{ state: string }>('select state from trip_notice where id = $1', [id]))
        .rows[0]?.state;
    const [renamed, moved] = [await bookTrip(0), await bookTrip(1)];
    await announceClosed(renamed);
    await announceClosed(moved);
    expect(await place(correctName(renamed, 'Adah'))).toMatchObject({ state: 'booked' });
    expect(await place(await changeNights(moved, 9))).toMatchObject({ state: 'booked' });
    expect([await readState(renamed), await readState(moved)]).toEqual(['open', 'replaced']);
  });

  it('ends what staff were to call about when it is about days and a price of before', async () => {
    const trip = await bookTrip(8);
    const raise = {
      kind: 'price-raised',
      amount: 9_000,
      reason: 'fuel',
      calculation: 'Fuel',
      isBinding: false,
    };
    await database.pool.query(
      `insert into trip_notice (id, booking_id, source, facts, state, created_at)
       values ('closed', $1, 'closed', '{"kind":"hotel-closed"}', 'expired', now()), ('raise', $1, 'raise', $2, 'expired', now()),
              ('answered', $1, 'answered', '{"kind":"hotel-closed"}', 'accepted', now())`,
      [trip.id, { ...raise, oldTotal: 100_000, newTotal: 109_000 }],
    );
    expect(await place(await changeNights(trip, 9))).toMatchObject({ state: 'booked' });
    const { rows } = await database.pool.query(
      'select id, state from trip_notice where booking_id = $1 order by id',
      [trip.id],
    );
    expect(rows).toEqual([
      { id: 'answered', state: 'accepted' },
      { id: 'closed', state: 'replaced' },
      { id: 'raise', state: 'replaced' },
    ]);
  });

  it('keeps what was announced about an incident and a flight when another room is chosen', async () => {
    const trip = await bookTrip(9);
    await database.pool.query(
      `insert into trip_notice (id, booking_id, source, facts, announced, created_at)
       values ('incident', $1, 'incident', '{"kind":"incident","proposal":"refund","message":"A strike."}', null, now()),
              ('flight', $1, 'flight', null, '{"kind":"flight-cancelled","leg":"inbound"}', now())`,
      [trip.id],
    );
    const order = await changeOffer(trip, { planId: smallPlans.byArrival });
    expect(await place(order)).toMatchObject({ state: 'booked' });
    const { rows } = await database.pool.query('select state from trip_notice where booking_id = $1', [
      trip.id,
    ]);
    expect(rows).toEqual([{ state: 'open' }, { state: 'open' }]);
  });

  it('owes the difference of a cheaper trip within 14 days', async () => {
    const trip = await bookTrip(2);
    const order = await changeNights(trip, 4);
    expect(order.refund).toBeGreaterThan(0);
    expect(await place(order)).toMatchObject({ state: 'booked' });
    const { rows } = await database.pool.query(
      'select amount, reason, promised_on::text, state from due_refund where booking_id = $1',
      [trip.id],
    );
    expect(rows).toEqual([
      {
        amount: String(order.refund),
        reason: 'change',
        promised_on: '2026-03-16',
        state: expect.stringMatching(/^(?:due|refunding|refunded)$/),
      },
    ]);
    expect(await reconcile()).toEqual([]);
  });

  it('gets back what its payment brought before an earlier one does: the last payment comes first', async () => {
    const trip = await bookTrip(13);
    const place8 = await changeNights(trip, 8);
    await place(place8);
    fixture.clock.advance(60_000);
    const place9 = await changeNights(await findLatest(trip.checkoutId), 9);
    await place(place9);
    const [first, last] = [await findLatest(place8.checkoutId), await findLatest(place9.checkoutId)];
    const brought = totalOf(place9.price);
    await openBookingTables(database.db)
      .transaction()
      .execute(async (trx) => {
        // What is owed already is not owed again.
        for (const amount of [brought - 1, 2])
          await oweLaterPayments(trx, trip.id, amount, fixture.clock.now());
      });
    const { rows } = await database.pool.query(
      'select booking_id, amount::int from due_refund where booking_id = any($1) order by amount desc, booking_id = $2 desc',
      [[first.id, last.id], last.id],
    );
    expect(rows).toEqual([
      { booking_id: last.id, amount: brought - 1 },
      { booking_id: last.id, amount: 1 },
      { booking_id: first.id, amount: 1 },
    ]);
  });

  it('leaves the trip as it was when the card is refused', async () => {
    const trip = await bookTrip(3);
    const order = await changeNights(trip, 10, 'refused');
    expect(await place(order)).toMatchObject({ state: 'failed' });
    expect(await findLatest(trip.checkoutId)).toMatchObject({ amended: null, holdTotal: trip.holdTotal });
    const { rows } = await database.pool.query('select nights from supplier.hold where booking_number = $1', [
      trip.supplierNumber,
    ]);
    expect(rows).toEqual([{ nights: 7 }]);
    expect(await reconcile()).toEqual([]);
  });

  it('is not made without the supplier: nothing is charged, the trip stays as it was, and it can be changed afterwards', async () => {
    const own = await createTestDatabase();
    const hasty = await openBookingFixture(own.pool, { timings: { beginLimitMs: 100 } });
    try {
      const ordered = await orderTrip(hasty.supply);
      const read = () => createBookingStore(own.db).findLatest(ordered.checkoutId);
      await hasty.bookings.place(ordered, 10_000);
      await expect.poll(async () => (await read())?.state).toBe('booked');
      const trip = await read();
      if (trip === null) throw new Error('no booking');
      const wish = () => changeOffer(trip, { nights: 9 }, 'granted', hasty.supply);
      hasty.faults.holdChange = { kind: 'unknown' };
      const end = await hasty.bookings.place(await wish(), 10_000);
      expect(end).toEqual({ state: 'failed', failure: 'no-answer', newBase: null });
      expect(hasty.payments.list()).toHaveLength(1);
      expect(await read()).toMatchObject({ state: 'booked', amended: null, holdTotal: trip.holdTotal });
      delete hasty.faults.holdChange;
      expect(await hasty.bookings.place(await wish(), 10_000)).toMatchObject({ state: 'booked' });
      expect(hasty.payments.list()).toHaveLength(2);
    } finally {
      await hasty.close();
    }
    expect(await reconcileLedger(own.pool, 'vendor')).toEqual([]);
    await own.drop();
  });

  it('is made once though every answer of the supplier is lost at first', async () => {
    const trip = await bookTrip(4);
    fixture.faults.confirmChange = { kind: 'lost-answer' };
    const order = correctName(trip, 'Adda');
    const placing = place(order);
    await expect.poll(async () => (await findLatest(order.checkoutId)).tries).toBeGreaterThan(0);
    delete fixture.faults.confirmChange;
    expect(await placing).toMatchObject({ state: 'booked' });
    expect(await reconcile()).toEqual([]);
  });

  it('is one of a trip at a time, and the trip is not cancelled meanwhile', async () => {
    const trip = await bookTrip(5);
    const open = await changeNights(trip, 8, 'challenge');
    expect(await fixture.bookings.place(open, 10_000)).toMatchObject({ state: 'action' });
    expect(await fixture.bookings.place(correctName(trip, 'Adah'), 10_000)).toEqual({
      state: 'not-placed',
      reason: 'trip-busy',
    });
    const office = createOfficeService({ db: database.db, clock: fixture.clock });
    expect(await office.cancel(trip.id, { by: 'Ada', note: '' })).toBe('moved');
    await fixture.bookings.abandonChallenge(open.checkoutId, 10_000);
    await expect.poll(async () => (await findLatest(open.checkoutId)).state).toBe('failed');
    expect(await place(correctName(trip, 'Adah'))).toMatchObject({ state: 'booked' });
    expect(await reconcile()).toEqual([]);
  });

  it('is refused until another one that is paid is in the trip: while its documents are rendered, or staff look at that', async () => {
    const trip = await bookTrip(10);
    const gate = Promise.withResolvers<void>();
    rendering = gate.promise;
    const first = correctName(trip, 'Adah');
    const busy = { state: 'not-placed', reason: 'trip-busy' };
    try {
      await fixture.bookings.place(first, 10_000);
      await expect.poll(async () => (await findLatest(first.checkoutId)).state).toBe('writing');
      expect(await fixture.bookings.place(await changeNights(trip, 8), 10_000)).toEqual(busy);
    } finally {
      gate.resolve();
    }
    await expect.poll(async () => (await findLatest(first.checkoutId)).state).toBe('booked');
    const second = await changeNights(await findLatest(trip.checkoutId), 8);
    const moveFirst = (state: string, resumeState: string | null) =>
      database.pool.query('update booking set state = $2, resume_state = $3 where checkout_id = $1', [
        first.checkoutId,
        state,
        resumeState,
      ]);
    await moveFirst('manual-review', 'writing');
    expect(await fixture.bookings.place(second, 10_000)).toEqual(busy);
    // What is refunded of a change that is made stands in nobody's way.
    await moveFirst('manual-review', 'refunding');
    expect(await place(second)).toMatchObject({ state: 'booked' });
    await moveFirst('booked', null);
    expect(await reconcile()).toEqual([]);
  });

  it('that is placed while another one becomes the trip is refused at once, and the other is made', async () => {
    const trip = await bookTrip(11);
    const gate = Promise.withResolvers<void>();
    rendering = gate.promise;
    const first = correctName(trip, 'Adah');
    await fixture.bookings.place(first, 10_000);
    await expect.poll(async () => (await findLatest(first.checkoutId)).state).toBe('writing');
    const lock = await database.pool.connect();
    const countWaiting = async () =>
      (
        await database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    try {
      await lock.query('begin');
      await lock.query('select from booking where id = $1 for update', [trip.id]);
      const placing = fixture.bookings.place(correctName(trip, 'Aada'), 10_000);
      await expect.poll(countWaiting).toBe(1);
      gate.resolve();
      await expect.poll(countWaiting).toBe(2);
      await lock.query('commit');
      expect(await placing).toEqual({ state: 'not-placed', reason: 'trip-busy' });
    } finally {
      gate.resolve();
      lock.release();
    }
    await expect.poll(async () => (await findLatest(first.checkoutId)).state).toBe('booked');
    expect(tripOf(currentOrder(await findLatest(trip.checkoutId))).travellers[0]?.firstName).toBe('Adah');
  });

  it('of a trip that another change has made different meanwhile is not begun from the old one', async () => {
    const trip = await bookTrip(6);
    const stale = correctName(trip, 'Aada');
    await place(correctName(trip, 'Adah'));
    expect(await fixture.bookings.place(stale, 10_000)).toEqual({ state: 'not-placed', reason: 'trip-busy' });
  });

  it('is cancelled as it left the trip, and its payment gets back what the trip’s own did not bring', async () => {
    const trip = await bookTrip(7);
    const order = await changeNights(trip, 9);
    await place(order);
    const office = createOfficeService({ db: database.db, clock: fixture.clock });
    expect(await office.cancel(trip.id, { by: 'Ada', note: '' })).toBe('done');
    await expect.poll(async () => (await findLatest(trip.checkoutId)).state).toBe('cancelled');
    const change = await findLatest(order.checkoutId);
    const { rows } = await database.pool.query(
      'select booking_id, amount, reason from due_refund where booking_id in ($1, $2)',
      [trip.id, change.id],
    );
    // The supplier cancels it free of charge; what the change itself cost stays, and is kept of what was paid first.
    const back = totalOf(order.price);
    const own = order.before.price.base - order.fee;
    expect(rows.toSorted((one, other) => one.amount - other.amount)).toEqual(
      [
        { booking_id: change.id, amount: String(back), reason: 'cancellation' },
        { booking_id: trip.id, amount: String(own), reason: 'cancellation' },
      ].toSorted((one, other) => Number(one.amount) - Number(other.amount)),
    );
    expect((await readLedger(trip.id)).filter((line) => line.startsWith('refund'))).toEqual([
      `refund provider ${-own}`,
      `refund shopper ${own}`,
    ]);
  });
});
