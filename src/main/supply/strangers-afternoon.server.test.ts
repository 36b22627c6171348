import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import {
  type ListeningShop,
  openListeningShop,
  signUpMember,
} from '../../../tests/factories/listening-shop.ts';
import { createSoftShopper } from '../../../tests/factories/selling/soft-shopper.ts';
import type { SoftBrowser } from '../../../tests/factories/soft-browser.ts';
import { buildBillingAddress, buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { reconcileLedger } from '../../../tests/ledger/reconcile-ledger.ts';
import { euroRates } from '../../brands/euro-rates.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { createPictureLoader } from '../../demo/supplier/content/create-picture-loader.server.ts';
import { importIntoSupplierStore } from '../../demo/supplier/import/import-into-supplier-store.server.ts';
import { readSampleShop } from '../../demo/supplier/import/own-shop-under-test.server.ts';
import { feedFile } from '../../demo/supplier/import/sample-feeds.ts';
import { dayAt, formatDay, requireDay, weekdayOf } from '../../domain/time/calendar-day.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { FeedFile } from '../../ports/supply/feeds/import-files.server.ts';
import { formatImportReport } from '../../ports/supply/feeds/import-report.ts';
import { readAll, streamOf } from '../../ports/supply/feeds/samples/read-all.ts';

// A whole shop in one process, whose pages are rendered for the first time here.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
const eventually = { timeout: 90_000, interval: 500 };

const today = dayAt(new Date());
const soon = today + 60;
/** The flights of the sample depart on Mondays and Saturdays. */
const monday = soon + ((7 - weekdayOf(soon)) % 7);
/** Days that some tariffs are closed for; the files name days of their own. */
const closed = { '2026-05-06': formatDay(monday + 2), '2026-05-07': formatDay(monday + 3) };

let listening: ListeningShop | undefined;
afterEach(() => listening?.close());

/** Twelve hotels in two places that nobody has heard of, with their photographs in an archive. */
async function makeFiles(): Promise<readonly FeedFile[]> {
  const files = await Promise.all(
    (await readSampleShop('stranger')).map(async ({ name, open }) => {
      const text = Buffer.concat(await readAll(open())).toString();
      return feedFile(
        name,
        Object.entries(closed).reduce((dated, [day, other]) => dated.replaceAll(day, other), text),
      );
    }),
  );
  const hotels = Array.from({ length: 12 }, (_, index) => 710_001 + index);
  const photographs = await Promise.all(
    hotels.map(async (id, index) => {
      const background = `hsl(${index * 30}, 50%, 50%)`;
      const create = { width: 900, height: 600, channels: 3, background } as const;
      return [`photographs/${id}/front.jpg`, await sharp({ create }).jpeg().toBuffer()] as const;
    }),
  );
  const rows = hotels.map(
    (id) => `${id},,1,hotel,,${id}/front.jpg,Ida Sund,Ida Sund,contract 1,,Haus am See,House by the lake,,,`,
  );
  const columns =
    'hotel_id,room_code,position,shows,url,file,credit,rights_holder,licence,valid_until,alt_de,alt_en,alt_es,alt_fr,alt_it';
  const archive = zipSync({ ...Object.fromEntries(photographs), '__MACOSX/._front.jpg': strToU8('x') });
  return [
    ...files,
    feedFile('pictures.csv', [columns, ...rows].join('\n')),
    { name: 'photographs.zip', open: () => streamOf(archive) },
  ];
}

/** Opens an empty shop that charges a currency, looks around in it, and fills it. @returns the lines of the import's report */
async function openShop(currency: 'EUR' | 'CHF') {
  const { market, insolvencyCover, currencyInfo } = swissBrand;
  const swiss = currency === 'CHF' && { market, insolvencyCover, currencyInfo };
  // Members pay what everybody pays.
  const charging = [...brands].map(
    ([key, brand]) => [key, { ...brand, ...swiss, membershipDiscountPercent: 0 }] as const,
  );
  listening = await openListeningShop({ DEMO_WORLD: '0' }, new Map(charging));
  const browser = await signUpMember(listening, 'anna@traveller.example');
  expect((await list(browser, listening.origin, { kind: 'hotel-only', children: [] })).length).toBe(0);
  for (const path of ['', '/search?hotelOnly=1', '/gallery/AllDestinations']) {
    await browser.open(`${listening.origin}/de-de${path}`);
    expect([path, browser.status]).toEqual([path, 200]);
  }
  const report = await importIntoSupplierStore(await makeFiles(), {
    pool: listening.database.pool,
    clock: systemClock,
    currencyInfo: euroRates,
    pictures: createPictureLoader(new Set()),
  });
  return { shop: listening, browser, report: formatImportReport(report).split('\n') };
}

interface Asked {
  /** Weeks after the first one. */
  readonly weeks?: number;
  readonly kind: 'package' | 'hotel-only';
  /** Ages on the first day. */
  readonly children: readonly number[];
}

const bornAt = (age: number) => formatDay(monday - Math.round((age + 0.5) * 365.25));

/** The cheapest week of each hotel for two adults and children: hotel, price and offer. */
async function list(browser: SoftBrowser, origin: string, { kind, children, weeks = 0 }: Asked) {
  const departure = monday + 7 * weeks;
  const search = new URLSearchParams({
    departureDate: formatDay(departure),
    returnDate: formatDay(departure + 7),
    exact: '1',
    sort: 'price',
    ...(children.length > 0 && { children: children.map(bornAt).join(',') }),
    ...(kind === 'package' ? { airports: 'QYD' } : { hotelOnly: '1' }),
  });
  await browser.open(`${origin}/de-de/ajax/mixed-resultlist?${search}`);
  const { results } = JSON.parse(browser.body) as {
    results: {
      hotel: { id: number; mainImage: { scene: string } };
      offer: { id: string; price: { totalAmount: number; currency: string } };
    }[];
  };
  return results.map(({ hotel, offer }) => ({
    hotel: hotel.id,
    scene: hotel.mainImage.scene,
    offer: offer.id,
    total: offer.price.totalAmount,
    currency: offer.price.currency,
  }));
}

/** Weights of the children in a stay, and their fares: the first child from 2 to 11 free, further ones at half, babies free. */
const parties: readonly { children: readonly number[]; weight: number; fares: number }[] = [
  { children: [], weight: 2, fares: 2 * 190 },
  { children: [5], weight: 2, fares: 2 * 190 + 142.5 },
  { children: [8, 5], weight: 2.5, fares: 2 * 190 + 2 * 142.5 },
  { children: [8, 0], weight: 2, fares: 2 * 190 + 142.5 + 40 },
];

/** SAVE is 60 and twice the hotel's number a night, FLEX ten more. SAVE of hotel 3 and all of hotel 5 are closed on two days. */
const rates: Readonly<Record<'EUR' | 'CHF', readonly (readonly [hotel: number, rate: number])[]>> = {
  EUR: [
    [710_001, 62],
    [710_007, 74],
    [710_003, 76],
    [710_009, 78],
    [710_011, 82],
  ],
  CHF: [
    [710_002, 64],
    [710_004, 68],
    [710_006, 72],
    [710_008, 76],
    [710_010, 80],
    [710_012, 84],
  ],
};

async function post<Answer>(
  browser: SoftBrowser,
  origin: string,
  path: string,
  body: object,
): Promise<Answer> {
  await browser.postJson(`${origin}/de-de/ajax/booking/${path}`, body);
  return JSON.parse(browser.body) as Answer;
}

/** Books an offer for two adults and two children by card. @returns the id of the checkout */
async function book(
  browser: SoftBrowser,
  origin: string,
  { offer, total }: { offer: string; total: number },
): Promise<string> {
  const { cart } = await post<{ cart: { checkout: { id: string } } | null }>(browser, origin, 'create', {
    offer,
    total,
    search: { duration: '7', children: [8, 5].map(bornAt).join(',') },
    trackingParams: {},
  });
  const id = cart?.checkout.id ?? '';
  const party = { adults: 2, childrenBorn: [8, 5].map((age) => requireDay(bornAt(age))) };
  const info = buildInfoPayload({ party, trip: { checkIn: formatDay(monday), outbound: null } });
  expect(await post(browser, origin, `${id}/set-info`, { data: info })).toMatchObject({ success: true });
  const card = await createSoftShopper(browser, `${origin}/de-de`).typeCard(id);
  const data = { customer: buildBillingAddress(), ...card, totalAmount: total };
  let answer = await post<{ finished: boolean; success: boolean }>(browser, origin, `${id}/do-payment-set`, {
    data,
  });
  for (let calls = 0; answer.success && !answer.finished && calls < 40; calls += 1)
    answer = await post(browser, origin, `${id}/book`, {});
  expect(answer).toMatchObject({ success: true, finished: true });
  return id;
}

/** Cancels a trip once it is booked. @returns the fee, minor units */
async function cancel(
  browser: SoftBrowser,
  { origin, database }: ListeningShop,
  id: string,
): Promise<number> {
  const waitFor = (state: string) =>
    vi.waitFor(async () => {
      const { rows } = await database.pool.query<{ state: string; fee: number | null }>(
        `select b.state, h.fee::integer as fee from booking b
          join supplier.hold h on h.booking_number = b.supplier_number where b.checkout_id = $1`,
        [id],
      );
      expect(rows[0]?.state).toBe(state);
      return rows[0]?.fee ?? -1;
    }, eventually);
  await waitFor('booked');
  await browser.open(`${origin}/de-de/my-trips/${id}/cancel?step=last`);
  await browser.submit(`trip/${id}/cancel`);
  return waitFor('cancelled');
}

test.each(['EUR', 'CHF'] as const)(
  'an operator’s files fill an empty shop that charges %s, which then is searched, booked and cancelled at prices calculated by hand',
  async (currency) => {
    const { shop, browser, report } = await openShop(currency);
    const { origin } = shop;
    const other = currency === 'EUR' ? 'CHF' : 'EUR';
    const refused = report.filter((line) => line.includes(`currency '${other}' is not ${currency}`));
    // Two tariffs of six hotels; in francs also the airline and two flights.
    expect(refused).toHaveLength(currency === 'EUR' ? 12 : 15);
    expect(report.filter((line) => line.includes('photographs.zip'))).toEqual([]);

    const kind = currency === 'EUR' ? 'package' : 'hotel-only';
    for (const { children, weight, fares } of parties) {
      const found = await vi.waitFor(async () => {
        const listed = await list(browser, origin, { kind, children });
        expect(listed.length).toBe(rates[currency].length);
        return listed;
      }, eventually);
      expect(found.map(({ hotel, total }) => [hotel, total])).toEqual(
        rates[currency].map(([hotel, rate]) => [
          hotel,
          100 * (7 * rate * weight + (kind === 'package' ? fares : 0)),
        ]),
      );
      for (const each of found)
        expect(each).toMatchObject({ currency, scene: expect.stringMatching(/^upload\./) });
    }
    const nextWeek = await list(browser, origin, { kind, children: [], weeks: 1 });
    if (currency === 'EUR')
      expect(nextWeek.find(({ hotel }) => hotel === 710_005)?.total).toBe(100 * (7 * 70 * 2 + 2 * 190));

    const found = await list(browser, origin, { kind, children: [8, 5] });
    await browser.open(`${origin}/image/420x300/${found[0]?.scene}.webp`);
    expect([browser.status, browser.header('content-type')]).toEqual([200, 'image/webp']);
    const [saving] = found;
    if (saving === undefined) throw new Error('Nothing is sold');
    // Never free of charge: the whole price.
    expect(await cancel(browser, shop, await book(browser, origin, saving))).toBe(saving.total);
    const flexible = found.find(({ hotel }) => hotel === 710_003);
    if (flexible !== undefined) {
      expect(flexible.total).toBe(100 * (7 * 76 * 2.5 + 665));
      // Free of charge up to a week before.
      expect(await cancel(browser, shop, await book(browser, origin, flexible))).toBe(0);
    }
    expect(await reconcileLedger(shop.database.pool)).toEqual([]);
    expect(shop.log).toEqual([]);
  },
);
