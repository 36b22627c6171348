import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { catalogueContent } from '../../../tests/factories/search-world.ts';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import { matchPath } from '../../url.ts';

let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await buildSearchApp({ pool: database.pool });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

async function listAddresses(path: string): Promise<URL[]> {
  const answer = await shop.app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
}

test('[SEO-004] the sitemap leads to every page for search engines: content, places and hotels', async () => {
  const parts = await listAddresses('/sitemap.xml');
  expect(parts.map(({ pathname }) => pathname)).toEqual([
    '/sitemap-content.xml',
    '/sitemap-places.xml',
    '/sitemap-hotels-1.xml',
  ]);
  const pages = (await Promise.all(parts.map(({ pathname }) => listAddresses(pathname)))).flat();
  const names = pages.map(({ pathname }) => matchPath(pathname, ['de-de'])?.name);
  expect(new Set(names)).toEqual(
    new Set([
      'homepage',
      'all_destinations',
      'seoDestinationGlossary',
      'seoDestinationContent',
      'hoteldetail',
    ]),
  );
  expect(names.filter((name) => name === 'hoteldetail')).toHaveLength(catalogueContent.hotels.length);
});

test('pages say when they changed, where that is known', async () => {
  const [content = '', hotels = ''] = await Promise.all(
    ['content', 'hotels-1'].map(async (part) => (await shop.app.inject(`/sitemap-${part}.xml`)).body),
  );
  expect(content).toContain('<loc>http://localhost/de-de</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>');
  expect(hotels.match(/<lastmod>2026-11-02T08:00:00.000Z<\/lastmod>/g)).toHaveLength(1);
});

test('a part that does not exist is not found', async () => {
  expect((await shop.app.inject('/sitemap-hotels-2.xml')).statusCode).toBe(404);
  expect((await shop.app.inject('/sitemap-people.xml')).statusCode).toBe(404);
});

test('[ROUTE-002] with several locales each page is listed under all of them, with its other addresses', async () => {
  const locales = ['de-ch', 'fr-ch'] as const;
  const swiss = await buildSearchApp({
    pool: database.pool,
    brands: { get: (key) => ({ ...(key === 'abendmeer' ? swissBrand : brandsAsShipped.get(key)), locales }) },
  });
  const { body } = await swiss.app.inject('/sitemap-content.xml');
  const places = await swiss.app.inject('/sitemap-places.xml');
  await swiss.close();
  const entries = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry);
  expect(entries).toHaveLength(4);
  const others = locales
    .map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale.slice(0, 2)}-CH" href="http://localhost/${locale}/kreta"/>`,
    )
    .join('');
  expect(entries).toContain(
    `<loc>http://localhost/fr-ch/kreta</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>${others}`,
  );
  expect(places.body).toContain('<loc>http://localhost/fr-ch/gallery/AllDestinations</loc>');
});
