import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { type OfficeApp, openOfficeApp } from '../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { settableClock } from '../../domain/time/clock.ts';

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
  message: 'The airport is closed until Monday.',
  proposal: 'information',
};
const countNotices = async () => (await database.db.selectFrom('trip_notice').select('id').execute()).length;

test.each(['', '/export', '/incident'])('only the service opens the notices: %s', async (page) => {
  expect((await read(`/_office/notices${page}`)).statusCode).toBe(200);
  expect((await read(`/_office/notices${page}`, editor)).statusCode).toBe(403);
  expect((await open(storm, editor)).statusCode).toBe(403);
});

test('an incident shows whom it hits, writes to them once though it is sent twice, and is in the audit log', async () => {
  expect((await read('/_office/notices/incident?airport=pmi')).body).toContain('Bookings affected: 1');
  expect((await read('/_office/notices/incident?airport=XXX')).body).toContain('No booking is affected.');
  expect((await read('/_office/notices/incident')).body).not.toContain('name="message"');
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
  ['without a message', { ...storm, message: '' }],
  ['with a day that does not exist', { ...storm, from: '2027-02-30' }],
  ['with another proposal', { ...storm, proposal: 'gift' }],
])('an incident %s is refused', async (_, form) => {
  const before = await countNotices();
  expect((await open({ ...form, id: 'T'.repeat(22) })).statusCode).toBe(400);
  expect(await countNotices()).toBe(before);
});
