import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type OfficeApp, openOfficeApp } from '../../../../tests/factories/office/office-app.ts';
import { markOf, type SeededBrand, seedBrand } from '../../../../tests/factories/office/seed-brand.ts';
import { createOfficeDeps, signInStaff } from '../../../../tests/factories/office-deps.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { createNoticeTaskList } from '../../../features/booking/notices/list-notices.server.ts';
import { createRefundTaskList } from '../../../features/booking/refunds/list-refunds.server.ts';
import { createReviewTaskList } from '../../../features/booking/reviews/review-task-list.server.ts';
import { createListCaseTasks } from '../../../features/cases/store/list-case-tasks.server.ts';
import { createWithdrawalTaskList } from '../../../features/withdrawal/office/withdrawal-office.server.ts';
import { routes } from '../../../routes.ts';
import { buildPath } from '../../../url.ts';
import { type OfficeRoute, officeAccess } from './brand-guard.server.ts';

const clock = settableClock('2026-12-01T12:00:00Z');
const own = 'abendmeer';
const foreign = 'tagwind';

let database: TestDatabase;
let served: OfficeApp;
let ofOwn: string;
let ofForeign: string;
let ofAll: string;
let foreignThings: SeededBrand;
let ownThings: SeededBrand;
/** What staff of the own brand read in every list, before the other brand had anything. */
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const deps = createOfficeDeps(db, clock);
  served = await openOfficeApp({
    ...deps,
    tasks: [
      ...deps.tasks,
      createRefundTaskList({ db, clock }),
      createNoticeTaskList(db, clock),
      createListCaseTasks(db),
      createReviewTaskList(deps.reviews),
      createWithdrawalTaskList(db),
    ],
  });
  ofOwn = await signInStaff(deps.staff, clock, 'service', 'own@staff.example', [own]);
  ofForeign = await signInStaff(deps.staff, clock, 'service', 'foreign@staff.example', [foreign]);
  ofAll = await signInStaff(deps.staff, clock, 'service', 'all@staff.example');
  ownThings = await seedBrand(db, clock, own);
  before = await readLists(ofOwn);
  foreignThings = await seedBrand(db, clock, foreign);
});
afterAll(async () => {
  await served.app.close();
  await database.drop();
});

const names = Object.keys(officeAccess) as OfficeRoute[];
const methodOf = (name: OfficeRoute): string => {
  const route = routes[name];
  return 'methods' in route ? (route.methods[0] ?? 'GET') : 'GET';
};
const isRead = (name: OfficeRoute) => methodOf(name) === 'GET';
const lists = names.filter((name) => isRead(name) && officeAccess[name] === 'narrowed');
/** Addresses of lists that show more than the bare one. */
const further: Partial<Record<OfficeRoute, readonly string[]>> = {
  back_office: ['?sort=placed', '?decide=1', `?brand=${foreign}`, '?format=csv'],
  back_office_cases: ['?due=all', '?due=all&format=csv', '?assignedTo=nobody&due=all'],
  back_office_notices: ['?list=all', '?list=all&format=csv'],
  back_office_refunds: ['?list=all', '?list=late', '?list=all&format=csv'],
  back_office_ledger_export: ['?month=2026-12', '?month=2026-11', '?month=2026-12&company=default'],
  back_office_vouchers: ['?format=csv', '?sort=balance'],
  back_office_promotions: ['?format=csv'],
  back_office_incident: [
    '?airport=PMI',
    '?hotel=a',
    '?from=2020-01-01',
    '?airport=PMI&format=csv&sort=-trip',
  ],
  back_office_voucher_export: ['?month=2026-12'],
  back_office_voucher_liability: ['?day=2026-12-01', '?format=csv&sort=brand'],
  back_office_withdrawals: ['?list=settled', '?page=1', '?format=csv', `?brand=${foreign}`, '?sort=newest'],
  back_office_reviews: ['?list=published', '?format=csv', `?brand=${foreign}`, '?sort=oldest'],
};
const addressesOf = (name: OfficeRoute) =>
  ['', ...(further[name] ?? [])].map((query) => `${buildPath(name, {} as never)}${query}`);
/** Without what is generated for each page. */
const tidy = (body: string) => body.replace(/nonce="[^"]*"/g, '').replace(/value="[\w-]{22}"|\breq-\w+/g, '');

async function readLists(session: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const address of lists.flatMap(addressesOf)) {
    const { statusCode, body } = await served.read(address, session);
    expect(statusCode, address).toBeLessThan(500);
    pages.set(address, tidy(body));
  }
  return pages;
}

const pathOf = (name: OfficeRoute, things: SeededBrand) => {
  const params = {
    ...things,
    document: 'confirmation',
    fileId: crypto.randomUUID(),
    pictureId: 'k3v9x0q2m7b4a8ca8c776554',
    deliveryId: crypto.randomUUID(),
    findingId: crypto.randomUUID(),
  };
  return buildPath(name, params as never);
};
const request = (name: OfficeRoute, things: SeededBrand, cookie: string) =>
  served.app.inject({
    method: methodOf(name) as 'GET' | 'POST',
    url: pathOf(name, things),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    ...(isRead(name) ? {} : { payload: '' }),
  });
const subjects = names.filter((name) => !['open', 'narrowed', 'house'].includes(officeAccess[name]));
const house = names.filter((name) => officeAccess[name] === 'house');

/** Everything that the other brand has. */
async function snapshot(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select jsonb_build_array(
       (select jsonb_agg(b order by id) from booking b where "order" ->> 'brand' = $1),
       (select jsonb_agg(n order by id) from trip_notice n where id = $2),
       (select jsonb_agg(c order by id) from complaint_case c where brand = $1),
       (select jsonb_agg(v order by id) from voucher v where brand = $1),
       (select jsonb_agg(p order by id) from promotion p where brand = $1),
       (select jsonb_agg(r order by id) from guest_review r where brand = $1),
       (select jsonb_agg(w order by id) from withdrawal w where brand = $1)) as everything`,
    [foreign, foreignThings.noticeId],
  );
  return rows[0].everything;
}

test('the matrix has every route of the office that the shop serves, and no other', () => {
  expect(names.toSorted()).toEqual(
    Object.keys(routes)
      .filter((name) => name.startsWith('back_office'))
      .toSorted(),
  );
});

describe('staff of one brand', () => {
  test('read the same lists, exports and counts whatever the other brand has', async () => {
    const after = await readLists(ofOwn);
    for (const [address, body] of after) {
      expect(body, address).toBe(before.get(address));
      expect(body, address).not.toContain(markOf(foreign));
    }
  });

  test('read their own in these lists, and staff of every brand read both', async () => {
    const shows = async (session: string, mark: string) =>
      [...(await readLists(session))].filter(([, body]) => body.includes(mark)).map(([address]) => address);
    const expected = await shows(ofOwn, markOf(own));
    expect(expected).toEqual(
      expect.arrayContaining([
        '/_office',
        '/_office/start',
        '/_office/cases',
        '/_office/notices',
        '/_office/notices/incident?airport=PMI',
        '/_office/refunds',
        '/_office/vouchers',
        '/_office/reviews',
        '/_office/withdrawals',
        '/_office/promotions',
      ]),
    );
    expect(await shows(ofAll, markOf(own))).toEqual(expected);
    expect(await shows(ofAll, markOf(foreign))).toEqual(expect.arrayContaining(expected));
    expect(await shows(ofForeign, markOf(own))).toEqual([]);
    // Files name the booking alone.
    const files = ['/_office/notices?list=all&format=csv', '/_office/refunds?list=all&format=csv'];
    expect(await shows(ofOwn, ownThings.bookingNumber)).toEqual(expect.arrayContaining(files));
    expect(await shows(ofForeign, ownThings.bookingNumber)).toEqual([]);
  });

  test.each(subjects)('find nothing of the other brand at %s, and nothing changes', async (name) => {
    const had = await snapshot();
    const answer = await request(name, foreignThings, ofOwn);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(markOf(foreign));
    expect(await snapshot()).toEqual(had);
  });

  test.each(subjects.filter(isRead))('open what is their own at %s', async (name) => {
    const { statusCode } = await request(name, ownThings, ofOwn);
    const isFile = /_(?:document|case_file|review_picture)$/.test(name);
    expect(statusCode).toBe(isFile ? 404 : 200);
  });

  test.each(house)('are refused at %s, which belongs to no brand', async (name) => {
    expect((await request(name, ownThings, ofOwn)).statusCode).toBe(403);
  });

  test('find nobody of the other brand by a search', async () => {
    for (const [form, address] of [
      [{ in: 'bookings', text: markOf(foreign) }, '/_office/search'],
      [{ text: markOf(foreign), due: 'all' }, '/_office/cases/search'],
      [{ text: markOf(foreign) }, '/_office/vouchers/search'],
    ] as const) {
      const { headers } = await served.post(address, form, ofOwn);
      const { body } = await served.read(String(headers.location), ofOwn);
      expect(body, address).not.toContain(foreignThings.bookingNumber);
      const all = await served.post(address, form, ofAll);
      const found = await served.read(String(all.headers.location), ofAll);
      expect(found.body, address).toContain(markOf(foreign));
    }
  });

  test('change nothing of the other brand by what their forms name', async () => {
    const had = await snapshot();
    const end = { change: 'end', id: foreignThings.promotionId };
    const ended = await served.post('/_office/promotions/change', end, ofOwn);
    expect(ended.headers.location).toContain('not-possible');
    const promotion = { change: 'add', brand: foreign, code: 'TAKEN-1', discount: '5 %', id: '' };
    expect((await served.post('/_office/promotions/change', promotion, ofOwn)).statusCode).toBe(400);
    const asked = `?chosen=${ownThings.withdrawalId}&number=${foreignThings.bookingNumber}`;
    const chosen = await served.read(`/_office/withdrawals${asked}`, ofOwn);
    expect(chosen.statusCode).toBe(400);
    expect(chosen.body).not.toContain(markOf(foreign));
    const connected = await served.post(
      `/_office/withdrawals/${ownThings.withdrawalId}`,
      { decision: 'connect', number: foreignThings.bookingNumber },
      ofOwn,
    );
    expect(connected.headers.location).toContain('no-order');
    expect(await snapshot()).toEqual(had);
  });

  test('write to travellers of their own brand alone in an incident', async () => {
    const count = async () =>
      (
        await database.pool.query(
          `select 1 from trip_notice join booking on booking.id = booking_id where "order" ->> 'brand' = $1`,
          [foreign],
        )
      ).rowCount;
    const had = await count();
    const form = {
      id: 'O'.repeat(22),
      airport: 'PMI',
      title: 'Storm',
      ...Object.fromEntries(LANGUAGES.map((language) => [`message-${language}`, 'The airport is closed.'])),
      proposal: 'information',
    };
    const { headers } = await served.post('/_office/notices/incident/open', form, ofForeign);
    expect(headers.location).toMatch(/sent=[12]$/);
    const own = await served.post('/_office/notices/incident/open', { ...form, id: 'P'.repeat(22) }, ofOwn);
    expect(own.headers.location).toMatch(/sent=[12]$/);
    expect(await count()).toBe((had ?? 0) + Number(/sent=(\d)/.exec(String(headers.location))?.[1]));
  });

  test('ask why a trip is not sold, and open the shop for a caller, for their own brand alone', async () => {
    const asked = `?brand=${foreign}&hotel=x&from=2027-05-01`;
    expect((await served.read(`/_office/supply${asked}`, ofOwn)).statusCode).toBe(400);
    // The address of the test is a host of the first brand.
    expect((await served.post('/_office/caller', { action: 'begin' }, ofForeign)).statusCode).toBe(403);
    expect((await served.post('/_office/caller', { action: 'begin' }, ofOwn)).statusCode).toBe(303);
  });
});
