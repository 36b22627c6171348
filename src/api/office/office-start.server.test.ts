import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, type TestApp } from '../../../tests/factories/test-app.ts';
import type { DailySales, Departure } from '../../domain/staff/daily-sales.ts';
import type { StepCount } from '../../domain/staff/sale-step.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import type { StaffTask } from '../../domain/staff/staff-task.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let shop: TestApp;
let bookingTasks: readonly StaffTask[] = [];
let caseTasks: readonly StaffTask[] = [];
let sales: readonly DailySales[] = [];
let steps: readonly StepCount[] = [];
let departures: readonly Departure[] = [];
const clock = settableClock('2026-11-21T12:00:00Z');
const minute = 60_000;

beforeAll(async () => {
  database = await createTestDatabase();
  office = {
    ...createOfficeDeps(database.db, clock),
    figures: {
      listSales: async () => sales,
      readSteps: async () => steps,
      listDepartures: async ({ from }) => ({
        days: [{ day: from, count: departures.length }],
        first: departures,
      }),
    },
    tasks: [async () => bookingTasks, async () => caseTasks],
  };
  shop = await buildTestApp({ pool: database.pool, shop: { office } });
});
beforeEach(() => {
  clock.advance(minute);
  bookingTasks = [];
  caseTasks = [];
  sales = [];
  steps = [];
  departures = [];
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
      '/_office/notices',
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
      '/_office/notices',
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

test('tasks are counted by kind, and one kind can be looked at alone', async () => {
  bookingTasks = [
    buildTask('B-1'),
    buildTask('B-2', { toDo: 'office.task.refund-late' }),
    buildTask('B-3', { toDo: 'office.task.refund-late' }),
  ];
  const session = await signIn('service');
  const all = await read('/_office/start', session);
  expect(all.match(/(?<=<strong>)\d+(?=<\/strong><\/a>)/g)?.slice(0, 3)).toEqual(['3', '1', '2']);
  expect(numbersIn(await read('/_office/start?kind=office.task.refund-late', session))).toEqual([
    'B-2',
    'B-3',
  ]);
  // Decided meanwhile.
  expect(numbersIn(await read('/_office/start?kind=office.task.dispute', session))).toHaveLength(3);
});

test('sales are charts with a table of their figures, each currency by itself', async () => {
  const today = dayAt(clock.now());
  const sale = { day: today, brand: 'abendmeer', market: 'ch', bookings: 2, revenue: 123_450 };
  sales = [
    { ...sale, currency: 'CHF' },
    { ...sale, currency: 'EUR', revenue: 50_000 },
  ];
  steps = [{ brand: 'abendmeer', market: 'ch', step: 'search', count: 40 }];
  const body = await read('/_office/start', await signIn('service'));
  expect(body.match(/<figcaption>[^<]+/g)).toEqual([
    '<figcaption>Abendmeer: bookings in CHF ',
    '<figcaption>Abendmeer: revenue in CHF ',
    '<figcaption>Abendmeer: bookings in EUR ',
    '<figcaption>Abendmeer: revenue in EUR ',
    '<figcaption>Abendmeer · CH',
  ]);
  expect(body).toContain('Result pages: 40, Hotel pages: 0, Bookings begun: 0, Trips booked: 4');
  expect(body).toContain('CHF\u00a01&#x27;234.50');
});

test('who looks after pages alone sees no figures of the trade', async () => {
  const body = await read('/_office/start', await signIn('editor'));
  expect(body).not.toContain('Bookings and revenue');
  expect(body).not.toContain('Departures');
});

test('a day says how many leave and leads to their bookings', async () => {
  const day = dayAt(clock.now());
  departures = [
    { bookingNumber: 'AAAA-AAAA', day, customer: 'Ana Núñez', hotel: 'Hotel Mirador', travellers: 3 },
  ];
  const body = await read('/_office/start', await signIn('service'));
  expect(body).toContain(
    'href="/_office?state=booked&amp;departureFrom=2026-11-21&amp;departureTo=2026-11-21"',
  );
  expect(body).toContain('1 trip');
  expect(body).toContain('Hotel Mirador');
});
