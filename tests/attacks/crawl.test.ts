import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseLimits } from '../../src/defaults.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { sealAlertReader } from '../fuzz/known-people.ts';
import { type FuzzedShop, openFuzzedShop } from '../fuzz/open-fuzzed-shop.ts';
import { type CrawlReport, crawlShop, PAYLOADS } from './crawl-shop.ts';

/** `npm run test:full` sends all, `npm test` every third. */
const payloads = PAYLOADS.filter((_, at) => process.env.PAYLOADS === 'all' || at % 3 === 0);

let database: TestDatabase;
let shop: FuzzedShop;
let report: CrawlReport;

beforeAll(async () => {
  database = await createTestDatabase({ connections: databaseLimits.connectionsPerProcess });
  shop = await openFuzzedShop(database, { settings: { NODE_ENV: 'production' } });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const at = (app: FastifyInstance, path: string) =>
    new URL(path, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  const starts = [
    '/de-de',
    '/de-de/search?duration=7',
    '/_office',
    '/_office/accounts',
    '/_office/sign-in',
    '/_editor',
    '/_office/reviews',
    '/_office/withdrawals',
    '/_office/refunds',
    '/_office/notices',
    '/_office/supply/deliveries',
  ];
  const [checkoutId] = shop.known.checkoutId ?? [];
  const { trips, known, newsletter } = shop;
  const query = `draft=${encodeURIComponent(String(known.draft?.[0]))}`;
  /** What links of mails open, and the pages of trips behind them. */
  const mailed = [
    `/de-de/pay/${known.token?.[0]}`,
    `/de-de/my-trips/${trips['to read']}?key=${known.key?.[0]}`,
    `/de-de/my-trips/${trips['to change']}/change/review?${query}`,
    `/de-de/my-trips/${trips['to change']}/notice/${known.noticeId?.[0]}`,
    `/de-de/my-trips/${trips['to cancel']}/cancel`,
    `/de-de/my-trips/${trips.over}/review`,
    `/de-de/voucher/${shop.voucherCheckoutId}/success`,
    `/de-de/newsletter/confirm?key=${newsletter.confirmation}`,
    `/de-de/price-alerts?key=${encodeURIComponent(sealAlertReader())}`,
  ];
  report = await crawlShop(
    [
      ...[...starts, ...mailed].map((path) => at(shop.app, path)),
      at(shop.app, `/de-de/booking/${checkoutId}/ancillaries`),
      at(shop.app, `/de-de/booking/${checkoutId}/info`),
      at(shop.app, `/_office/booking/${shop.known.bookingNumber?.[0]}`),
      at(shop.app.operator, '/_outbox'),
      at(shop.provider.app, '/'),
    ],
    await shop.signIn(),
    payloads,
  );
}, 10 * 60_000);
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test('a crawler that follows links and forms with hostile input finds no way in', () => {
  process.stdout.write(
    `${report.pages.length} pages, ${report.forms.length} forms, ${report.attacks} requests with hostile input\n`,
  );
  expect(report.faults).toEqual([]);
});

test('it has reached pages, checkout, office and editor, and their forms', () => {
  expect(report.pages).toEqual(
    expect.arrayContaining([
      'homepage',
      'resultlist',
      'hoteldetail',
      'favorites',
      'seoDestinationGlossary',
      'seoDestinationContent',
      'checkout_ancillaries',
      'checkout_info',
      'back_office',
      'back_office_booking',
      'back_office_audit',
      'editor',
    ]),
  );
  expect(report.forms.length).toBeGreaterThan(8);
  expect(report.attacks).toBeGreaterThan(100 * payloads.length);
  expect(shop.logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

test('it has reached the pages that keys of mails open, and the forms on them', () => {
  const pages = [
    'payment_link',
    'trip',
    'trip_change',
    'trip_change_review',
    'trip_notice',
    'trip_cancel',
    'trip_review',
    'voucher',
    'newsletter_confirm',
    'price_alert',
    'price_alerts',
    'room_request',
    'withdrawal',
    'back_office_reviews',
    'back_office_notices',
    'back_office_withdrawals',
    'back_office_refunds',
    'back_office_delivery',
  ];
  expect(pages.filter((name) => !report.pages.includes(name))).toEqual([]);
  const forms = report.forms.join('\n');
  for (const name of ['trip_change_quote', 'trip_notice_answer', 'trip_review_send', 'back_office_review'])
    expect(forms).toContain(name);
});

test('it finds the ways into a page that trusts its input', async () => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://shop.test');
    const [said = '', to = ''] = ['said', 'to'].map((name) => url.searchParams.get(name) ?? '');
    if (request.url?.includes('etc/passwd')) return response.end('root:x:0:0:root');
    if (to.startsWith('//')) return response.writeHead(302, { location: to }).end();
    if (to.includes('pg_sleep')) return response.writeHead(500).end();
    response.writeHead(200, {
      'content-type': 'text/html',
      ...(to.includes('X-zq81: 1') ? { 'x-zq81': '1' } : {}),
    });
    response.end(
      `<a href="/?said=a">a</a><form action="/"><input name="to"></form>${said.replace('{{7*7}}', '49')}<a href="${to}">b</a>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const start = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const { faults } = await crawlShop([start], '', PAYLOADS);
  server.close();
  const kinds = [...new Set(faults.map((fault) => fault.replace(/:.*/, '')))].sort();
  expect(kinds).toEqual([
    'a file of the server',
    'a header was injected',
    'a link was injected',
    'a tag was injected',
    'a template was evaluated',
    'leads to another site',
    'server error 500',
  ]);
});
