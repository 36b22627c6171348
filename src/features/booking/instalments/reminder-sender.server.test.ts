import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderWithDeposit,
} from '../../../../tests/factories/booking-fixture.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Mail, MailOutcome } from '../../../ports/mail/mail-port.ts';
import { createOwedTaskList } from '../office/list-booking-tasks.server.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { createBookingStore } from '../store/booking-store.server.ts';
import { createPaymentLinks } from './create-payment-links.server.ts';
import { adjustRequest, findOpenRequest, listPaymentRequests } from './payment-requests.server.ts';
import { startReminderSender } from './reminder-sender.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
let sent: Mail[];
let answers: MailOutcome[];
let whileSending: () => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
  sent = [];
  answers = [];
  whileSending = async () => {};
});
afterEach(async () => {
  await fixture.close();
  await database.drop();
});

const links = createPaymentLinks('for tests only');

const bookWithDeposit = async () =>
  (await fixture.book(await orderWithDeposit(fixture.supply, 0.2, '2026-03-20'))).id;

/** Sets the clock, and lets one worker do what is due. */
async function workAt(time: string, until: () => Promise<unknown>): Promise<void> {
  fixture.clock.set(time);
  const worker = startReminderSender({
    db: database.db,
    clock: fixture.clock,
    brands: brandsAsShipped,
    mail: {
      send: async (mail) => {
        await whileSending();
        const answer = answers.shift() ?? 'taken';
        // An accepted mail is not sent twice under one id.
        if (answer === 'taken' && !sent.some(({ id }) => id === mail.id)) sent.push(mail);
        return answer;
      },
      close: async () => {},
    },
    links,
    cancelUnpaid: (bookingId) => fixture.bookings.cancelUnpaid(bookingId),
    report: (error) => {
      throw error;
    },
  });
  worker.wake();
  try {
    await expect.poll(until, { timeout: 10_000 }).toBeTruthy();
  } finally {
    await worker.close();
  }
}

it('a balance is asked for before it is due, on the day and three days after, and then the trip is cancelled', async () => {
  const id = await bookWithDeposit();
  await workAt('2026-03-13T08:00:00Z', async () => sent.length === 1);
  await workAt('2026-03-20T08:00:00Z', async () => sent.length === 2);
  await workAt('2026-03-23T08:00:00Z', async () => sent.length === 3);
  expect(listSubjects()).toEqual(['Bald fällig', 'Heute fällig', 'Bitte bis Freitag, 27. März 2026 zahlen']);
  const [request] = await listPaymentRequests(database.db, id);
  for (const { text, html } of sent) {
    expect(text).toContain(`/pay/${links.tokenOf(request?.id ?? '')}`);
    expect(html).toContain('Jetzt bezahlen');
  }
  const find = () => createBookingStore(database.db).find(id);
  await workAt('2026-03-28T08:00:00Z', async () => (await find())?.state === 'cancelled');
  expect(await listPaymentRequests(database.db, id)).toMatchObject([{ state: 'withdrawn' }]);
});

/** Makes another day the last one to pay the balance, as a change of the trip does. */
async function moveTo(bookingId: string, day: string): Promise<void> {
  await openBookingTables(database.db)
    .transaction()
    .execute(async (trx) => {
      const open = await findOpenRequest(trx, bookingId);
      if (open === null) throw new Error('no balance is open');
      const [request] = await listPaymentRequests(database.db, bookingId);
      const moved = { amount: request?.amount ?? 0, dueOn: requireDay(day), at: fixture.clock.now() };
      await adjustRequest(trx, open, moved);
    });
}

const listSubjects = () => sent.map(({ subject }) => subject.split(':')[0]);

it('a balance that has moved to another day is asked for again, and the trip is cancelled by that day', async () => {
  const id = await bookWithDeposit();
  await workAt('2026-03-13T08:00:00Z', async () => sent.length === 1);
  await moveTo(id, '2026-03-27');
  await workAt('2026-03-20T08:00:00Z', async () => sent.length === 2);
  await workAt('2026-03-27T08:00:00Z', async () => sent.length === 3);
  expect(listSubjects()).toEqual(['Bald fällig', 'Bald fällig', 'Heute fällig']);
  await workAt('2026-03-30T08:00:00Z', async () => sent.length === 4);
  const find = () => createBookingStore(database.db).find(id);
  await workAt('2026-04-03T08:00:00Z', async () => true);
  expect((await find())?.state).toBe('booked');
  await workAt('2026-04-04T08:00:00Z', async () => (await find())?.state === 'cancelled');
});

it('a balance that moves while its reminder is sent is asked for by its new day', async () => {
  const id = await bookWithDeposit();
  whileSending = async () => {
    whileSending = async () => {};
    await moveTo(id, '2026-03-27');
  };
  await workAt('2026-03-13T08:00:00Z', async () => sent.length === 1);
  await workAt('2026-03-20T08:00:00Z', async () => sent.length === 2);
  expect(listSubjects()).toEqual(['Bald fällig', 'Bald fällig']);
});

it('a trip is not cancelled before the balance’s last day, whatever was planned for a day before', async () => {
  const id = await bookWithDeposit();
  await database.pool.query(`update payment_request set stage = 3, next_at = '2026-03-10T08:00:00Z'`);
  await workAt('2026-03-10T08:00:00Z', async () => {
    const { rows } = await database.pool.query('select tries from payment_request');
    return rows[0]?.tries === 1;
  });
  expect((await createBookingStore(database.db).find(id))?.state).toBe('booked');
});

it('a trip that has begun is not cancelled as unpaid, and is a task of the office', async () => {
  const id = await bookWithDeposit();
  const trip = await createBookingStore(database.db).find(id);
  const departure = trip?.order.kind === 'trip' ? stayOfTrip(trip.order.trip).departure : 0;
  await database.pool.query(`update payment_request set stage = 3, next_at = '2026-03-28T08:00:00Z'`);
  await workAt(`${formatDay(departure)}T08:00:00Z`, async () => {
    const { rows } = await database.pool.query('select next_at from payment_request');
    return rows[0]?.next_at === null;
  });
  expect((await createBookingStore(database.db).find(id))?.state).toBe('booked');
  expect(await createOwedTaskList(database.db, fixture.clock)(everyBrand)).toHaveLength(1);
});

it('nobody is reminded before the day, and of a balance that was paid never', async () => {
  const id = await bookWithDeposit();
  await database.pool.query(`update payment_request set state = 'paid' where booking_id = $1`, [id]);
  await workAt('2026-03-28T08:00:00Z', async () => true);
  expect(sent).toEqual([]);
});

it('a reminder without an answer is sent again under the same id, and counts once', async () => {
  await bookWithDeposit();
  answers = ['unknown'];
  await workAt('2026-03-13T08:00:00Z', async () => answers.length === 0);
  expect(sent).toEqual([]);
  await workAt('2026-03-13T09:00:00Z', async () => sent.length === 1);
  expect(sent[0]?.id).toMatch(/^payment-request-[\w-]{22}-early-2026-03-20$/);
  const { rows } = await database.pool.query(`select facts from booking_event where kind = 'reminded'`);
  expect(rows).toEqual([{ facts: { reminder: 'early' } }]);
});
