import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { type OfficeApp, openOfficeApp } from '../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { everyBrand } from '../../domain/staff/brand-scope.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createNoticeTaskList } from '../../features/booking/notices/list-notices.server.ts';

let database: TestDatabase;
let served: OfficeApp;
const clock = settableClock('2027-04-01T12:00:00Z');
let service: string;
let editor: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const office = createOfficeDeps(database.db, clock);
  served = await openOfficeApp(office);
  service = await signInStaff(office.staff, clock, 'service');
  editor = await signInStaff(office.staff, clock, 'editor');
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
     values ('bookingofanincident0', 'checkout-of-an-incident', 1, 'booked', $1, 'ABCD-2345', now(), now(), 'default')`,
    [JSON.stringify(buildOrder())],
  );
});
afterAll(async () => {
  await served.app.close();
  await database.drop();
});

const read = (url: string, session = service) => served.read(url, session);
const open = (form: Record<string, string>, session = service) =>
  served.post('/_office/notices/incident/open', form, session);
const storm = {
  id: 'S'.repeat(22),
  airport: 'PMI',
  title: 'Storm',
  'message-de': 'Der Flughafen ist bis Montag geschlossen.',
  proposal: 'information',
};
const countNotices = async () => (await database.db.selectFrom('trip_notice').select('id').execute()).length;

test.each(['', '?format=csv', '/incident'])('only the service opens the notices: %s', async (page) => {
  expect((await read(`/_office/notices${page}`)).statusCode).toBe(200);
  expect((await read(`/_office/notices${page}`, editor)).statusCode).toBe(403);
  expect((await open(storm, editor)).statusCode).toBe(403);
});

test('an incident shows whom it hits, writes to them once though it is sent twice, and is in the audit log', async () => {
  expect((await read('/_office/notices/incident?airport=pmi')).body).toContain('Bookings affected: 1');
  expect((await read('/_office/notices/incident?airport=XXX')).body).toContain('No booking is affected.');
  expect((await read('/_office/notices/incident')).body).not.toContain('name="message-');
  const answers = [await open(storm), await open(storm)];
  expect(answers.map(({ headers }) => headers.location)).toEqual([
    '/_office/notices?sent=1',
    '/_office/notices?sent=1',
  ]);
  expect(await countNotices()).toBe(1);
  const { rows } = await database.pool.query(
    `select action from staff_audit where action = 'incident opened'`,
  );
  expect(rows).toHaveLength(2);
});

test.each([
  ['without anything that it hits', { ...storm, airport: '' }],
  ['with a day that does not exist', { ...storm, from: '2027-02-30' }],
  ['with another proposal', { ...storm, proposal: 'gift' }],
])('an incident %s is refused', async (_, form) => {
  const before = await countNotices();
  expect((await open({ ...form, id: 'T'.repeat(22) })).statusCode).toBe(400);
  expect(await countNotices()).toBe(before);
});

test('an incident without its name, or a message in a language that is read, is shown again with what was written', async () => {
  const before = await countNotices();
  const form = { ...storm, id: 'U'.repeat(22), 'message-de': '  ', 'message-fr': 'Fermé.', title: ' ' };
  const answer = await open(form);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Please give the incident a name.');
  expect(answer.body).toContain('Please write to these travellers, too');
  // Nobody reads French here.
  expect(answer.body).not.toContain('name="message-fr"');
  expect(answer.body).toContain(`value="${form.id}"`);
  const named = await open({ ...form, title: 'Storm & flood' });
  expect(named.statusCode).toBe(400);
  expect(named.body).toContain('value="Storm &amp; flood"');
  const written = await open({ ...form, 'message-de': 'Bis Montag geschlossen.' });
  expect(written.body).toContain('Bis Montag geschlossen.</textarea>');
  expect(await countNotices()).toBe(before);
});

test('the service records an answer by telephone with a note, which is in the timeline with its role', async () => {
  const noticeId = 'P'.repeat(22);
  await database.pool.query(
    `insert into trip_notice (id, booking_id, source, facts, is_significant, without_answer, state, created_at, answer_by)
     values ($1, 'bookingofanincident0', 'phone', '{"kind":"hotel-closed"}', true, 'staff', 'expired', now(), now())`,
    [noticeId],
  );
  const answer = (payload: Record<string, string>, session = service) =>
    served.post(`/_office/notice/${noticeId}/answer`, payload, session);
  expect((await read('/_office/notices?list=late')).body).toContain(`/_office/notice/${noticeId}`);
  expect((await read(`/_office/notice/${noticeId}`, editor)).statusCode).toBe(403);
  expect((await read(`/_office/notice/${'X'.repeat(22)}`)).statusCode).toBe(404);
  expect((await answer({ answer: 'cancel', note: 'Wants to stay home' }, editor)).statusCode).toBe(403);
  const tooShort = await answer({ answer: 'cancel', note: '' });
  expect(tooShort.statusCode).toBe(400);
  expect(tooShort.body).toContain('at least 3 characters');
  const done = await answer({ answer: 'cancel', note: 'Wants to stay home' });
  expect(done.headers.location).toBe(`/_office/notice/${noticeId}?outcome=done`);
  expect((await read(`/_office/notice/${noticeId}?outcome=done`)).body).toContain('The answer is recorded.');
  const { rows } = await database.pool.query(
    `select facts from booking_event where booking_id = 'bookingofanincident0' and kind = 'notice-answered'`,
  );
  expect(rows).toEqual([
    {
      facts: {
        answer: 'cancelled',
        answeredBy: 'phone',
        by: 'service',
        role: 'service',
        note: 'Wants to stay home',
      },
    },
  ]);
  await database.pool.query('delete from trip_notice where id = $1', [noticeId]);
});

test('who records an answer about a raise sees what it is about', async () => {
  const noticeId = 'Q'.repeat(22);
  const facts = {
    kind: 'price-raised',
    amount: 9_000,
    reason: 'fuel',
    calculation: 'Kerosene',
    isBinding: false,
  };
  await database.pool.query(
    `insert into trip_notice (id, booking_id, source, facts, is_significant, without_answer, state, created_at, answer_by)
     values ($1, 'bookingofanincident0', 'raise of a test', $2, true, 'staff', 'expired', now(), now())`,
    [noticeId, { ...facts, oldTotal: 100_000, newTotal: 109_000 }],
  );
  const { body } = await read(`/_office/notice/${noticeId}`);
  await database.pool.query('delete from trip_notice where id = $1', [noticeId]);
  expect(body).toContain('Fuel or energy: Kerosene');
  for (const amount of ['1,000.00', '90.00', '1,090.00'])
    expect(body.replaceAll('\u202f', ',').replaceAll(/\s/g, ',')).toContain(amount);
});

test('the service raises the price of a trip by a form that is entered once, and not in the last 20 days', async () => {
  const page = '/_office/booking/ABCD-2345/price-raise';
  const raise = (payload: Record<string, string>, session = service, number = 'ABCD-2345') =>
    served.post(
      `/_office/booking/${number}/price-raise/enter`,
      { id: 'R'.repeat(22), reason: 'fuel', ...payload },
      session,
    );
  const form = { amount: '20.00', note: 'Kerosene costs 5 % more.' };
  const { body } = await read(page);
  expect(body).toContain('Raise the price of a trip');
  expect(body).toContain('Increase for the whole booking, in EUR');
  expect((await read('/_office/booking/ZZZZ-2345/price-raise')).statusCode).toBe(404);
  expect((await read(page, editor)).statusCode).toBe(403);
  expect((await raise(form, editor)).statusCode).toBe(403);
  const refused = await raise({ ...form, amount: 'much', reason: 'taxes' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toMatch(
    /<option [^>]*value="taxes"[^>]* selected|<option [^>]*selected[^>]*value="taxes"/,
  );
  expect((await raise({ ...form, note: '' })).statusCode).toBe(400);
  const answers = [await raise(form), await raise(form)];
  expect(answers.map(({ headers }) => headers.location)).toEqual([
    `${page}?outcome=done`,
    `${page}?outcome=done`,
  ]);
  const { rows } = await database.pool.query(
    `delete from trip_notice where source like 'raise %' returning facts`,
  );
  expect(rows).toMatchObject([
    { facts: { kind: 'price-raised', amount: 2_000, reason: 'fuel', calculation: form.note } },
  ]);
  const order = buildOrder();
  const { outbound } = order.trip;
  const near = { ...order.trip, outbound: outbound && { ...outbound, departure: '2027-04-20T06:05' } };
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
     values ('bookingofanotherone0', 'checkout-of-another-one', 1, 'booked', $1, 'ABCD-2346', now(), now(), 'default')`,
    [JSON.stringify({ ...order, trip: near })],
  );
  const late = await raise(form, service, 'ABCD-2346');
  await database.pool.query(`delete from booking where id = 'bookingofanotherone0'`);
  expect(late.headers.location).toBe('/_office/booking/ABCD-2346/price-raise?outcome=too-late');
});

test('a raise that came too late is a task until staff have seen it, which the audit log names once', async () => {
  const id = 'L'.repeat(22);
  const facts = { kind: 'price-raised', amount: 1_250, reason: 'fuel', calculation: 'Kerosene' };
  await database.pool.query(
    `insert into trip_notice (id, booking_id, source, facts, state, created_at, ended_at)
     values ($1, 'bookingofanincident0', 'raise that was late', $2, 'dropped', now(), now())`,
    [id, facts],
  );
  const page = '/_office/booking/ABCD-2345/price-raise';
  const listTasks = createNoticeTaskList(database.db, clock);
  expect(await listTasks(everyBrand)).toMatchObject([{ id: `notice-${id}`, path: page }]);
  const shown = (await read(page)).body;
  expect(shown).toContain('Too late to be announced');
  expect(shown).toContain('12.50\u00a0€');
  const tick = (session = service) => served.post(`${page}/seen`, { id }, session);
  expect((await tick(editor)).statusCode).toBe(403);
  const elsewhere = '/_office/booking/ZZZZ-2345/price-raise';
  expect((await served.post(`${elsewhere}/seen`, { id }, service)).headers.location).toBe(elsewhere);
  expect(await listTasks(everyBrand)).toHaveLength(1);
  for (const location of [`${page}?outcome=seen`, page])
    expect((await tick()).headers.location).toBe(location);
  expect(await listTasks(everyBrand)).toEqual([]);
  expect((await read(page)).body).not.toContain('Too late to be announced');
  // One that was made and announced too late is a task, too, whatever has become of its notice.
  await database.pool.query(
    `update trip_notice set seen_at = null, state = 'accepted', announced_late_at = now() where id = $1`,
    [id],
  );
  expect(await listTasks(everyBrand)).toMatchObject([
    { toDo: 'office.task.raise-announced-late', path: page },
  ]);
  expect((await read(page)).body).toContain('the increase does not bind them');
  const { rows } = await database.pool.query(`select from staff_audit where action = 'late raise seen'`);
  await database.pool.query('delete from trip_notice where id = $1', [id]);
  expect(rows).toHaveLength(1);
});
