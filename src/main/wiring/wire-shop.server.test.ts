import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { fillContent } from '../../content-seeds/fill-content.server.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { type RouteName, routes } from '../../routes.ts';
import { listServerPaths } from '../../url.ts';
import { buildApp } from '../build-app.server.ts';
import { readEnv } from '../settings/env.server.ts';

const database = await createTestDatabase();
await fillContent(database.pool);
const abandoned = 'a-checkout-of-long-ago';
await database.pool.query(
  `insert into checkout
     (id, session, first_session, brand, created_at, price_confirmed_at, base_total, member_percent, currency, offer_key, party, trip, company_id,
      purchase_currency, exchange_rate)
   select $1, $1, $1, 'abendmeer', now() - interval '31 days', now(), 1, 0, 'EUR', '{}', '{}', '{}', id, 'EUR', 1
   from company limit 1`,
  [abandoned],
);
const dataDir = mkdtempSync(join(tmpdir(), 'wired-'));
const env = readEnv({
  DATA_DIR: dataDir,
  WORLD_HOTELS: '20',
  PAYMENT_PORT: '0',
  OPERATOR_PORT: '0',
  DEMO_BOOKINGS: '0',
});
const app = await buildApp({
  env,
  pool: database.pool,
  log: pino({ level: 'silent' }),
  cookieSecret: 'a secret for tests that nobody else has',
});

afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Under one locale a brand has all languages, under several each has its own. */
const sites = [...brands.values()].flatMap(({ hosts: [host = ''], locales }) =>
  locales.length > 1
    ? locales.map((locale) => [host, locale, locale.slice(0, 2)] as const)
    : LANGUAGES.map((language) => [host, locales[0], language] as const),
);

test.each(sites)(
  '[SHELL-002] [SHELL-004] the home page of %s/%s is served in %s',
  async (host, locale, language) => {
    const answer = await app.inject({ url: `/${locale}`, headers: { host, 'accept-language': language } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.body).toContain(`<html lang="${language}"`);
  },
);

test('[SAPI-010] [FLAG-001] offers of the embedded supplier are found, and the supplier confirms them', async () => {
  const found = await app.inject('/de-de/ajax/mixed-resultlist?duration=7');
  expect(found.statusCode).toBe(200);
  const { total, results } = found.json();
  expect(total).toBeGreaterThan(5);
  const { offer } = results[0];
  const confirmed = await app.inject(`/de-de/ajax/price-diff?offer=${offer.id}`);
  expect(confirmed.json()).toMatchObject({
    status: 'same',
    offer: { price: { totalAmount: offer.price.totalAmount, source: 'supplier' } },
  });
});

test('[IMG-001] a picture is painted once and stored in the data folder', async () => {
  const url = '/image/270x180/coast.aegean.summer.golden.warm.kreta.webp';
  const [one, other] = await Promise.all([app.inject(url), app.inject(url)]);
  expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);
});

test('every call of the route table has a handler', () => {
  const isAnswered = (name: RouteName) => {
    const route = routes[name];
    const methods = 'methods' in route ? route.methods : (['GET'] as const);
    return listServerPaths(name).every((url) =>
      methods.every((method) => [app, app.operator].some((server) => server.hasRoute({ method, url }))),
    );
  };
  const names = (Object.keys(routes) as RouteName[]).filter((name) =>
    ['endpoint', 'system'].includes(routes[name].kind),
  );
  expect(names.filter((name) => !isAnswered(name))).toEqual([]);
});

test('from its start a shop deletes the personal data whose time is over', async () => {
  const find = () => database.pool.query('select id from checkout where id = $1', [abandoned]);
  await expect.poll(async () => (await find()).rows).toEqual([]);
});

test('a shop with DEMO_BOOKINGS=0 starts without bookings', async () => {
  expect((await database.pool.query('select id from booking')).rows).toEqual([]);
});

test('a brand that no folder has is refused at the start', async () => {
  const log = pino({ level: 'silent' });
  const unknown = buildApp({ env: { ...env, brand: 'nobody' }, pool: database.pool, log, cookieSecret: 'x' });
  await expect(unknown).rejects.toThrow(
    `The setting BRAND is "nobody" but must be the name of a folder in src/brands: ${[...brands.keys()].join(', ')}.`,
  );
});

test('the app closes while its parts run in the background', async () => {
  const pool = new pg.Pool({ connectionString: database.url });
  const second = await buildApp({
    env,
    pool,
    log: pino({ level: 'silent' }),
    cookieSecret: 'a secret for tests that nobody else has',
  });
  const picture = second.inject('/image/1920x800/coast.aegean.summer.golden.warm.unfinished.webp');
  await second.inject('/de-de');
  await second.close();
  await pool.end();
  expect((await picture).statusCode).toBe(503);
});
