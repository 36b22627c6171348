import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import {
  openPriceAlertFixture,
  type PriceAlertFixture,
} from '../../../tests/factories/mailings/price-alert-fixture.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import {
  createAlertConfirmPageLoader,
  createAlertListPageLoader,
  createAlertPageLoader,
} from '../../features/price-alerts/load-alert-pages.server.ts';
import { createNoCaptcha } from '../../ports/captcha/no-captcha.server.ts';

let database: TestDatabase;
let fixture: PriceAlertFixture;
let shop: TestApp;
let app: FastifyInstance;

const openShop = (traits: Parameters<typeof buildTestApp>[0] = {}) => {
  const { alerts, search, deps } = fixture;
  const { formatTripLine, clock } = deps;
  const pages = { alerts, search, formatTripLine, clock, findCustomer: null };
  return buildTestApp({
    shop: {
      search,
      priceAlerts: { alerts, formatTripLine },
      loaders: {
        price_alert: createAlertPageLoader(pages),
        price_alert_confirm: createAlertConfirmPageLoader(pages),
        price_alerts: createAlertListPageLoader(pages),
      },
      ...traits.shop,
    },
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPriceAlertFixture(database);
  shop = await openShop();
  app = shop.app;
});
beforeEach(async () => {
  await database.pool.query('truncate price_alert, price_alert_request cascade');
  fixture.clock.set('2027-03-01T10:00:00Z');
  fixture.offers.set([buildOffer({ total: 100_000 })]);
});
afterAll(async () => {
  await app.close();
  await fixture.close();
  await database.drop();
});

const form = { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' };
const send = (url: string, fields: Record<string, string>, on = app) =>
  on.inject({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString() });
const pageOf = `/de-de/price-alert?hotel=${hotelIds.calaBlanca}&exact=1&departureDate=2027-05-01&returnDate=2027-05-08`;
const stateOf = async () =>
  (await database.pool.query('select state from price_alert')).rows.map(({ state }) => state);

/** Asked for and confirmed by the forms of the pages; returns the address of the reader's list. */
async function watch(email: string): Promise<URL> {
  await send(pageOf, { email });
  await fixture.settle();
  await send('/de-de/price-alert/confirm', { key: fixture.tokenIn(email) });
  fixture.offers.set([buildOffer({ total: 80_000 })]);
  await fixture.passDays(1);
  return fixture.linkIn(email, '/price-alerts');
}

describe('the page that asks', () => {
  test('shows what is watched with its price, and works as a plain form', async () => {
    const { body, statusCode } = await app.inject(pageOf);
    expect(statusCode).toBe(200);
    for (const part of [
      'Hotel Cala Blanca',
      '500 €',
      '1.000 €',
      '2 Erwachsene',
      'method="post"',
      'name="email"',
    ])
      expect(body.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')).toContain(part);
    expect(body).toContain('<meta name="robots" content="noindex');
    expect(body).toContain('<title>Preisalarm | Abendmeer</title>');
  });

  test('says that a mail is on its way, whatever is known of the address', async () => {
    const email = fixture.newAddress();
    await watch(email);
    for (const each of [email, fixture.newAddress()]) {
      const answer = await send(pageOf, { email: each, target: '' });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${pageOf}&outcome=sent`]);
    }
    const { body } = await app.inject(`${pageOf}&outcome=sent`);
    expect(body).toContain('Sehen Sie jetzt in Ihr Postfach');
    expect(body).not.toContain('name="email"');
  });

  test.each([
    [{ email: 'nobody' }, 'fault=invalid-email'],
    [{ email: 'reader@reader.example', target: '12,50' }, 'fault=invalid-target&target=12%2C50'],
  ])('sent with %s it comes back and says what is wrong', async (fields, expected) => {
    const answer = await send(pageOf, fields as Record<string, string>);
    const [address, typed] = String(answer.headers.location).split('&typed=');
    expect(address).toBe(`${pageOf}&${expected}`);
    expect(typed).not.toBe('');
    const { body } = await app.inject(String(answer.headers.location));
    expect(body).toContain('aria-invalid="true"');
    // The address was typed once; it is not in the page's address, where a history and a log would keep it.
    expect(body).toContain(`value="${fields.email}"`);
    expect(decodeURIComponent(String(answer.headers.location))).not.toContain(fields.email);
    fixture.clock.advance(priceAlertPolicy.typedEmailMs);
    expect((await app.inject(String(answer.headers.location))).body).not.toContain(`value="${fields.email}"`);
    expect(await stateOf()).toEqual([]);
  });

  test('does not exist for a hotel that the brand does not sell', async () => {
    expect((await app.inject('/de-de/price-alert?hotel=999')).statusCode).toBe(404);
  });

  test('of a shop with a captcha takes no form without it', async () => {
    const verify = async (token: string | null) =>
      token === 'passed' ? ('passed' as const) : ('failed' as const);
    const captcha = { ...createNoCaptcha(), browser: { kind: 'proof-of-work' as const }, verify };
    const { app: guarded } = await openShop({ shop: { captcha } });
    const refused = await send(pageOf, { email: fixture.newAddress() }, guarded);
    expect(refused.headers.location).toMatch(/&fault=captcha&typed=/);
    const taken = await send(pageOf, { email: fixture.newAddress(), captcha: 'passed' }, guarded);
    expect(taken.headers.location).toBe(`${pageOf}&outcome=sent`);
    await guarded.close();
  });
});

describe('the link that confirms', () => {
  test('opened asks for a press and changes nothing; pressed begins the alert, twice as well', async () => {
    const email = fixture.newAddress();
    await send(pageOf, { email });
    await fixture.settle();
    const { pathname, search, searchParams } = fixture.linkIn(email, '/price-alert/confirm');
    for (const _ of [1, 2]) {
      const { body, headers } = await app.inject(pathname + search);
      expect(body).toContain('Preisalarm starten');
      expect(body).toContain('Hotel Cala Blanca');
      expect(headers['referrer-policy']).toBe('strict-origin');
    }
    expect(await stateOf()).toEqual(['pending']);
    const key = searchParams.get('key') ?? '';
    for (const _ of [1, 2]) {
      const answer = await send(pathname, { key });
      expect(answer.headers.location).toBe('/de-de/price-alert/confirm?outcome=confirmed');
    }
    expect(await stateOf()).toEqual(['active']);
    expect((await app.inject(`${pathname}?outcome=confirmed`)).body).toContain('Ihr Preisalarm läuft');
    expect((await app.inject(pathname + search)).body).toContain('funktioniert nicht mehr');
    expect(JSON.stringify(shop.log)).not.toContain(key);
    expect(JSON.stringify(shop.log)).not.toContain(email);
  });
});

describe('the list of one’s alerts', () => {
  test('shows prices by day, and its buttons end and prolong an alert', async () => {
    const email = fixture.newAddress();
    const { pathname, search, searchParams } = await watch(email);
    const [key = '', alert = ''] = ['key', 'alert'].map((name) => searchParams.get(name) ?? '');
    const { body, headers } = await app.inject(pathname + search);
    expect(headers['referrer-policy']).toBe('strict-origin');
    for (const part of ['Hotel Cala Blanca', '000.00', '800.00', 'Preisalarm beenden'])
      expect(body.replaceAll('\u00a0', ' ')).toContain(part);
    // It departs before its lifetime is over.
    expect(body).not.toContain('Verlängern');
    const prolonged = await send(pathname, { key, alert, action: 'prolong' });
    expect(prolonged.headers.location).toContain('outcome=prolong');
    const ended = await send(pathname, { key, alert, action: 'end' });
    expect(ended.statusCode).toBe(303);
    expect(await stateOf()).toEqual(['ended']);
    const { body: after } = await app.inject(String(ended.headers.location));
    expect(after).toContain('Der Preisalarm ist beendet');
    expect(after).not.toContain('Hotel Cala Blanca');
    expect(JSON.stringify(shop.log)).not.toContain(key);
  });

  test('says of a key that is not ours that it is over', async () => {
    const { body, statusCode } = await app.inject('/de-de/price-alerts?key=v1.made-up');
    expect(statusCode).toBe(200);
    expect(body).toContain('Dieser Link funktioniert nicht mehr');
    const answer = await send('/de-de/price-alerts', { key: 'v1.made-up', alert: 'x', action: 'end' });
    expect(answer.headers.location).toBe('/de-de/price-alerts?key=v1.made-up');
  });
});

describe('one-click (RFC 8058)', () => {
  const click = ({ pathname, search }: URL, payload: string) =>
    app.inject({
      method: 'POST',
      url: pathname + search,
      // As mail programs send it: from another network, without cookie, origin and fetch metadata of the shop.
      remoteAddress: '198.51.100.20',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload,
    });

  test('one POST ends the alert, and again changes nothing; a GET leads to the page that asks', async () => {
    const email = fixture.newAddress();
    await watch(email);
    const address = new URL(fixture.mailsTo(email).at(-1)?.unsubscribeAt ?? '');
    const opened = await app.inject(address.pathname + address.search);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(`/de-de/price-alerts${address.search}`);
    expect((await click(address, '')).statusCode).toBe(400);
    const forged = new URL(address);
    forged.searchParams.set('key', 'v1.made-up');
    expect((await click(forged, 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
    expect(await stateOf()).toEqual(['active']);
    for (const _ of [1, 2]) expect((await click(address, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await stateOf()).toEqual(['ended']);
  });
});
