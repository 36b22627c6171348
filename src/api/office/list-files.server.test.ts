import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { markOf, type SeededBrand, seedBrand } from '../../../tests/factories/office/seed-brand.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, type TestApp } from '../../../tests/factories/test-app.ts';
import { addVoucher } from '../../../tests/factories/vouchers/voucher-fixture.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { HeldDelivery } from '../../ports/supply/deliveries-port.ts';
import { type RouteName, routes } from '../../routes.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let shop: TestApp;
let service: string;
let admin: string;
let editor: string;
let early: SeededBrand;
let late: SeededBrand;
const clock = settableClock('2026-09-01T12:00:00Z');

const delivery: HeldDelivery = {
  id: '4f1f6a1c-62a2-4a4e-8a53-3a3c5b1d0001',
  state: 'waiting',
  sentAt: new Date('2026-11-20T08:00:00Z'),
  sentBy: '',
  isFull: false,
  files: ['rates.csv'],
  findings: [],
  decidedAt: null,
  report: null,
};
const deliveries: readonly HeldDelivery[] = [
  delivery,
  {
    ...delivery,
    id: '4f1f6a1c-62a2-4a4e-8a53-3a3c5b1d0002',
    state: 'refused',
    sentAt: new Date('2026-11-19T08:00:00Z'),
    decidedAt: new Date('2026-11-19T09:00:00Z'),
  },
];

/** One of everything for each of two brands, weeks apart, so that every list has rows that a filter divides. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, pool } = database;
  const deps = createOfficeDeps(db, clock);
  office = { ...deps, deliveries: { ...deps.deliveries, list: async () => deliveries } };
  shop = await buildTestApp({ pool, shop: { office } });
  early = await seedBrand(db, clock, 'abendmeer');
  clock.set('2026-11-21T12:00:00Z');
  late = await seedBrand(db, clock, 'tagwind');
  await addVoucher(db, { brand: 'abendmeer', amount: 5_000, at: new Date('2026-09-01T12:00:00Z') });
  await pool.query(`update voucher set state = 'blocked' where id = $1`, [late.voucherId]);
  await pool.query(`update trip_notice set facts = '{"kind":"hotel-overbooked"}' where id = $1`, [
    late.noticeId,
  ]);
  await pool.query(
    `update due_refund set reason = 'cancellation', amount = 99 where booking_id =
      (select id from booking where booking_number = $1)`,
    [late.bookingNumber],
  );
  await pool.query(
    `update booking set "order" = jsonb_set("order"::jsonb, '{trip,hotel,name}', '"Mavi"') where booking_number = $1`,
    [late.bookingNumber],
  );
  service = await signInStaff(office.staff, clock, 'service');
  clock.advance(60_000);
  admin = await signInStaff(office.staff, clock, 'admin');
  clock.advance(60_000);
  editor = await signInStaff(office.staff, clock, 'editor');
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const get = (url: string, cookie: string) =>
  shop.app.inject({
    url,
    headers: { host: 'shop.test', cookie, accept: 'text/html', 'accept-language': 'en' },
  });

async function countExports(list: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select 1 from staff_audit where action = 'list exported' and subject = $1`,
    [list],
  );
  return rows.length;
}

interface ListUnderTest {
  readonly role?: 'admin';
  /** What the first line of its file is. */
  readonly heading: string;
  /** Filters of an address that let all rows through, and some of them. */
  readonly all: string;
  readonly some: string;
  /** Two orders of an address, each the reverse of the other, and the column of the file that they are about. */
  readonly orders: readonly [first: string, reverse: string];
  readonly column: string;
}

/** The lists of the office. A page without a parameter in its address is here or below. */
const lists: Partial<Record<RouteName, ListUnderTest>> = {
  back_office: {
    heading: 'booking,brand,market,state,hotel,departure,total,currency,placed',
    all: '',
    some: 'brand=tagwind',
    orders: ['number', '-number'],
    column: 'booking',
  },
  back_office_cases: {
    heading: 'case,to do,due,state,reason,received,assigned to',
    all: 'due=all',
    some: 'due=overdue',
    orders: ['number', '-number'],
    column: 'case',
  },
  back_office_refunds: {
    heading: 'booking,reason,state,amount,currency,since,promised,late',
    all: '',
    some: 'reason=cancellation',
    orders: ['amount', '-amount'],
    column: 'amount',
  },
  back_office_notices: {
    heading: 'booking,change,leg,significant,state,since,answer by',
    all: '',
    some: 'kind=incident',
    orders: ['number', '-number'],
    column: 'booking',
  },
  back_office_incident: {
    heading: 'booking,hotel,check in,check out',
    all: 'airport=PMI',
    some: 'airport=PMI&hotel=Mavi',
    orders: ['number', '-number'],
    column: 'booking',
  },
  back_office_vouchers: {
    heading: 'hint,state,balance,face value,currency,sold with,valid until',
    all: '',
    some: 'state=blocked',
    orders: ['balance', '-balance'],
    column: 'balance',
  },
  back_office_voucher_liability: {
    heading: 'day,brand,outstanding,currency',
    all: 'day=2026-11-21',
    some: 'day=2026-10-31',
    orders: ['brand', '-brand'],
    column: 'brand',
  },
  back_office_promotions: {
    heading:
      'code,members,brand,percent,amount,currency,uses,uses in all,valid from,valid to,travel from,travel to,destinations',
    all: '',
    some: 'of=tagwind',
    orders: ['code', '-code'],
    column: 'code',
  },
  back_office_deliveries: {
    heading: 'delivery,sent,rules,state,decided',
    all: '',
    some: 'state=refused',
    orders: ['sent', '-sent'],
    column: 'sent',
  },
  back_office_reviews: {
    heading: 'booking,brand,hotel,state,rating,language,pictures,pictures left out,changed,decided by',
    all: '',
    some: 'brand=tagwind',
    orders: ['newest', 'oldest'],
    column: 'changed',
  },
  back_office_withdrawals: {
    heading: 'id,brand,received,candidates,settled,settled by,outcome,booking',
    all: '',
    some: 'brand=tagwind',
    orders: ['newest', 'oldest'],
    column: 'received',
  },
  back_office_accounts: {
    role: 'admin',
    heading: 'name,email,role,brands,state,passkeys,last sign-in',
    all: '',
    some: 'role=service',
    orders: ['person', '-person'],
    column: 'name',
  },
  back_office_audit: {
    role: 'admin',
    heading: 'at,person,action,subject,facts',
    all: '',
    some: 'action=list+exported',
    orders: ['at', '-at'],
    column: 'at',
  },
};

/** Pages without a parameter that are no list, and what they are. */
const others: Partial<Record<RouteName, string>> = {
  back_office_start: 'tasks by how they hurry, and figures: each task is in the list of its trade',
  back_office_sign_in: 'a form',
  back_office_set_up: 'a form',
  back_office_account: 'the own account',
  back_office_restore:
    'what a restored database lacks: there after a restore alone, and all of it has to be decided',
  back_office_case_templates: 'texts that are edited, a form for each topic',
  back_office_sale_check: 'a question and its answer',
  back_office_prices: 'a question and its answer',
  back_office_ledger_export: 'a file itself',
  back_office_voucher_export: 'a file itself',
};

test('every page of the office without a parameter is a list that is tested here, or says why it is none', () => {
  const pages = Object.entries(routes)
    .filter(([name, shape]) => name.startsWith('back_office') && !('methods' in shape))
    .filter(([, { paths }]) => !paths[0].includes('{'))
    .map(([name]) => name);
  expect([...Object.keys(lists), ...Object.keys(others)].toSorted()).toEqual(pages.toSorted());
});

const cases = Object.entries(lists).map(([route, list]) => [route as RouteName, list] as const);

/** A table of a file: cells by row, under the first line's names. No cell of these lists has a line break. */
function readColumn(file: string, column: string): string[] {
  const [heading = '', ...lines] = file
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  const at = heading.split(',').indexOf(column);
  return lines.map((line) => line.split(',')[at] ?? '');
}

/** Leaves out what repeats the value before it: each file that is loaded adds a line to the audit log. */
const joinEqual = (values: readonly string[]) => values.filter((each, at) => each !== values[at - 1]);

describe.each(cases)('the list %s', (route, { role, heading, all, some, orders, column }) => {
  const path = routes[route].paths[0];
  const open = (query: string) => get(`${path}?${query}`, role === 'admin' ? admin : service);
  const readFile = async (query: string) => readColumn((await open(`${query}&format=csv`)).body, column);
  /** The link of a page that loads what it shows as a file. */
  const findFile = (page: string) =>
    /href="([^"]*format=csv)" download/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';

  test('filters its rows, on the page and in the file that the page leads to', async () => {
    const everything = await readFile(all);
    const page = (await open(some)).body;
    const [search = ''] = /<search>.*<\/search>/s.exec(page) ?? [];
    for (const name of new URLSearchParams(some).keys()) expect(search).toContain(`name="${name}"`);
    const file = await get(findFile(page), role === 'admin' ? admin : service);
    const filtered = readColumn(file.body, column);
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered.length).toBeLessThan(everything.length);
    for (const each of filtered) expect(everything).toContain(each);
  });

  test('sorts its rows by links or a choice of its page, and its file alike', async () => {
    const [first, reverse] = await Promise.all(orders.map((order) => readFile(`${all}&sort=${order}`)));
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(joinEqual(first ?? [])).toEqual(joinEqual(reverse ?? []).toReversed());
    const page = (await open(`${all}&sort=${orders[0]}`)).body;
    expect(page).toMatch(/<th[^>]*aria-sort=|<select name="sort"/);
    expect(findFile(page)).toContain(`sort=${orders[0]}`);
  });

  test('is loaded as a file, and the audit log says so', async () => {
    const file = await open('format=csv');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    expect(file.body.split('\r\n')[0]).toBe(`\uFEFF${heading}`);
    const [, name = ''] = /filename="([a-z-]+)\.csv"/.exec(String(file.headers['content-disposition'])) ?? [];
    expect(await countExports(name)).toBeGreaterThan(0);
  });

  test('names no guest in its file', async () => {
    const { body } = await open(`${all}&format=csv`);
    const named = [markOf('abendmeer'), markOf('tagwind'), buildOrder().billing.lastName];
    // The mark is also the code of a promotion.
    if (route !== 'back_office_promotions') for (const name of named) expect(body).not.toContain(name);
  });

  test('is refused as a file to who may not read it', async () => {
    expect((await get(`${path}?format=csv`, role === 'admin' ? service : editor)).statusCode).toBe(403);
    expect((await get(`${path}?format=csv`, '')).headers.location).toContain('/_office/sign-in');
  });
});

test('a file has the rows that the filters let through, in the order of the list, whatever the page', async () => {
  const { body } = await get('/_office?brand=abendmeer&sort=-number&page=7&format=csv', service);
  const numbers = readColumn(body, 'booking');
  expect(numbers).toHaveLength(2);
  expect(numbers).toContain(early.bookingNumber);
  expect(numbers).toEqual(numbers.toSorted().toReversed());
});
