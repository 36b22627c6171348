import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, type TestApp } from '../../../tests/factories/test-app.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createBookingStore } from '../../features/booking/store/booking-store.server.ts';
import type { OfficeDeps } from './office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let shop: TestApp;
let service: string;
let admin: string;
let editor: string;
const clock = settableClock('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  office = createOfficeDeps(database.db, clock);
  shop = await buildTestApp({ pool: database.pool, shop: { office } });
  service = await signInStaff(office.staff, clock, 'service');
  admin = await signInStaff(office.staff, clock, 'admin');
  editor = await signInStaff(office.staff, clock, 'editor');
  for (const [name, brand] of [
    ['AAAA', 'abendmeer'],
    ['BBBB', 'tagwind'],
    ['CCCC', 'abendmeer'],
  ] as const) {
    const order = buildOrder({ checkoutId: `checkout-${name}`, brand });
    const booking = await createBookingStore(database.db).begin(order, clock.now(), {
      holder: 'test',
      leaseMs: 0,
    });
    await database.pool.query('update booking set booking_number = $2 where id = $1', [
      booking?.id,
      `${name}-${name}`,
    ]);
  }
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

const lists = [
  ['/_office', 'booking,brand,market,state,hotel,departure,total,currency,placed'],
  ['/_office/cases', 'case,to do,due,state,reason,received,assigned to'],
  ['/_office/refunds', 'booking,reason,state,amount,currency,since,promised,late'],
  ['/_office/notices', 'booking,change,leg,significant,state,since,answer by'],
  ['/_office/vouchers', 'hint,state,balance,face value,currency,sold with,valid until'],
  [
    '/_office/promotions',
    'code,members,brand,percent,amount,currency,uses,uses in all,valid from,valid to,travel from,travel to,destinations',
  ],
  ['/_office/supply/deliveries', 'delivery,sent,rules,state,decided'],
  ['/_office/reviews', 'booking,brand,hotel,state,rating,language,pictures,changed,decided by'],
  ['/_office/withdrawals', 'id,brand,received,candidates,settled,settled by,outcome,booking'],
  ['/_office/vouchers/liability', 'day,brand,outstanding,currency'],
  ['/_office/notices/incident', 'booking,hotel,check in,check out'],
] as const;

const listsByRole = [
  ...lists.map((list) => ['service', ...list] as const),
  ['admin', '/_office/accounts', 'name,email,role,brands,state,passkeys,last sign-in'] as const,
  ['admin', '/_office/audit', 'at,person,action,subject,facts'] as const,
];

test.each(listsByRole)('%s filters the list %s, and orders and loads what is in it', async (role, path) => {
  const { statusCode, body } = await get(path, role === 'admin' ? admin : service);
  expect(statusCode).toBe(200);
  expect(body).toContain('<search>');
  if (body.includes('<table class="list"')) {
    expect(body).toMatch(/<a[^>]+href="[^"]*sort=|<select name="sort"/);
    expect(body).toMatch(/href="[^"]*format=csv" download/);
  }
});

test.each(listsByRole)(
  '%s loads the list %s as a file, and the audit log says so',
  async (role, path, heading) => {
    const file = await get(`${path}?format=csv`, role === 'admin' ? admin : service);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toBe('no-store');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    expect(file.body.split('\r\n')[0]).toBe(`\uFEFF${heading}`);
    const [, name = ''] = /filename="([a-z-]+)\.csv"/.exec(String(file.headers['content-disposition'])) ?? [];
    expect(await countExports(name)).toBeGreaterThan(0);
  },
);

test.each(lists)('who may not read the list %s cannot load its file', async (path) => {
  expect((await get(`${path}?format=csv`, editor)).statusCode).toBe(403);
  expect((await get(`${path}?format=csv`, '')).headers.location).toContain('/_office/sign-in');
});

test('service staff load neither accounts nor the audit log', async () => {
  for (const path of ['/_office/accounts', '/_office/audit'])
    expect((await get(`${path}?format=csv`, service)).statusCode).toBe(403);
});

test('a file has the rows that the filters let through, in the order of the list, whatever the page, and names no guest', async () => {
  const { body } = await get('/_office?brand=abendmeer&sort=-number&page=7&format=csv', service);
  const [, ...lines] = body.trim().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['CCCC-CCCC', 'abendmeer'],
    ['AAAA-AAAA', 'abendmeer'],
  ]);
  expect(body).not.toContain(buildOrder().billing.lastName);
});

test('the page of a list leads to its file with the same filters and order', async () => {
  const { body } = await get('/_office?brand=abendmeer&sort=-number', service);
  expect(body).toContain('href="/_office?brand=abendmeer&amp;sort=-number&amp;format=csv"');
});

test('accounts are filtered by role and sorted', async () => {
  const { body } = await get('/_office/accounts?role=service&sort=-person&format=csv', admin);
  expect(body.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^service,service@staff\.example,service/),
  ]);
});
