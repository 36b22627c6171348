import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import {
  buildTestApp,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { callerPolicy } from '../../defaults.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';

let database: TestDatabase;
let shop: TestApp;
const clock = settableClock('2026-11-28T12:00:00Z');
let service: string;
let admin: string;
let editor: string;
let signIn: (role: StaffRole) => Promise<string>;
/** Number of the booking that the database is said to have. */
let booked: string | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const office = { ...createOfficeDeps(database.db, clock), findBookingOfCaller: async () => booked };
  shop = await buildTestApp({ pool: database.pool, shop: { office } });
  signIn = (role) => signInStaff(office.staff, clock, role, `${randomUUID()}@staff.example`);
});
beforeEach(async () => {
  [service, admin, editor] = [await signIn('service'), await signIn('admin'), await signIn('editor')];
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

async function press(action: 'begin' | 'end', cookie: string) {
  return shop.app.inject({
    method: 'POST',
    url: '/_office/caller',
    headers: {
      ...fromThisSite,
      host: 'shop.test',
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `action=${action}`,
  });
}

/** The mark of a session that a member of staff has begun. */
async function begin(staff: string): Promise<string> {
  const answer = await press('begin', staff);
  expect(answer.statusCode).toBe(303);
  const mark = answer.cookies.find(({ name }) => name.endsWith('caller'));
  return `${mark?.name}=${mark?.value}`;
}

async function seesBar(...cookies: readonly string[]): Promise<boolean> {
  const headers = { host: 'shop.test', cookie: cookies.join('; '), 'accept-language': 'en' };
  const page = await shop.app.inject({ url: '/de-de/withdrawal', headers });
  const isMarked = page.body.includes('/_office/caller');
  // Nobody else may get to see such a page.
  if (isMarked) expect(page.headers['cache-control']).toBe('private, no-store');
  return isMarked;
}

test('the browser of staff who book for a caller says so on the shop’s pages', async () => {
  for (const staff of [service, admin]) expect(await seesBar(staff, await begin(staff))).toBe(true);
  expect(await seesBar(service)).toBe(false);
});

test('the mark says nothing without the session of the same account', async () => {
  const mark = await begin(service);
  expect(await seesBar(mark)).toBe(false);
  expect(await seesBar(admin, mark)).toBe(false);
});

test('a mark that we have not signed says nothing', async () => {
  const mark = await begin(service);
  const [name = '', value = ''] = mark.split('=');
  const moved = decodeURIComponent(value).replace(/\.(\d{13})\./, (_all, until) => `.${Number(until) + 1}.`);
  expect(moved).not.toBe(decodeURIComponent(value));
  expect(await seesBar(service, `${name}=${encodeURIComponent(moved)}`)).toBe(false);
});

test('editors and visitors begin no session', async () => {
  expect((await press('begin', editor)).statusCode).toBe(403);
  const refused = await press('begin', '');
  expect(refused.cookies.filter(({ name }) => name.endsWith('caller'))).toEqual([]);
  expect(refused.headers.location).toContain('sign-in');
});

test('the session ends with its booking, by a press, and by itself', async () => {
  const mark = await begin(service);
  booked = 'ABCD-2345';
  const session = sessionCookie(shop.app, 'S'.repeat(22));
  expect(await seesBar(service, mark, session)).toBe(false);
  booked = null;
  expect(await seesBar(service, mark, session)).toBe(true);
  const ended = await press('end', service);
  expect(ended.headers['set-cookie']).toContainEqual(expect.stringMatching(/caller=;/));
  expect(ended.headers['clear-site-data']).toBe('"storage"');
  // Who works in the shop stays signed in at the office meanwhile.
  for (const part of [0.3, 0.3, 0.3]) {
    clock.advance(callerPolicy.sessionMs * part);
    expect(await seesBar(service, mark)).toBe(true);
  }
  clock.advance(callerPolicy.sessionMs * 0.1);
  expect(await seesBar(service, mark)).toBe(false);
});
