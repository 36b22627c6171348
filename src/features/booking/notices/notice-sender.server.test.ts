import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  plainDocuments,
} from '../../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { reconcileLedger } from '../../../../tests/ledger/reconcile-ledger.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { Worker } from '../../../jobs/start-worker.server.ts';
import type { Mail, MailOutcome } from '../../../ports/mail/mail-port.ts';
import { currentOrder } from '../model/booking-record.ts';
import { createNoticeAnswers, type NoticeAnswers } from './answer-notice.server.ts';
import { applyNotice } from './apply-notice.server.ts';
import { createPriceRaiseEntry } from './enter-price-raise.server.ts';
import { findRaisable } from './late-raises.server.ts';
import { createNoticeTaskList } from './list-notices.server.ts';
import { createNoticeMails } from './notice-mails.server.ts';
import { startNoticeSender } from './notice-sender.server.ts';
import { buildPriceRaise, createPriceRaise } from './raise-price.server.ts';
import { takeNotices } from './take-notices.server.ts';
import { agreeToRaise, endNotice, listOpenNotices, readNoticeOfBooking } from './trip-notices.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
let mails: Mail[];
let mailOutcome: MailOutcome;
let reports: unknown[];
let worker: Worker;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
  mails = [];
  mailOutcome = 'taken';
  reports = [];
  worker = startNoticeSender({
    db: database.db,
    clock: fixture.clock,
    mails: createNoticeMails({
      brands: brandsAsShipped,
      clock: fixture.clock,
      mail: {
        async send(mail) {
          mails.push(mail);
          return mailOutcome;
        },
        close: async () => undefined,
      },
      secret: 'for tests only',
    }),
    documents: { ...plainDocuments, rest: renderTimes },
    cancelFree: (id) => fixture.bookings.cancelFree(id),
    raisePrice: (bookingId, noticeId) => raisePrice()(bookingId, noticeId),
    report: (error) => void reports.push(error),
  });
});
afterEach(async () => {
  await worker.close();
  await fixture.close();
  await database.drop();
});

const raisePrice = () =>
  createPriceRaise(fixture.bookings, (bookingId, noticeId) =>
    readNoticeOfBooking(database.db, bookingId, noticeId),
  );

/** A confirmation that says when the outbound flight leaves. */
const renderTimes = async (order: Order) => [
  {
    kind: 'confirmation',
    name: 'confirmation.pdf',
    type: 'application/pdf',
    content: Buffer.from((order.kind === 'trip' && order.trip.outbound?.departure) || ''),
  } as const,
];

const find = (checkoutId: string) => fixture.find(checkoutId);

async function book() {
  const trip = await orderTrip(fixture.supply);
  const times = { departure: '2026-04-11T06:05', arrival: '2026-04-11T08:25' };
  const { outbound } = trip.trip;
  const order = { ...trip, trip: { ...trip.trip, outbound: outbound && { ...outbound, ...times } } };
  return fixture.book(order);
}

const announce = (bookingNumber: string | null, change: AnnouncedChange) =>
  fixture.supply.announce(bookingNumber ?? '', change);

const take = async () => {
  await takeNotices({
    db: database.db,
    clock: fixture.clock,
    notices: fixture.supply.notices,
    onTaken: () => worker.wake(),
    report: (error) => void reports.push(error),
  });
};

const stateOf = async (id: string) => {
  const row = await database.db
    .selectFrom('trip_notice')
    .select(['state', 'stage', 'is_significant'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row;
};

async function takeOne(bookingId: string) {
  await take();
  await expect.poll(async () => (await listOpenNotices(database.db, bookingId)).length).toBe(1);
  await expect.poll(() => mails.length).toBe(1);
  const [notice] = await listOpenNotices(database.db, bookingId);
  if (notice === undefined) throw new Error('There is no notice');
  await expect.poll(async () => (await stateOf(notice.id))?.stage).not.toBe(0);
  return notice;
}

const sixHours = {
  kind: 'flight-changed',
  leg: 'outbound',
  departure: '2026-04-11T12:05',
  arrival: '2026-04-11T14:25',
} as const;

const answers = () =>
  createNoticeAnswers({
    db: database.db,
    clock: fixture.clock,
    cancelFree: (id) => fixture.bookings.cancelFree(id),
    raisePrice: raisePrice(),
  });

const readTimeline = async (bookingId: string) => {
  const rows = await database.db
    .selectFrom('booking_event')
    .select(['kind', 'facts'])
    .where('booking_id', '=', bookingId)
    .where('kind', 'like', 'notice%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, facts }) => ({ kind, facts }));
};

test('a flight that moves is on the trip and its documents, in one mail and in the timeline, and is accepted once', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  const notice = await takeOne(booking.id);
  const after = await find(booking.checkoutId);
  expect(currentOrder(after)).toMatchObject({ trip: { outbound: { departure: sixHours.departure } } });
  expect(after.order).toMatchObject({ trip: { outbound: { departure: '2026-04-11T06:05' } } });
  const document = await fixture.bookings.findTravelDocument(booking.checkoutId, 'confirmation', 0);
  expect(Buffer.from(document?.content ?? []).toString()).toBe(sixHours.departure);
  expect(notice).toMatchObject({ isSignificant: true, withoutAnswer: 'accepts', state: 'open' });
  expect(mails[0]).toMatchObject({
    subject: `Ihr Hinflug hat sich geändert: Buchung ${booking.bookingNumber}`,
  });
  expect(mails[0]?.text).toContain('06:05 – 08:25');
  expect(mails[0]?.text).toContain('12:05 – 14:25');
  expect(mails[0]?.text).toContain(`/de-de/my-trips/${booking.checkoutId}/notice/${notice.id}?key=`);
  expect(await answers().answer(booking.id, notice.id, 'accept')).toBe('done');
  expect(await answers().answer(booking.id, notice.id, 'cancel')).toBe('not-possible');
  expect(await readTimeline(booking.id)).toMatchObject([
    { kind: 'notice', facts: { notice: 'flight-changed' } },
    { kind: 'notice-answered', facts: { answer: 'accepted', answeredBy: 'traveller' } },
  ]);
  expect(reports).toEqual([]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('what the supplier announces again, or several processes read, is one notice and one mail', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  await Promise.all([take(), take(), take()]);
  await takeOne(booking.id);
  await database.pool.query('update supplier_notice_cursor set sequence = 0');
  await take();
  await announce(booking.supplierNumber, sixHours);
  await take();
  const rows = () => database.db.selectFrom('trip_notice').select('state').orderBy('created_at').execute();
  // The trip says it already.
  await expect
    .poll(async () => (await rows()).map(({ state }) => state).toSorted())
    .toEqual(['dropped', 'open']);
  expect(mails).toHaveLength(1);
});

test.each([
  ['overbooked', 'hotel-overbooked'],
  ['closed', 'hotel-closed'],
] as const)(
  'a trip whose hotel is %s is cancelled free of charge, and all of it is refunded',
  async (_, kind) => {
    const booking = await book();
    await announce(booking.supplierNumber, { kind });
    const notice = await takeOne(booking.id);
    expect(await answers().answer(booking.id, notice.id, 'accept')).toBe('not-possible');
    expect(await answers().answer(booking.id, notice.id, 'cancel')).toBe('done');
    await expect
      .poll(async () => (await find(booking.checkoutId)).state, { timeout: 5_000 })
      .toBe('cancelled');
    const total = invoiceTotalOf(booking.order.price);
    expect(fixture.payments.list()).toMatchObject([{ captured: total, refunded: total }]);
    expect(await find(booking.checkoutId)).toMatchObject({ agreedFee: 0, supplierFee: 0 });
    expect(await stateOf(notice.id)).toMatchObject({ state: 'cancelled' });
    expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
  },
);

test('who does not answer is reminded once, and then gets what the notice said', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  const notice = await takeOne(booking.id);
  fixture.clock.advance(noticePolicy.answerMs - noticePolicy.remindBeforeMs);
  worker.wake();
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]?.subject).toMatch(/Bitte antworten Sie bis .+ Uhr \(Berliner Zeit\)/);
  expect(mails[1]?.id).not.toBe(mails[0]?.id);
  await expect.poll(async () => (await stateOf(notice.id))?.stage).toBe(2);
  fixture.clock.advance(noticePolicy.remindBeforeMs);
  expect(await answers().answer(booking.id, notice.id, 'cancel')).toBe('not-possible');
  worker.wake();
  await expect.poll(async () => (await stateOf(notice.id))?.state).toBe('accepted');
  expect(await readTimeline(booking.id)).toContainEqual(
    expect.objectContaining({ facts: expect.objectContaining({ answeredBy: 'deadline' }) }),
  );
  expect(mails).toHaveLength(2);
});

test('a trip that cannot take place is refunded by itself once the time to answer is over', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, { kind: 'trip-cancelled' });
  const notice = await takeOne(booking.id);
  fixture.clock.advance(noticePolicy.answerMs);
  worker.wake();
  await expect.poll(async () => (await find(booking.checkoutId)).state, { timeout: 5_000 }).toBe('cancelled');
  await expect.poll(async () => (await stateOf(notice.id))?.state).toBe('cancelled');
});

test('a later change of the same flight replaces the first, and compares with what was booked', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  const first = await takeOne(booking.id);
  const arrival = '2026-04-11T09:00';
  await announce(booking.supplierNumber, { ...sixHours, departure: '2026-04-11T06:40', arrival });
  await take();
  await expect.poll(() => mails.length).toBe(2);
  const [second] = await listOpenNotices(database.db, booking.id);
  expect(await stateOf(first.id)).toMatchObject({ state: 'replaced' });
  expect(second).toMatchObject({
    isSignificant: false,
    facts: { before: { departure: '2026-04-11T06:05' }, after: { departure: '2026-04-11T06:40' } },
  });
});

test('a mail that may not have been sent is sent again under the same id, and the trip is not changed twice', async () => {
  const booking = await book();
  mailOutcome = 'unknown';
  await announce(booking.supplierNumber, sixHours);
  await take();
  await expect.poll(() => mails.length).toBe(1);
  mailOutcome = 'taken';
  await expect
    .poll(() => database.db.selectFrom('trip_notice').select('locked_until').executeTakeFirst())
    .toEqual({ locked_until: null });
  fixture.clock.advance(noticePolicy.retryDelaysMs[0]);
  worker.wake();
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]?.id).toBe(mails[0]?.id);
  expect(await readTimeline(booking.id)).toHaveLength(1);
});

test('without the supplier nothing that it announces is lost: it is taken once as soon as the supplier answers', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  const away = { after: () => Promise.reject(new Error('The supplier is away')) };
  const silent = takeNotices({
    db: database.db,
    clock: fixture.clock,
    notices: away,
    onTaken: () => worker.wake(),
    report: (error) => void reports.push(error),
  });
  await expect(silent).rejects.toThrow('The supplier is away');
  expect(mails).toEqual([]);
  await takeOne(booking.id);
  await take();
  expect(mails).toHaveLength(1);
});

test('the time to answer runs from the mail, and an unanswered change is not accepted before it is over', async () => {
  const booking = await book();
  mailOutcome = 'unknown';
  await announce(booking.supplierNumber, sixHours);
  await take();
  await expect.poll(() => mails.length).toBe(1);
  const isFree = () => database.db.selectFrom('trip_notice').select('locked_until').executeTakeFirst();
  await expect.poll(isFree).toEqual({ locked_until: null });
  // The page says at once what no mail has said yet.
  const [unsent] = await listOpenNotices(database.db, booking.id);
  expect(unsent).toMatchObject({ state: 'open', facts: { kind: 'flight-changed' } });
  fixture.clock.advance(noticePolicy.answerMs + 1);
  mailOutcome = 'taken';
  worker.wake();
  await expect.poll(() => mails.length).toBe(2);
  const id = unsent?.id ?? '';
  await expect.poll(async () => (await stateOf(id))?.stage).toBe(1);
  const [sent] = await listOpenNotices(database.db, booking.id);
  expect(sent?.answerBy).toEqual(new Date(fixture.clock.now().getTime() + noticePolicy.answerMs));
  expect(mails[1]?.text).not.toBe(mails[0]?.text);
  fixture.clock.advance(noticePolicy.answerMs - 1);
  expect(await answers().answer(booking.id, id, 'cancel')).toBe('done');
});

test('nothing is sent about a trip that is cancelled, and the operator learns of a booking that is not ours', async () => {
  const booking = await book();
  expect(await fixture.bookings.cancelFree(booking.id)).toBe(true);
  await expect.poll(async () => (await find(booking.checkoutId)).state, { timeout: 5_000 }).toBe('cancelled');
  await database.pool.query(
    `insert into supplier.notice (id, booking_number, change, at) values
       ('one', $1, '{"kind":"hotel-closed"}', 0), ('two', 'nobody', '{"kind":"hotel-closed"}', 0)`,
    [booking.supplierNumber],
  );
  await take();
  await expect
    .poll(() => database.db.selectFrom('trip_notice').select('state').execute())
    .toEqual([{ state: 'dropped' }]);
  expect(mails).toEqual([]);
  expect(reports).toEqual([]);
  // Until then it may be a part of a trip that is being bought.
  fixture.clock.advance(noticePolicy.unknownAfterMs);
  for (const _ of [1, 2]) await take();
  expect(reports).toHaveLength(1);
});

test('of two announcements about a flight the later one holds, though the earlier one had to wait', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  await announce(booking.supplierNumber, {
    ...sixHours,
    departure: '2026-04-11T13:05',
    arrival: '2026-04-11T15:25',
  });
  // The trip is being changed when the first one is tried; it is due again once the second one has been.
  await take();
  await database.pool.query(
    `update trip_notice set next_at = next_at + interval '1 hour' where sequence = (select min(sequence) from trip_notice) and answer_by is null`,
  );
  await expect
    .poll(
      async () => {
        fixture.clock.advance(60_000);
        worker.wake();
        const order = currentOrder(await find(booking.checkoutId));
        return order.kind === 'trip' ? order.trip.outbound?.departure : '';
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe('2026-04-11T13:05');
  const { rows } = await database.pool.query('select state from trip_notice order by sequence');
  expect(rows).toEqual([{ state: 'replaced' }, { state: 'open' }]);
});

test('staff record once what a traveller says by telephone, also after the deadline, with who heard it', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, { kind: 'hotel-closed' });
  const notice = await takeOne(booking.id);
  await database.pool.query(`update trip_notice set state = 'expired' where id = $1`, [notice.id]);
  const heard = { by: 'Kim', role: 'service', note: 'Called at noon' } as const;
  expect(await answers().record('n'.repeat(22), 'cancel', heard)).toBe('not-possible');
  // What no longer exists cannot be accepted, on the telephone neither.
  expect(await answers().record(notice.id, 'accept', heard)).toBe('not-possible');
  expect(await answers().record(notice.id, 'cancel', heard)).toBe('done');
  expect(await answers().record(notice.id, 'cancel', heard)).toBe('not-possible');
  expect((await readTimeline(booking.id)).at(-1)).toEqual({
    kind: 'notice-answered',
    facts: { answer: 'cancelled', answeredBy: 'phone', ...heard },
  });
  await expect.poll(async () => (await find(booking.checkoutId)).state, { timeout: 5_000 }).toBe('cancelled');
  expect(await find(booking.checkoutId)).toMatchObject({ agreedFee: 0 });
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('who cancels while the other one accepts has cancelled: the notice says so, and the answer is reported as done', async () => {
  const heard = { by: 'Kim', role: 'service', note: 'Called at noon' } as const;
  const cancel = {
    phone: (id: string, by: NoticeAnswers) => by.record(id, 'cancel', heard),
    traveller: (id: string, by: NoticeAnswers, bookingId: string) => by.answer(bookingId, id, 'cancel'),
  };
  for (const canceller of ['phone', 'traveller'] as const) {
    const booking = await book();
    await announce(booking.supplierNumber, sixHours);
    mails = [];
    const notice = await takeOne(booking.id);
    const accept = () =>
      canceller === 'phone'
        ? answers().answer(booking.id, notice.id, 'accept')
        : answers().record(notice.id, 'accept', heard);
    const outcomes: string[] = [];
    const racing = createNoticeAnswers({
      db: database.db,
      clock: fixture.clock,
      raisePrice: raisePrice(),
      async cancelFree(id) {
        outcomes.push(await accept());
        return fixture.bookings.cancelFree(id);
      },
    });
    outcomes.push(await cancel[canceller](notice.id, racing, booking.id));
    expect(outcomes).toEqual(['done', 'done']);
    expect(await stateOf(notice.id)).toMatchObject({ state: 'cancelled' });
    expect((await readTimeline(booking.id)).at(-1)).toMatchObject({
      facts: { answer: 'cancelled', answeredBy: canceller },
    });
  }
});

test('what was announced waits for a change that begins at the same moment', async () => {
  const booking = await book();
  const change = buildPriceRaise(booking, 'change-of-the-same-moment', 100);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update booking set version = version + 1 where id = $1', [booking.id]);
    await client.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, company_id, trip_booking_id)
       values (repeat('c', 20), $1, 1, 'manual-review', $2, 'AAAA-2345', now(), 'default', $3)`,
      [change.checkoutId, JSON.stringify(change), booking.id],
    );
    const applying = applyNotice(
      database.db,
      { id: 'n', bookingId: booking.id, announced: sixHours, facts: null },
      fixture.clock.now(),
    );
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await client.query('commit');
    expect(await applying).toBe('later');
  } finally {
    client.release();
  }
  expect((await find(booking.checkoutId)).amended).toBeNull();
});

test('nothing is accepted about a trip that is cancelled', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, sixHours);
  const notice = await takeOne(booking.id);
  expect(await fixture.bookings.cancelFree(booking.id)).toBe(true);
  expect(await answers().answer(booking.id, notice.id, 'accept')).toBe('not-possible');
  expect((await stateOf(notice.id))?.state).not.toBe('accepted');
});

test('who accepts what has been cancelled meanwhile is told that it is not possible', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  await enterRaise(booking.bookingNumber, Math.ceil(total * 0.1));
  await expect.poll(() => mails.length).toBe(1);
  const [notice] = await listOpenNotices(database.db, booking.id);
  const id = notice?.id ?? '';
  const racing = createNoticeAnswers({
    db: database.db,
    clock: fixture.clock,
    cancelFree: (of) => fixture.bookings.cancelFree(of),
    async raisePrice() {
      expect(await answers().answer(booking.id, id, 'cancel')).toBe('done');
      return true;
    },
  });
  expect(await racing.answer(booking.id, id, 'accept')).toBe('not-possible');
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled' });
});

test('a mail says that alternatives are on the page, except for a trip that cannot take place', async () => {
  const sentence = 'auch Alternativen mit ihrem Preis';
  const booking = await book();
  await announce(booking.supplierNumber, { kind: 'hotel-overbooked' });
  await takeOne(booking.id);
  expect(mails[0]?.text).toContain(sentence);
  await announce(booking.supplierNumber, { kind: 'trip-cancelled' });
  await take();
  await expect.poll(() => mails.length).toBe(2);
  expect(mails[1]?.text).not.toContain(sentence);
});

const enterRaise = (bookingNumber: string, amount: number, id = 'raise', onEntered = () => worker.wake()) =>
  createPriceRaiseEntry({ db: database.db, clock: fixture.clock, onEntered })(bookingNumber, {
    id,
    amount,
    reason: 'fuel',
    calculation: 'Kerosin: 5 % teurer',
    by: 'Kim',
  });

const noonBefore = (departure: Day, days: number) => new Date((departure - days) * 86_400_000 + 43_200_000);

const readRequests = async () =>
  (await database.pool.query('select amount, purpose, state from payment_request')).rows;

test('a raise within 8 % is made once and announced with reason and calculation, and is owed by link', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const amount = Math.floor((total * 8 + 50) / 100);
  expect(await enterRaise(booking.bookingNumber, amount)).toBe('done');
  expect(await enterRaise(booking.bookingNumber, amount)).toBe('done');
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
  expect(mails[0]?.text).toContain('Kerosin: 5 % teurer');
  // The trip follows once the documents of its change are made.
  await expect
    .poll(async () => invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price), { timeout: 10_000 })
    .toBe(total + amount);
  expect(await readRequests()).toEqual([{ amount: String(amount), purpose: 'request', state: 'open' }]);
  // What is raised is ours: the supplier gets what it got.
  const { rows } = await database.pool.query<{ account: string; amount: string }>(
    `select account, amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     where kind = 'change' order by account`,
  );
  expect(rows).toEqual([
    { account: 'margin', amount: String(-amount) },
    { account: 'shopper', amount: String(amount) },
  ]);
  const [notice] = await listOpenNotices(database.db, booking.id);
  expect(notice).toMatchObject({
    isSignificant: false,
    facts: { isBinding: true, newTotal: total + amount },
  });
  expect(await answers().answer(booking.id, notice?.id ?? '', 'cancel')).toBe('not-possible');
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a raise above 8 % changes nothing by itself, and is made when the traveller accepts', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const amount = Math.floor((total * 8 + 50) / 100) + 1;
  expect(await enterRaise(booking.bookingNumber, amount)).toBe('done');
  await expect.poll(() => mails.length).toBe(1);
  const [notice] = await listOpenNotices(database.db, booking.id);
  expect(notice).toMatchObject({ isSignificant: true, withoutAnswer: 'staff', facts: { isBinding: false } });
  expect(invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price)).toBe(total);
  expect(await readRequests()).toEqual([]);
  expect(await answers().answer(booking.id, notice?.id ?? '', 'accept')).toBe('done');
  await expect
    .poll(async () => invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price))
    .toBe(total + amount);
  expect(await readRequests()).toMatchObject([{ amount: String(amount), state: 'open' }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a raise within 8 % is made though its traveller has read it before that', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  await enterRaise(booking.bookingNumber, 100, 'raise', () => undefined);
  const { id, facts } = await database.db
    .selectFrom('trip_notice')
    .select(['id', 'facts'])
    .executeTakeFirstOrThrow();
  const notice = { id, bookingId: booking.id, announced: null, facts: facts as never };
  expect(await applyNotice(database.db, notice, fixture.clock.now())).toBe('applied');
  expect(await answers().answer(booking.id, id, 'accept')).toBe('done');
  await expect
    .poll(async () => invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price))
    .toBe(total + 100);
  expect(await stateOf(id)).toMatchObject({ state: 'accepted' });
});

test('who has accepted a raise has answered, though a process died before it wrote that down', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  await enterRaise(booking.bookingNumber, Math.ceil(total * 0.1));
  await expect.poll(() => mails.length).toBe(1);
  const [notice] = await listOpenNotices(database.db, booking.id);
  const id = notice?.id ?? '';
  await expect.poll(async () => (await stateOf(id))?.stage).not.toBe(0);
  await raisePrice()(booking.id, id);
  await expect
    .poll(async () => invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price))
    .toBeGreaterThan(total);
  fixture.clock.set(notice?.answerBy ?? fixture.clock.now());
  worker.wake();
  await expect.poll(async () => (await stateOf(id))?.state).toBe('accepted');
  expect((await readTimeline(booking.id)).at(-1)).toMatchObject({
    facts: { answer: 'accepted', answeredBy: 'traveller' },
  });
});

test('who withdraws from a raise above 8 % gets everything back, and several raises count together', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const half = Math.floor(total * 0.05);
  expect(await enterRaise(booking.bookingNumber, half)).toBe('done');
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
  // While its documents are made the next one waits.
  await expect
    .poll(async () => currentOrder(await find(booking.checkoutId)).price.raise, { timeout: 10_000 })
    .toBe(half);
  expect(await enterRaise(booking.bookingNumber, half, 'second')).toBe('done');
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(2);
  const open = await listOpenNotices(database.db, booking.id);
  const second = open.find(({ isSignificant }) => isSignificant);
  expect(open).toHaveLength(2);
  expect(await answers().answer(booking.id, second?.id ?? '', 'cancel')).toBe('done');
  await expect.poll(async () => (await find(booking.checkoutId)).state, { timeout: 5_000 }).toBe('cancelled');
  expect(fixture.payments.list()[0]).toMatchObject({ captured: total, refunded: total });
  expect(await readRequests()).toMatchObject([{ state: 'withdrawn' }]);
  expect(await reconcileLedger(database.pool, 'vendor')).toEqual([]);
});

test('a raise of fewer than 20 days before departure, of nothing, or of no booked package is refused at entry', async () => {
  const stay = await book();
  await database.pool.query(
    `update booking set "order" = jsonb_set(jsonb_set("order", '{trip,outbound}', 'null'), '{trip,inbound}', 'null') where id = $1`,
    [stay.id],
  );
  expect(await enterRaise(stay.bookingNumber, 100)).toBe('not-possible');
  const booking = await book();
  const departure = stayOfTrip(tripOf(booking.order).trip).departure;
  expect(await enterRaise(booking.bookingNumber, 0)).toBe('not-possible');
  expect(await enterRaise('ZZZZ-2345', 100)).toBe('not-possible');
  fixture.clock.set(noonBefore(departure, 20));
  const inTime = await enterRaise(booking.bookingNumber, 100);
  fixture.clock.set(noonBefore(departure, 19));
  expect([inTime, await enterRaise(booking.bookingNumber, 100, 'late')]).toEqual(['done', 'too-late']);
});

test('a raise that can be announced only fewer than 20 days before departure is not made, and is a task of staff', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const departure = stayOfTrip(tripOf(booking.order).trip).departure;
  fixture.clock.set(noonBefore(departure, 20));
  expect(await enterRaise(booking.bookingNumber, 100, 'raise', () => undefined)).toBe('done');
  fixture.clock.set(noonBefore(departure, 19));
  worker.wake();
  const readStates = async () =>
    (await database.db.selectFrom('trip_notice').select('state').execute()).map(({ state }) => state);
  await expect.poll(readStates).toEqual(['dropped']);
  expect(mails).toEqual([]);
  expect(invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price)).toBe(total);
  const listTasks = createNoticeTaskList(database.db, fixture.clock);
  expect(await listTasks(everyBrand)).toMatchObject([
    { number: booking.bookingNumber, toDo: 'office.task.raise-too-late', dueAt: null },
  ]);
  fixture.clock.set(new Date(`${tripOf(booking.order).trip.checkIn}T12:00:00Z`));
  expect(await listTasks(everyBrand)).toEqual([]);
});

/** Sets the state of a booking as staff find it who have to decide about it, and back. */
const setState = (id: string, state: 'manual-review' | 'booked') =>
  database.pool.query(
    `update booking set state = $2::text, resume_state = case $2::text when 'manual-review' then 'cancelling' end where id = $1`,
    [id, state],
  );

test('a raise within 8 % that could not be made until 20 days before departure is dropped', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const departure = stayOfTrip(tripOf(booking.order).trip).departure;
  fixture.clock.set(noonBefore(departure, 20));
  expect(await enterRaise(booking.bookingNumber, 100, 'raise', () => undefined)).toBe('done');
  await setState(booking.id, 'manual-review');
  worker.wake();
  const read = async () =>
    (await database.pool.query('select state, tries, locked_until from trip_notice')).rows;
  await expect.poll(read).toEqual([{ state: 'open', tries: 1, locked_until: null }]);
  fixture.clock.set(noonBefore(departure, 19));
  await setState(booking.id, 'booked');
  worker.wake();
  await expect.poll(read).toMatchObject([{ state: 'dropped' }]);
  expect(mails).toEqual([]);
  expect(invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price)).toBe(total);
});

test('a trip that cannot take place is not raised in price, and nobody gets a mail about a raise', async () => {
  const booking = await book();
  await announce(booking.supplierNumber, { kind: 'trip-cancelled' });
  await takeOne(booking.id);
  const total = invoiceTotalOf(booking.order.price);
  expect(await enterRaise(booking.bookingNumber, 100)).toBe('done');
  expect(await enterRaise(booking.bookingNumber, total, 'above 8 %')).toBe('done');
  const readRaises = async () =>
    (await database.pool.query(`select state from trip_notice where announced is null`)).rows;
  await expect.poll(readRaises).toEqual([{ state: 'dropped' }, { state: 'dropped' }]);
  expect(mails).toHaveLength(1);
  const changes = await database.pool.query('select from booking where trip_booking_id = $1', [booking.id]);
  expect(changes.rowCount).toBe(0);
  const listTasks = createNoticeTaskList(database.db, fixture.clock);
  expect((await listTasks(everyBrand)).map(({ toDo }) => toDo)).not.toContain('office.task.raise-too-late');
});

test('nobody agrees to a raise of a trip that cannot take place', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  expect(await enterRaise(booking.bookingNumber, total, 'above 8 %')).toBe('done');
  const notice = await takeOne(booking.id);
  await announce(booking.supplierNumber, { kind: 'trip-cancelled' });
  await take();
  expect(await answers().answer(booking.id, notice.id, 'accept')).toBe('not-possible');
});

test('a raise that was made in time is announced though its mail waited until later', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const departure = stayOfTrip(tripOf(booking.order).trip).departure;
  fixture.clock.set(noonBefore(departure, 20));
  mailOutcome = 'unknown';
  expect(await enterRaise(booking.bookingNumber, 100)).toBe('done');
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
  await expect
    .poll(async () => (await database.pool.query('select locked_until from trip_notice')).rows)
    .toEqual([{ locked_until: null }]);
  mailOutcome = 'taken';
  fixture.clock.set(noonBefore(departure, 19));
  worker.wake();
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(2);
  await expect
    .poll(async () => (await database.pool.query('select state, stage from trip_notice')).rows)
    .toEqual([{ state: 'open', stage: 2 }]);
  expect(invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price)).toBe(total + 100);
  // It does not bind who hears of it so late.
  expect(await createNoticeTaskList(database.db, fixture.clock)(everyBrand)).toMatchObject([
    { number: booking.bookingNumber, toDo: 'office.task.raise-announced-late' },
  ]);
  expect(await findRaisable(database.db, booking.bookingNumber)).toMatchObject({
    late: [{ isMade: true, amount: 100 }],
  });
});

test('a raise above 8 % whose mail waits beyond 20 days before departure is not offered, and is a task of staff', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  fixture.clock.set(noonBefore(stayOfTrip(tripOf(booking.order).trip).departure, 20));
  mailOutcome = 'unknown';
  expect(await enterRaise(booking.bookingNumber, Math.ceil(total * 0.1))).toBe('done');
  await expect.poll(() => mails.length).toBe(1);
  await expect
    .poll(async () => (await database.pool.query('select locked_until from trip_notice')).rows)
    .toEqual([{ locked_until: null }]);
  fixture.clock.advance(86_400_000);
  worker.wake();
  await expect
    .poll(async () => (await database.pool.query('select state, stage from trip_notice')).rows)
    .toEqual([{ state: 'dropped', stage: 0 }]);
  expect(mails).toHaveLength(1);
  expect(await createNoticeTaskList(database.db, fixture.clock)(everyBrand)).toMatchObject([
    { number: booking.bookingNumber, toDo: 'office.task.raise-too-late' },
  ]);
});

test.each([0.05, 0.1])(
  'of dropping a raise of %d and accepting it, whatever comes first holds',
  async (part) => {
    const booking = await book();
    const amount = Math.ceil(invoiceTotalOf(booking.order.price) * part);
    const at = fixture.clock.now();
    const apply = async (raiseId: string) => {
      await enterRaise(booking.bookingNumber, amount, raiseId, () => undefined);
      const { id, facts } = await database.db
        .selectFrom('trip_notice')
        .select(['id', 'facts'])
        .where('source', '=', `raise ${raiseId}`)
        .executeTakeFirstOrThrow();
      const notice = { id, bookingId: booking.id, announced: null, facts: facts as never };
      expect(await applyNotice(database.db, notice, at)).toBe('applied');
      return id;
    };
    const drop = (id: string) =>
      endNotice(database.db, { id, bookingId: booking.id, state: 'dropped', by: 'deadline', at });
    const made: string[] = [];
    const answering = createNoticeAnswers({
      db: database.db,
      clock: fixture.clock,
      cancelFree: async () => false,
      raisePrice: async (_, noticeId) => made.push(noticeId) > 0,
    });
    const dropped = await apply('dropped');
    expect(await drop(dropped)).toBe(true);
    expect(await answering.answer(booking.id, dropped, 'accept')).toBe('not-possible');
    expect(await agreeToRaise(database.db, { id: dropped, isCalled: true, at })).toBe(false);
    const agreed = await apply('agreed');
    expect(await agreeToRaise(database.db, { id: agreed, isCalled: false, at })).toBe(true);
    expect(await drop(agreed)).toBe(false);
    expect(await answering.answer(booking.id, agreed, 'accept')).toBe('done');
    expect(made).toEqual([agreed]);
  },
);

test('a raise that its traveller has agreed to in time is made later', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  fixture.clock.set(noonBefore(stayOfTrip(tripOf(booking.order).trip).departure, 20));
  await enterRaise(booking.bookingNumber, 100, 'raise', () => undefined);
  const { id, facts } = await database.db
    .selectFrom('trip_notice')
    .select(['id', 'facts'])
    .executeTakeFirstOrThrow();
  const notice = { id, bookingId: booking.id, announced: null, facts: facts as never };
  expect(await applyNotice(database.db, notice, fixture.clock.now())).toBe('applied');
  const busy = createNoticeAnswers({
    db: database.db,
    clock: fixture.clock,
    cancelFree: async () => false,
    raisePrice: async () => false,
  });
  expect(await busy.answer(booking.id, id, 'accept')).toBe('busy');
  fixture.clock.advance(86_400_000);
  worker.wake();
  await expect
    .poll(async () => invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price), { timeout: 10_000 })
    .toBe(total + 100);
  expect((await stateOf(id))?.state).toBe('open');
});

test('of two raises that are entered at once the second is judged by the price with the first', async () => {
  const booking = await book();
  const total = invoiceTotalOf(booking.order.price);
  const half = Math.floor(total * 0.05);
  await enterRaise(booking.bookingNumber, half, 'first', () => undefined);
  await enterRaise(booking.bookingNumber, half, 'second', () => undefined);
  await expect
    .poll(
      () => {
        worker.wake();
        fixture.clock.advance(60_000);
        return mails.length;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(2);
  const { rows } = await database.pool.query(
    `select facts -> 'isBinding' as binding, facts -> 'oldTotal' as before from trip_notice order by sequence`,
  );
  expect(rows).toEqual([
    { binding: true, before: total },
    { binding: false, before: total + half },
  ]);
  expect(invoiceTotalOf(currentOrder(await find(booking.checkoutId)).price)).toBe(total + half);
});
