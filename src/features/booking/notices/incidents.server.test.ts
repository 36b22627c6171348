import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { plainDocuments } from '../../../../tests/factories/booking-fixture.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { noticePolicy, officeLists } from '../../../defaults.ts';
import { formatListFile } from '../../../design/staff/arrange-rows.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { Worker } from '../../../jobs/start-worker.server.ts';
import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { isEmptyIncident } from './incident-criteria.ts';
import { createIncidents } from './incidents.server.ts';
import { createNoticeTaskList, listNotices } from './list-notices.server.ts';
import { listNoticeColumns } from './notice-list-page.tsx';
import { createNoticeMails } from './notice-mails.server.ts';
import { startNoticeSender } from './notice-sender.server.ts';

let database: TestDatabase;
const clock = settableClock('2027-04-01T10:00:00Z');
const workers: Worker[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  clock.set(new Date('2027-04-01T10:00:00Z'));
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await database.drop();
});

const numberOf = (at: number) => `AAAA-${String(at).padStart(4, '0')}`;

/** Books trips without going through the workflow: so many of the same. */
async function addTrips(
  from: number,
  count: number,
  traits: Partial<BookingOrder['trip']> = {},
  state = 'booked',
) {
  const order = buildOrder();
  const { trip } = order;
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id, supplier_number)
     select 'b' || lpad(n::text, 19, 'a'), 'checkout-of-incident-' || n, 1, $4, $3, 'AAAA-' || lpad(n::text, 4, '0'),
       '2027-01-01T10:00:00Z', '2027-01-01T10:00:00Z', 'default', 'S' || n
     from generate_series($1::int, $2::int) as n`,
    [from, from + count - 1, JSON.stringify({ ...order, trip: { ...trip, ...traits } }), state],
  );
}

/** A process that sends notices. @param onMail the answer of its mail server */
function startProcess(onMail: (id: string) => MailOutcome | Promise<never>) {
  const worker = startNoticeSender({
    db: database.db,
    clock,
    mails: createNoticeMails({
      brands: brandsAsShipped,
      clock,
      mail: { send: async ({ id }) => onMail(id), close: async () => undefined },
      secret: 'for tests only',
    }),
    documents: plainDocuments,
    cancelFree: async () => true,
    raisePrice: async () => true,
    report: () => undefined,
  });
  workers.push(worker);
  return worker;
}

const nothing = { airport: '', airline: '', flight: '', hotel: '', from: '', to: '' };
const strike = {
  title: 'Strike',
  proposal: 'refund',
  messages: { de: 'Alle Flüge sind gestrichen.' },
  by: 'Kim',
  brands: everyBrand,
} as const;
const openIncidents = () => createIncidents({ db: database.db, clock, onOpened: () => undefined });

test('of 1,000 travellers each has one mail within five minutes, though a process dies in between', async () => {
  await addTrips(1, 1_000);
  const incidents = openIncidents();
  const opened = await Promise.all([
    incidents.open('i'.repeat(22), { ...nothing, airport: 'pmi' }, strike),
    incidents.open('i'.repeat(22), { ...nothing, airport: 'pmi' }, strike),
  ]);
  expect(opened).toEqual([1_000, 1_000]);
  const began = performance.now();
  const sent: string[] = [];
  const take = (id: string) => {
    sent.push(id);
    return 'taken' as const;
  };
  // The first process gets stuck in the middle with a batch in its hands.
  const stuck = startProcess((id) => (sent.length < 400 ? take(id) : 'unknown'));
  stuck.wake();
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(400);
  await stuck.close();
  clock.advance(noticePolicy.retryDelaysMs[0]);
  const other = startProcess(take);
  const read = async () => {
    other.wake();
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from trip_notice where stage > 0`,
    );
    return rows[0]?.n;
  };
  await expect.poll(read, { timeout: 120_000 }).toBe(1_000);
  expect(performance.now() - began).toBeLessThan(300_000);
  expect(sent).toHaveLength(1_000);
  expect(new Set(sent).size).toBe(1_000);
  const events = await database.pool.query(`select from booking_event where kind = 'notice'`);
  expect(events.rowCount).toBe(1_000);
}, 240_000);

test('each traveller reads what staff have written in the language of the booking; while one language is missing nobody is written to', async () => {
  await addTrips(1, 2);
  await addTrips(3, 1);
  await database.pool.query(
    `update booking set "order" = jsonb_set("order", '{language}', '"fr"') where booking_number = $1`,
    [numberOf(3)],
  );
  const incidents = openIncidents();
  const criteria = { ...nothing, airport: 'PMI' };
  expect((await incidents.find(criteria, everyBrand, { limit: 1 })).readers).toEqual([
    { language: 'de', count: 2 },
    { language: 'fr', count: 1 },
  ]);
  const readMessages = async () => {
    const { rows } = await database.pool.query<{ message: string }>(
      `select facts ->> 'message' as message from trip_notice join booking on booking.id = booking_id order by booking_number`,
    );
    return rows.map(({ message }) => message);
  };
  const id = 'i'.repeat(22);
  expect(await incidents.open(id, criteria, strike)).toBeNull();
  expect(await readMessages()).toEqual([]);
  const messages = { ...strike.messages, fr: 'Tous les vols sont annulés.' };
  expect(await incidents.open(id, criteria, { ...strike, messages })).toBe(3);
  expect(await readMessages()).toEqual([strike.messages.de, strike.messages.de, messages.fr]);
  // The same form again, and a booking in one more language since then.
  await addTrips(4, 1);
  await database.pool.query(
    `update booking set "order" = jsonb_set("order", '{language}', '"es"') where booking_number = $1`,
    [numberOf(4)],
  );
  expect(await incidents.open(id, criteria, { ...strike, messages })).toBe(3);
  expect(await readMessages()).toHaveLength(3);
});

test('an incident hits the trips that all of its values fit, and none that is over, cancelled or earlier', async () => {
  const { trip } = buildOrder();
  const { outbound, inbound } = trip;
  if (outbound === null || inbound === null) throw new Error('The trip has flights');
  await addTrips(1, 1);
  await addTrips(2, 1, { hotel: { ...trip.hotel, name: 'Hotel Cala Roja' } });
  await addTrips(3, 1, {
    outbound: { ...outbound, to: 'Ibiza (IBZ)', flightNumber: '7Q 222', airline: 'Südwind' },
    inbound: { ...inbound, from: 'Ibiza (IBZ)' },
  });
  await addTrips(4, 1, { outbound: null, inbound: null, checkIn: '2027-06-01', checkOut: '2027-06-08' });
  await addTrips(5, 1, {}, 'cancelled');
  await addTrips(6, 1, { outbound: null, inbound: null, checkIn: '2027-03-01', checkOut: '2027-03-31' });
  const hits = async (criteria: Partial<typeof nothing>) =>
    (await openIncidents().find({ ...nothing, ...criteria }, everyBrand, { limit: 100 })).bookings.map(
      ({ bookingNumber }) => bookingNumber,
    );
  expect(await hits({ airport: 'PMI' })).toEqual([numberOf(1), numberOf(2)]);
  expect(await hits({ airport: 'ibz' })).toEqual([numberOf(3)]);
  expect(await hits({ airport: '%' })).toEqual([]);
  expect(await hits({ flight: '7q222' })).toEqual([numberOf(3)]);
  expect(await hits({ airline: 'süd' })).toEqual([numberOf(3)]);
  expect(await hits({ hotel: 'hotel cala r' })).toEqual([numberOf(2)]);
  expect(await hits({ airport: 'PMI', hotel: 'Hotel Cala B' })).toEqual([numberOf(1)]);
  expect(await hits({ from: '2027-05-10' })).toEqual([numberOf(4)]);
  expect(await hits({ from: '2027-05-09', to: '2027-05-31' })).toEqual([
    numberOf(1),
    numberOf(2),
    numberOf(3),
  ]);
  expect(await hits({ to: '2027-04-30' })).toEqual([]);
  expect(isEmptyIncident(nothing)).toBe(true);
  await expect(openIncidents().open('j'.repeat(22), nothing, strike)).rejects.toThrow(RangeError);
});

test('the office lists who has to answer and whom to call, and exports it without names', async () => {
  await addTrips(1, 1);
  await database.pool.query(
    `insert into trip_notice (id, booking_id, source, facts, is_significant, without_answer, state, created_at, answer_by)
     values ('n1', 'b' || lpad('1', 19, 'a'), 'one', '{"kind":"hotel-overbooked"}', true, 'staff', 'open', $1, $1),
            ('n2', 'b' || lpad('1', 19, 'a'), 'two', '{"kind":"hotel-closed"}', true, 'staff', 'expired', $1, $1),
            ('n3', 'b' || lpad('1', 19, 'a'), 'three', '{"kind":"hotel-closed"}', true, 'staff', 'accepted', $1, $1)`,
    [clock.now()],
  );
  const listTasks = createNoticeTaskList(database.db, clock);
  const ids = async (list: Parameters<typeof listNotices>[1]) =>
    (await listNotices(database.db, list, everyBrand)).map(({ id }) => id);
  expect(await ids('open')).toEqual(['n1']);
  expect(await ids('late')).toEqual(['n2']);
  expect(await ids('answered')).toEqual(['n3']);
  expect(await ids('all')).toEqual(['n1', 'n2', 'n3']);
  expect(await listTasks(everyBrand)).toMatchObject([
    { id: 'notice-n2', number: numberOf(1), toDo: 'office.task.notice-expired', subject: 'Ana Núñez' },
  ]);
  expect(
    formatListFile(
      listNoticeColumns({ texts: await loadTexts('en'), language: 'en' }),
      await listNotices(database.db, 'late', everyBrand),
    ),
  ).toBe(
    '\uFEFFbooking,change,leg,significant,state,since,answer by\r\n' +
      `${numberOf(1)},hotel-closed,,significant,expired,2027-04-01T10:00:00.000Z,2027-04-01T10:00:00.000Z\r\n`,
  );
  // Nobody calls about a trip that is over or cancelled.
  await database.pool.query(`update booking set amended = '{"trip":{"checkOut":"2027-03-31"}}'`);
  expect(await listTasks(everyBrand)).toEqual([]);
  await database.pool.query(`update booking set amended = null, state = 'cancelled'`);
  expect(await listTasks(everyBrand)).toEqual([]);
});

test('late notices of trips that are over or cancelled leave the others a place in the tasks', async () => {
  await addTrips(1_000, officeLists.notices, { checkOut: '2027-03-31' });
  await addTrips(2_000, 1, {}, 'cancelled');
  // Its id is the last.
  await addTrips(3_000, 1);
  await database.pool.query(
    `insert into trip_notice (id, booking_id, source, facts, without_answer, state, created_at, answer_by)
     select id, id, id, '{"kind":"hotel-closed"}', 'staff', 'expired', $1, $1 from booking`,
    [clock.now()],
  );
  const tasks = await createNoticeTaskList(database.db, clock)(everyBrand);
  expect(tasks.map(({ number }) => number)).toEqual([numberOf(3_000)]);
});

test('a process of the build before opens incidents until a new one replaces it', async () => {
  const { rowCount } = await database.pool.query(
    `insert into incident (id, title, criteria, proposal, messages, opened_by, opened_at)
     values ('of-the-build-before', 'Strike', '{}', 'refund', '{"de": "Streik"}', 'Kim', now())`,
  );
  expect(rowCount).toBe(1);
});
