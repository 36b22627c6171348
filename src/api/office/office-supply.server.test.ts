import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { euroRates } from '../../brands/euro-rates.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { createDeliveries } from '../../demo/supplier/import/deliveries.server.ts';
import {
  openOwnShopUnderTest,
  readSample,
  readSampleShop,
} from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { feedFile } from '../../demo/supplier/import/sample-feeds.ts';
import { wireSaleCheck } from '../../main/wiring/sale/wire-sale-check.server.ts';
import { readAll } from '../../ports/supply/feeds/samples/read-all.ts';

const host = 'shop.test';
let database: TestDatabase;
let supplier: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
let shop: TestApp;
let kim: string;
let eve: string;

beforeAll(async () => {
  database = await createTestDatabase();
  supplier = await openOwnShopUnderTest(database.pool, new Date('2026-03-02T06:00:00Z'));
  await supplier.take(await readSampleShop());
  const { clock } = supplier;
  const { pool } = database;
  const office = {
    ...createOfficeDeps(database.db, clock),
    deliveries: createDeliveries({ pool, clock, currencyInfo: euroRates }),
    saleCheck: wireSaleCheck({ pool, clock, brands, supplyCurrency: null }),
  };
  shop = await buildTestApp({ pool, shop: { office } });
  kim = await signInStaff(office.staff, clock, 'service', 'kim@staff.example');
  eve = await signInStaff(office.staff, clock, 'editor', 'eve@staff.example');
}, 60_000);
beforeEach(() => supplier.clock.advance(60_000));
afterAll(async () => {
  await shop.app.close();
  await supplier.supply.close();
  await database.drop();
});

const read = (url: string, cookie = kim, language = 'en') =>
  shop.app.inject({ url, headers: { host, cookie, 'accept-language': language } });
const decide = (id: string, decision: string, cookie = kim, site: Record<string, string> = fromThisSite) =>
  shop.app.inject({
    method: 'POST',
    url: `/_office/supply/delivery/${id}/decision`,
    payload: new URLSearchParams({ decision }).toString(),
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded', ...site },
  });

/** What a page says, without its markup. */
const textOf = (body: string) =>
  body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll(/\s+/g, ' ');

const sale = (fields: Record<string, string>) => `/_office/supply?${new URLSearchParams(fields)}`;
const week = { hotel: '700001', from: '2026-05-04', brand: 'abendmeer' };

describe('the page that says why a trip is not sold', () => {
  test('is for staff of service and admins', async () => {
    expect((await read(sale(week), '')).headers.location).toMatch(/^\/_office\/sign-in\?to=/);
    expect((await read(sale(week), eve)).statusCode).toBe(403);
  });

  test('asks nothing before somebody has', async () => {
    const { statusCode, body } = await read('/_office/supply');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('sale-answer');
  });

  test('answers with the price and the line that it comes from', async () => {
    const { statusCode, body } = await read(sale(week));
    expect(statusCode).toBe(200);
    // Seven nights of 71.00 for two adults, flights of 129.00 and 119.50 for each.
    expect(textOf(body)).toMatch(
      / Sold The trip is sold for 1.?491.00 €\. nights\.csv, line 4, imported on /,
    );
  });

  test('answers with the first reason and its line, in the language of the browser', async () => {
    const childless = { ...week, hotel: '700002', children: '4' };
    expect(textOf((await read(sale(childless))).body)).toMatch(
      / Not sold No room takes 2 adults and 1 child, nor does DBL with BB\. plans\.csv, line 5, imported on /,
    );
    expect(textOf((await read(sale(childless), kim, 'de')).body)).toContain(' Wird nicht verkauft ');
  });

  test('names prices that were refused in another currency', async () => {
    const rooms = await text('rooms.csv');
    const plans = await text('plans.csv');
    const hotels = await text('hotels.csv');
    const asNew = (csv: string) => csv.replaceAll('700002', '700009');
    await supplier.take([
      feedFile('hotels.csv', asNew(onlyOf(hotels, '700002'))),
      feedFile('rooms.csv', asNew(onlyOf(rooms, '700002'))),
      feedFile('francs.csv', asNew(onlyOf(plans, '700002')).replace(',EUR', ',CHF')),
    ]);
    expect(textOf((await read(sale({ ...week, hotel: '700009' }))).body)).toMatch(
      / Not sold Prices of the hotel in CHF were refused: .* francs\.csv, line 2, imported on /,
    );
  });

  test.each([
    ['hotel', { hotel: 'Meltemi' }, 'Please enter the number of a hotel.'],
    ['from', { from: '4 May' }, 'Please enter a day.'],
    ['children', { children: '4 and 9' }, 'Please enter ages from 0 to 17, separated by commas.'],
    ['brand', { brand: 'nobody' }, 'There is no such brand.'],
  ])('refuses a %s that cannot be read, and marks it', async (name, wrong, message) => {
    const { statusCode, body } = await read(sale({ ...week, ...wrong }));
    expect(statusCode).toBe(400);
    expect(textOf(body)).toContain(message);
    const [marked, another] = body.match(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
    expect(marked).toContain(`name="${name}"`);
    expect(another).toBeUndefined();
    expect(body).not.toContain('sale-answer');
  });
});

describe('the pages of held deliveries', () => {
  test('list a delivery, show its findings by example, and take it once', async () => {
    const id = await hold('kim@operator.example', '700001,SUI');
    expect((await read('/_office/supply/deliveries', '')).statusCode).toBe(303);
    expect((await read('/_office/supply/deliveries', eve)).statusCode).toBe(403);
    expect((await read('/_office/supply/deliveries')).body).toContain(`/_office/supply/delivery/${id}`);
    const page = textOf((await read(`/_office/supply/delivery/${id}`)).body);
    expect(page).toContain('from kim@operator.example. nights.csv');
    expect(page).toMatch(/hotel 700001, SUI, HB-FLEX: 139.00 € becomes 1.?390.00 € nights\.csv:2/);

    expect((await decide(id, 'take', '')).statusCode).toBe(303);
    expect((await decide(id, 'take', eve)).statusCode).toBe(403);
    expect((await decide(id, 'burn')).statusCode).toBe(400);
    expect((await decide(id, 'take', kim, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const waiting = await read(`/_office/supply/delivery/${id}`);
    expect(waiting.body).toContain('value="take"');

    const taken = await decide(id, 'take');
    expect([taken.statusCode, taken.headers.location]).toEqual([
      303,
      `/_office/supply/delivery/${id}?outcome=done`,
    ]);
    const { body } = await read(String(taken.headers.location));
    expect(textOf(body)).toContain('Your decision is saved.');
    expect(textOf(body)).not.toContain('from unknown');
    expect(body).not.toContain('value="take"');
    expect((await decide(id, 'refuse')).headers.location).toContain('outcome=decided');
    expect(await auditOf(id)).toEqual(['delivery taken']);
  });

  test('leave the decision to a second person', async () => {
    const id = await hold('kim@staff.example', '700003,FAM');
    const { headers } = await decide(id, 'take');
    expect(headers.location).toContain('outcome=own');
    expect(textOf((await read(String(headers.location))).body)).toContain(
      'You sent this delivery yourself: a second person has to decide.',
    );
    expect(await auditOf(id)).toEqual([]);
  });

  test('refuse a delivery, which changes nothing', async () => {
    const id = await hold('', '700003,FAM');
    const before = await supplier.supply.feed.after(0, 1_000);
    expect((await decide(id, 'refuse')).headers.location).toContain('outcome=done');
    expect(await supplier.supply.feed.after(0, 1_000)).toHaveLength(before.length);
    expect(textOf((await read(`/_office/supply/delivery/${id}`)).body)).toContain('Refused');
    expect(await auditOf(id)).toEqual(['delivery refused']);
  });

  test('know no other delivery', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await read(`/_office/supply/delivery/${id}`)).statusCode).toBe(404);
    expect((await decide(id, 'take')).statusCode).toBe(404);
  });
});

async function text(name: string): Promise<string> {
  return Buffer.concat(await readAll((await readSample(`shop/${name}`)).open())).toString();
}

/** The head of a table and the rows that begin with some cells. */
function onlyOf(csv: string, cells: string): string {
  return csv
    .split('\n')
    .filter((line, index) => index === 0 || line.startsWith(cells))
    .join('\n');
}

/** Sends the nights of a room at the tenfold rate; returns the id of the delivery, which is held. */
async function hold(sentBy: string, room: string): Promise<string> {
  const tenfold = onlyOf(await text('nights.csv'), room).replace(/,(\d+)\.00,EUR/, ',$10.00,EUR');
  const printed = await supplier.take([feedFile('nights.csv', tenfold)], { sentBy });
  const [, id] = /in the office under Supply, as (\S+)\.\n/.exec(printed) ?? [];
  if (id === undefined) throw new Error(`Not held: ${printed}`);
  return id;
}

async function auditOf(id: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from staff_audit where subject = $1 order by id',
    [id],
  );
  return rows.map(({ action }) => action);
}
