import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, type TestApp } from '../../../tests/factories/test-app.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import type { StaffTask } from '../../domain/staff/staff-task.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { OfficeDeps } from './office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let shop: TestApp;
let bookingTasks: readonly StaffTask[] = [];
let caseTasks: readonly StaffTask[] = [];
const clock = settableClock('2026-11-21T12:00:00Z');
const minute = 60_000;

beforeAll(async () => {
  database = await createTestDatabase();
  office = {
    ...createOfficeDeps(database.db, clock),
    tasks: [async () => bookingTasks, async () => caseTasks],
  };
  shop = await buildTestApp({ pool: database.pool, shop: { office } });
});
beforeEach(() => {
  clock.advance(minute);
  bookingTasks = [];
  caseTasks = [];
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const signIn = (role: StaffRole) =>
  signInStaff(office.staff, clock, role, `${role}-${clock.now().getTime()}@staff.example`);
const read = async (url: string, cookie: string) =>
  (
    await shop.app.inject({
      url,
      headers: { host: 'shop.test', cookie, 'accept-language': 'en', accept: 'text/html' },
    })
  ).body;
const numbersIn = (body: string) => [...body.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, n]) => n);

function buildTask(number: string, traits: Partial<StaffTask> & { readonly dueIn?: number } = {}): StaffTask {
  const { dueIn, ...rest } = traits;
  return {
    id: `task-${number}`,
    place: 'bookings',
    path: `/_office/booking/${number}`,
    number,
    toDo: 'office.task.review',
    subject: 'Ana Núñez',
    dueAt: dueIn === undefined ? null : new Date(clock.now().getTime() + dueIn),
    since: clock.now(),
    assignedTo: null,
    ...rest,
  };
}

test('the first page has the tasks of all trades in three groups, what hurries most first', async () => {
  bookingTasks = [buildTask('B-WAITS'), buildTask('B-SOON', { dueIn: 90 * minute })];
  caseTasks = [
    buildTask('C-LATE', { dueIn: 0, place: 'cases' }),
    buildTask('C-SOON', { dueIn: minute, place: 'cases' }),
  ];
  const body = await read('/_office/start', await signIn('service'));
  expect(numbersIn(body)).toEqual(['C-LATE', 'C-SOON', 'B-SOON', 'B-WAITS']);
  expect(body.match(/(?<=<h2 id="tasks-)\w+/g)).toEqual(['overdue', 'soon', 'waiting']);
  const words = body.replace(/<[^>]+>/g, '|');
  expect(words).toContain('overdue since 21 Nov 2026');
  expect(words).toContain('in 1 minute|');
  expect(words).toContain('in 1 hour|');
  expect(words).toContain('no deadline');
});

test('what becomes overdue in this minute says so', async () => {
  bookingTasks = [buildTask('B-1', { dueIn: minute })];
  const session = await signIn('service');
  expect(await read('/_office/start', session)).not.toContain('id="tasks-overdue"');
  clock.advance(minute - 1);
  expect(await read('/_office/start', session)).not.toContain('id="tasks-overdue"');
  clock.advance(1);
  expect(await read('/_office/start', session)).toContain('id="tasks-overdue"');
});

test('members see their own tasks, and those that nobody has taken', async () => {
  bookingTasks = [
    buildTask('MINE', { assignedTo: 'service' }),
    buildTask('THEIRS', { assignedTo: 'Noa' }),
    buildTask('NOBODYS'),
  ];
  const session = await signIn('service');
  expect(numbersIn(await read('/_office/start', session))).toHaveLength(3);
  expect(numbersIn(await read('/_office/start?whose=mine', session))).toEqual(['MINE']);
  expect(numbersIn(await read('/_office/start?whose=unassigned', session))).toEqual(['NOBODYS']);
  expect(await read('/_office/start', session)).toMatch(/>Mine \(1\)<\/a>/);
});

test('without a task the page says that nothing waits', async () => {
  expect(await read('/_office/start', await signIn('admin'))).toContain('Nothing is waiting for a decision.');
});

test.each([
  [
    'service',
    [
      '/_office',
      '/_office/cases',
      '/_office/vouchers',
      '/_office/reviews',
      '/_office/supply',
      '/_office/account',
    ],
  ],
  ['editor', ['/_editor', '/_office/account']],
  ['publisher', ['/_editor', '/_office/account']],
  [
    'admin',
    [
      '/_office',
      '/_office/cases',
      '/_office/vouchers',
      '/_office/reviews',
      '/_office/supply',
      '/_editor',
      '/_office/accounts',
      '/_office/audit',
      '/_office/account',
    ],
  ],
] as const)('%s sees the sections of the role alone', async (role, places) => {
  bookingTasks = [buildTask('B-1')];
  const body = await read('/_office/start', await signIn(role));
  const [nav = ''] = /<nav class="nav".*?<\/nav>/s.exec(body) ?? [];
  expect(nav.match(/(?<=href=")[^"]+/g)).toEqual(['/_office/start', ...places]);
  expect(nav).toContain('href="/_office/start" aria-current="page"');
  expect(numbersIn(body)).toEqual(role === 'service' || role === 'admin' ? ['B-1'] : []);
});

test('the page of a booking marks its section', async () => {
  const body = await read('/_office/booking/AAAA-AAAA', await signIn('service'));
  expect(body).toContain('<a href="/_office" aria-current="true">');
  expect(body.match(/aria-current/g)).toHaveLength(1);
});
