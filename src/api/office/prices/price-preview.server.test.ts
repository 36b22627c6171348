import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { type OfficeApp, openOfficeApp } from '../../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../../tests/factories/office-deps.ts';
import type { Brand } from '../../../brands/brand.ts';
import { brands } from '../../../brands/load-brands.server.ts';
import {
  openOwnShopUnderTest,
  readSampleShop,
} from '../../../demo/supplier/import/own-shop-under-test.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { PurchaseCurrency } from '../../../domain/money/purchase-currency.ts';
import type { PriceRule } from '../../../domain/search/prices/price-rule.ts';
import { wirePricePreview } from '../../../main/wiring/sale/wire-price-preview.server.ts';

/** Sells in Germany, and in francs in Switzerland. */
const rules: readonly PriceRule[] = [
  { key: 'five-stars', hotels: { stars: { from: 50, to: 50 } }, marginBasisPoints: 2_000 },
  { key: 'winter', until: '2026-03-31', marginBasisPoints: 500, perPerson: 450, fees: { phone: 2_500 } },
  {
    key: 'spring',
    from: '2026-04-01',
    marginBasisPoints: 750,
    perBooking: 1_000,
    rounding: { step: 1_000, below: 100 },
  },
];
const abendmeer = brands.get('abendmeer') as Brand;
const seller: Brand = { ...abendmeer, locales: ['de-de', 'de-ch'], priceRules: rules };
const francs: PurchaseCurrency = { currency: 'EUR', rate: '0.9435', day: '2026-02-27' };
const rates: Partial<Record<CurrencyCode, PurchaseCurrency>> = { EUR: { currency: 'EUR', rate: '1' } };
beforeEach(() => {
  rates.CHF = francs;
});

let database: TestDatabase;
let supplier: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
let office: OfficeApp;
let kim: string;
let tom: string;
let eve: string;

beforeAll(async () => {
  database = await createTestDatabase();
  supplier = await openOwnShopUnderTest(database.pool, new Date('2026-03-02T06:00:00Z'));
  await supplier.take(await readSampleShop());
  const { clock } = supplier;
  const plain: Brand = { ...(brands.get('tagwind') as Brand), priceRules: [] };
  const sold = new Map([...brands, ['abendmeer', seller], ['tagwind', plain]]);
  const deps = {
    ...createOfficeDeps(database.db, clock),
    pricePreview: wirePricePreview({
      pool: database.pool,
      clock,
      brands: sold,
      findPurchase: (charged) => rates[charged] ?? null,
    }),
  };
  office = await openOfficeApp(deps);
  kim = await signInStaff(deps.staff, clock, 'service', 'kim@staff.example');
  tom = await signInStaff(deps.staff, clock, 'service', 'tom@staff.example', ['tagwind']);
  eve = await signInStaff(deps.staff, clock, 'editor', 'eve@staff.example');
}, 60_000);
afterAll(async () => {
  await office.app.close();
  await supplier.supply.close();
  await database.drop();
});

const week = { site: 'abendmeer/de', hotel: '700001', from: '2026-05-04' };
const ask = (fields: Record<string, string>, session = kim, language = 'en') =>
  office.read(`/_office/supply/prices?${new URLSearchParams(fields)}`, session, language);

/** The rows of a page's tables: cells without their markup. */
const rowsOf = (body: string) =>
  (body.match(/<tr role="row">.*?<\/tr>/gs) ?? []).map((row) =>
    (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map((cell) =>
      cell
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/&#x27;|’/g, "'")
        .replaceAll(/\s/g, ' '),
    ),
  );
const listMarked = (body: string) =>
  (body.match(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g) ?? []).map(
    (field) => /name="(\w+)"/.exec(field)?.[1],
  );
const rowOf = (body: string, label: string) => rowsOf(body).find(([first]) => first?.startsWith(label));

describe('the preview of price rules', () => {
  test('is for staff of service and admins', async () => {
    expect((await ask(week, '')).headers.location).toMatch(/^\/_office\/sign-in\?to=/);
    expect((await ask(week, eve)).statusCode).toBe(403);
  });

  test('asks nothing before somebody has', async () => {
    const { statusCode, body } = await ask({});
    expect(statusCode).toBe(200);
    expect(rowsOf(body)).toEqual([]);
  });

  test('shows each step of the price by the rules of two days of booking', async () => {
    const { statusCode, body } = await ask({ ...week, channel: 'phone', day: '2026-04-01' });
    expect(statusCode).toBe(200);
    expect(rowsOf(body).slice(0, 10)).toEqual([
      ['Step', 'Today', 'Wed 1 Apr 2026'],
      ["Supplier's price", '1 491.00 €', '1 491.00 €'],
      ['Conversion: same currency', '1 491.00 €', '1 491.00 €'],
      ['Rule', 'winter', 'spring'],
      ['Margin', '+74.55 € (5 %)', '+111.83 € (7.5 %)'],
      ['Markup for all travellers', '+9.00 €', '0.00 €'],
      ['Markup per booking', '0.00 €', '+10.00 €'],
      ['Fee of the sales channel', '+25.00 €', '0.00 €'],
      ['Rounding', '0.00 €', '+6.17 €'],
      ['Price in the shop', '1 599.55 €', '1 619.00 €'],
    ]);
    expect(rowsOf(body).slice(10)).toEqual([
      ['Rule', 'Valid for bookings', 'Today', 'Wed 1 Apr 2026'],
      ['five-stars', 'always', 'is for other hotels', 'is for other hotels'],
      ['winter', 'until Tue 31 Mar 2026', 'sets the price', 'no longer applies'],
      ['spring', 'from Wed 1 Apr 2026', 'does not apply yet', 'sets the price'],
    ]);
  });

  test.each(['Porto Selva', 'porto selva', 'city/porto-selva-920002'])(
    'shows what a trip costs in hotels of %s by the rules of two days, each leading to its steps',
    async (place) => {
      const { statusCode, body } = await ask({ site: week.site, from: week.from, place, day: '2026-04-01' });
      expect(statusCode).toBe(200);
      expect(body).toContain(
        'The brand sells 2 hotels here. 2 of them were checked, 2 are available for this trip.',
      );
      expect(rowsOf(body)).toEqual([
        ['Hotel', "Supplier's price", 'Today', 'Wed 1 Apr 2026'],
        ['Pension Elaia', '1 092.00 €', '1 155.60 € winter', '1 189.00 € spring'],
        ['Selva Family Club', '2 149.00 €', '2 265.45 € winter', '2 329.00 € spring'],
        ['Difference from the price without rules', 'Today', 'Wed 1 Apr 2026'],
        ['Lowest', '+5.42 %', '+8.38 %'],
        ['Median', '+5.42 %', '+8.38 %'],
        ['Highest', '+5.82 %', '+8.88 %'],
        ['Rule', 'Valid for bookings', 'Today', 'Wed 1 Apr 2026'],
        ['five-stars', 'always', 'is for other hotels', 'is for other hotels'],
        ['winter', 'until Tue 31 Mar 2026', 'sets the price of 2 hotels', 'no longer applies'],
        ['spring', 'from Wed 1 Apr 2026', 'does not apply yet', 'sets the price of 2 hotels'],
      ]);
      expect(body).toMatch(/href="[^"]*prices\?[^"]*hotel=700002/);
    },
  );

  test('a place without hotels of the brand is refused, and a hotel together with a place', async () => {
    for (const wrong of [{ hotel: '', place: 'Atlantis' }, { place: 'Porto Selva' }]) {
      const { statusCode, body } = await ask({ ...week, ...wrong });
      expect(statusCode).toBe(400);
      expect(body).toContain('Please enter either a hotel or a place');
      expect(listMarked(body)).toEqual(['place']);
    }
  });

  test('converts for another market of the brand, with the rate and its day', async () => {
    const { body } = await ask({ ...week, site: 'abendmeer/ch', airport: 'QXD' });
    expect(rowOf(body, 'Conversion')).toEqual([
      'Conversion: 1 EUR = 0.9435 CHF, rate of Fri 27 Feb 2026',
      "CHF 1'406.76",
    ]);
    expect(rowOf(body, 'Price in the shop')).toEqual(['Price in the shop', "CHF 1'486.10"]);
  });

  test('says that a brand without rules charges what is bought', async () => {
    const { body } = await ask({ ...week, site: 'tagwind/de' });
    expect(rowOf(body, 'Rule')).toEqual(['Rule', 'no rule']);
    expect(body).toContain('This brand has no price rules.');
  });

  test('says why a trip is not sold, in the language of the browser', async () => {
    const { body } = await ask({ ...week, hotel: '700002', children: '4' }, kim, 'de');
    expect(body).toContain('Wird nicht verkauft');
    expect(rowsOf(body)).toEqual([]);
  });

  test('shows staff of some brands no other one', async () => {
    const { body } = await ask({}, tom);
    expect(body).toContain('value="tagwind/de"');
    expect(body).not.toContain('abendmeer/');
    for (const asked of [week, { ...week, hotel: '', place: 'Porto Selva' }]) {
      const foreign = await ask(asked, tom);
      expect([foreign.statusCode, rowsOf(foreign.body)]).toEqual([400, []]);
    }
  });

  test.each([
    ['site', { site: 'abendmeer/gb' }],
    ['site', { site: 'nobody/de' }],
    ['site', { site: 'abendmeer' }],
    ['channel', { channel: 'fax' }],
    ['day', { day: '1 April' }],
    ['hotel', { hotel: 'Meltemi' }],
  ])('refuses a %s that cannot be read, and marks it', async (name, wrong) => {
    const { statusCode, body } = await ask({ ...week, ...wrong });
    expect(statusCode).toBe(400);
    expect(listMarked(body)).toEqual([name]);
    expect(rowsOf(body)).toEqual([]);
  });
});

test('without a rate to sell at the preview says so', async () => {
  delete rates.CHF;
  const { statusCode, body } = await ask({ ...week, site: 'abendmeer/ch', airport: 'QXD' });
  expect(statusCode).toBe(200);
  expect(body).toContain('There is currently no exchange rate for this market');
});
