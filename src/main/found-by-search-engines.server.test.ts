import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { brands } from '../brands/load-brands.server.ts';
import { fillContent } from '../content-seeds/fill-content.server.ts';
import type { PageRouteName } from '../routes.ts';
import { matchPath } from '../url.ts';
import { buildApp } from './build-app.server.ts';
import { readEnv } from './settings/env.server.ts';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof buildApp>>;
const dataDir = mkdtempSync(join(tmpdir(), 'found-'));

beforeAll(async () => {
  database = await createTestDatabase();
  await fillContent(database.pool);
  app = await buildApp({
    env: readEnv({
      DATA_DIR: dataDir,
      WORLD_HOTELS: '60',
      PAYMENT_PORT: '0',
      OPERATOR_PORT: '0',
      DEMO_BOOKINGS: '0',
    }),
    pool: database.pool,
    log: pino({ level: 'silent' }),
    cookieSecret: 'a secret for tests that nobody else has',
  });
}, 300_000);
afterAll(async () => {
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Pages that nobody searches for, and lists that are searches. */
const hiddenPaths = [
  '/de-de/search?duration=7',
  '/de-de/favorites',
  '/de-de/my-trips',
  '/de-de/search?destinations=1',
];
/** Pages that one may find, and that are not what the shop is about: no sitemap lists them. */
const servicePaths = ['/de-de/search', '/de-de/voucher', '/de-de/withdrawal'];
/** Pages of one route are alike: so many of each are read; all that editors have made. */
const pagesOfRoute = 12;

interface Page {
  readonly path: string;
  readonly route: string;
  readonly html: string;
  readonly title: string;
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function read(host: string, path: string): Promise<Page> {
  const answer = await app.inject({ url: path, headers: { host, 'accept-language': 'de' } });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  const title = decode(/<title>(.*?)<\/title>/.exec(answer.body)?.[1] ?? '');
  const route = matchPath(path.replace(/\?.*/, ''), ['de-de'])?.name ?? '';
  return { path, route, html: answer.body, title };
}

async function readText(host: string, path: string): Promise<string> {
  return (await app.inject({ url: path, headers: { host } })).body;
}

async function listSitemap(host: string): Promise<{ path: string; entry: string }[]> {
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(decode(loc)));
  const parts = addresses(await readText(host, '/sitemap.xml'));
  const files = await Promise.all(parts.map(({ pathname }) => readText(host, pathname)));
  return files.flatMap((file) =>
    [...file.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
      entry,
      path: new URL(decode(/<loc>([^<]+)/.exec(entry)?.[1] ?? '')).pathname,
    })),
  );
}

/** The pages in the sitemap, some of each route. */
async function readPages(host: string): Promise<Page[]> {
  const counts = new Map<string, number>();
  const chosen = (await listSitemap(host)).filter(({ path }) => {
    const route = matchPath(path, ['de-de'])?.name ?? '';
    const count = (counts.get(route) ?? 0) + 1;
    counts.set(route, count);
    return route === 'homepage' || count <= pagesOfRoute;
  });
  const pages: Page[] = [];
  for (const { path } of chosen) pages.push(await read(host, path));
  return pages;
}

const contentOf = (html: string, name: string): string | null => {
  const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html) ?? [];
  return content === undefined ? null : decode(content);
};

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const listThings = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => decode(href))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/#.*/, ''));

/** Whether a crawler may open an address, by the longest rule that fits (RFC 9309). */
function isAllowed(robots: string, address: string): boolean {
  const fitting = robots
    .split('\n')
    .map((line) => /^(Allow|Disallow): (\S+)$/.exec(line))
    .filter((rule) => rule !== null)
    .filter(([, , path = '']) =>
      new RegExp(
        `^${path
          .split('*')
          .map((part) => part.replace(/[.?+()[\]{}|\\^$]/g, '\\$&'))
          .join('.*')}`,
      ).test(address),
    )
    .sort(([, one, a = ''], [, , b = '']) => b.length - a.length || (one === 'Allow' ? -1 : 1));
  return fitting[0]?.[1] !== 'Disallow';
}

const sites = [...brands.values()].map(({ name, hosts: [host = ''] }) => [name, host] as const);

describe.each(sites)('the pages of %s', (name, host) => {
  let pages: Page[];
  let hidden: Page[];
  beforeAll(async () => {
    const service = await Promise.all(servicePaths.map((path) => read(host, path)));
    pages = [...(await readPages(host)), ...service];
    hidden = await Promise.all(hiddenPaths.map((path) => read(host, path)));
  }, 300_000);

  test('[SEO-004] every type of page that can be found is among those read', () => {
    const routes: readonly PageRouteName[] = [
      'homepage',
      'all_destinations',
      'seoDestinationGlossary',
      'seoDestinationContent',
      'hoteldetail',
    ];
    expect(routes.filter((route) => pages.every((page) => page.route !== route))).toEqual([]);
  });

  test('each title has less than 60 characters and the name of the brand', () => {
    const faulty = [...pages, ...hidden].filter(({ title }) => title.length >= 60 || !title.includes(name));
    expect(faulty.map(({ path, title }) => `${path} ${title}`)).toEqual([]);
  });

  test('no two pages have one title, and none is cut off', () => {
    const byTitle = Map.groupBy(pages, ({ title }) => title);
    expect(
      [...byTitle]
        .filter(([, same]) => same.length > 1)
        .map(([title, same]) => [title, same.map(({ path }) => path)]),
    ).toEqual([]);
    expect(pages.filter(({ title }) => title.includes('…')).map(({ title }) => title)).toEqual([]);
  });

  test('each page has a description', () => {
    expect(
      pages.filter(({ html }) => (contentOf(html, 'description') ?? '') === '').map(({ path }) => path),
    ).toEqual([]);
  });

  test('a page is kept by its own address, or not at all: never both', () => {
    const isHidden = ({ html }: Page) => contentOf(html, 'robots') === 'noindex';
    const isKept = ({ html, path }: Page) =>
      html.includes(`<link rel="canonical" href="http://${host}${path}">`);
    expect(pages.filter((page) => isHidden(page) || !isKept(page)).map(({ path }) => path)).toEqual([]);
    expect(
      hidden
        .filter((page) => !isHidden(page) || /rel="(?:canonical|alternate)"/.test(page.html))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('[IMG-002] each page has a JPEG, a locale and a card for previews of links', () => {
    const faulty = [...pages, ...hidden].filter(
      ({ html, title }) =>
        !/^http:\/\/[^/]+\/image\/1200x630\/[a-z0-9.-]+\.jpeg$/.test(contentOf(html, 'og:image') ?? '') ||
        contentOf(html, 'og:locale') !== 'de_DE' ||
        contentOf(html, 'og:title') !== title ||
        contentOf(html, 'twitter:card') !== 'summary_large_image' ||
        contentOf(html, 'twitter:image') !== contentOf(html, 'og:image'),
    );
    expect(faulty.map(({ path }) => path)).toEqual([]);
  });

  test('the home page describes seller and site', () => {
    const things = listThings(pages.find(({ path }) => path === '/de-de')?.html ?? '');
    expect(things.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['TravelAgency', 'WebSite']),
    );
    const [seller, site] = things;
    expect(site?.['publisher']).toEqual({ '@id': seller?.['@id'] });
    expect(seller?.['url']).toBe(`http://${host}/de-de`);
    expect(seller?.['telephone']).toMatch(/^\+\d+$/);
  });

  test('pages with questions describe them, without marks of the editor', () => {
    const asking = pages
      .flatMap(({ html }) => listThings(html))
      .filter((thing) => thing['@type'] === 'FAQPage');
    expect(asking.length).toBeGreaterThan(1);
    expect(JSON.stringify(asking)).not.toMatch(/\*\*|\]\(/);
  });

  test('[HOTEL-001] a hotel has telephone, times, and an offer with address, validity and what it is for', () => {
    const hotels = pages
      .filter(({ route }) => route === 'hoteldetail')
      .map(({ html }) => listThings(html)[0]);
    const offers = hotels.flatMap((hotel) => (hotel?.['makesOffer'] as Thing | undefined) ?? []);
    for (const hotel of hotels)
      expect(hotel).toMatchObject({
        '@type': 'Hotel',
        telephone: expect.stringMatching(/^\+/),
        checkinTime: expect.stringMatching(/^\d\d:\d\d$/),
        checkoutTime: expect.stringMatching(/^\d\d:\d\d$/),
        image: expect.stringMatching(/\.jpeg$/),
      });
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers)
      expect(offer).toMatchObject({
        '@type': 'Offer',
        url: expect.stringContaining(`http://${host}/de-de/hotel/`),
        priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        priceSpecification: { '@type': 'UnitPriceSpecification', price: offer['price'], unitCode: 'IE' },
      });
  });

  test('breadcrumbs of hotels and places lead to pages that can be found', async () => {
    const listed = new Set((await listSitemap(host)).map(({ path }) => `http://${host}${path}`));
    const steps = pages
      .filter(({ route }) => route === 'hoteldetail' || route === 'seoDestinationContent')
      .flatMap(({ html }) => listThings(html))
      .filter((thing) => thing['@type'] === 'BreadcrumbList')
      .flatMap((list) => list['itemListElement'] as readonly { readonly item: string }[]);
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.filter(({ item }) => !listed.has(item))).toEqual([]);
  });

  test('links lead from the home page over places to every kind of page', () => {
    const linkedFrom = (route: string) =>
      new Set(
        pages
          .filter((page) => page.route === route)
          .flatMap(({ html }) => listLinks(html))
          .map((href) => matchPath(href.replace(/\?.*/, ''), ['de-de'])?.name),
      );
    expect(linkedFrom('homepage')).toContain('all_destinations');
    expect([...linkedFrom('all_destinations')]).toEqual(
      expect.arrayContaining(['seoDestinationContent', 'seoDestinationGlossary']),
    );
    expect(linkedFrom('seoDestinationContent')).toContain('hoteldetail');
    expect(linkedFrom('hoteldetail')).toContain('seoDestinationContent');
  });

  test('no plain link takes a crawler to one of endlessly many searches', async () => {
    const robots = await readText(host, '/robots.txt');
    const searches = [...pages, ...hidden]
      .flatMap(({ html }) => listLinks(html))
      .filter((href) => /\?(?!shownPrice=\d+[A-Z]{3}$)/.test(href) && isAllowed(robots, href));
    expect([...new Set(searches)]).toEqual([]);
  });

  test('every page of the sitemap may be crawled, and says when it changed', async () => {
    const robots = await readText(host, '/robots.txt');
    const entries = await listSitemap(host);
    expect(entries.filter(({ path }) => !isAllowed(robots, path))).toEqual([]);
    expect(
      entries.filter(({ entry }) => !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry)),
    ).toEqual([]);
  });

  test('llms.txt names calls that the API document has, and that answer', async () => {
    const text = await readText(host, '/llms.txt');
    expect(text).toMatch(new RegExp(`^# ${name}\n\n> `));
    const calls = [...text.matchAll(/`GET (\S+)`/g)].map(([, path = '']) => path);
    const { paths } = JSON.parse(await readText(host, '/openapi.json')) as { paths: Record<string, unknown> };
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.filter((call) => paths[call.replace('/de-de/', '/{_locale}/')] === undefined)).toEqual([]);
    expect(calls).toContain('/de-de/ajax/mixed-resultlist');
    expect((await app.inject({ url: '/de-de/ajax/mixed-resultlist', headers: { host } })).statusCode).toBe(
      200,
    );
    for (const [, address = ''] of text.matchAll(/\]\((http[^)]+)\)/g)) {
      const { pathname } = new URL(address);
      expect([pathname, (await app.inject({ url: pathname, headers: { host } })).statusCode]).toEqual([
        pathname,
        200,
      ]);
    }
  });
});

test('a rule of robots.txt gives way to a longer one', () => {
  const robots = 'Disallow: /a/*?\nAllow: /a/*?b=';
  expect(['/a/c', '/a/c?d=1', '/a/c?b=1'].map((path) => isAllowed(robots, path))).toEqual([
    true,
    false,
    true,
  ]);
});
