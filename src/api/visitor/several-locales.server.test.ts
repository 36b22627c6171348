import { afterAll, expect, test } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import { createSites } from '../../server/visitor/sites.server.ts';

const { app } = await buildTestApp({
  shop: {
    sites: createSites({
      brands: {
        get: (key) => ({
          ...(key === 'abendmeer' ? swissBrand : brandsAsShipped.get(key)),
          locales: ['de-ch', 'fr-ch', 'it-ch', 'en-ch'],
        }),
      },
      baseUrl: 'http://shop.test',
      configuredBrand: 'abendmeer',
    }),
  },
});
afterAll(() => app.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'es', cookie: 'language=de', ...headers } });

test('[ROUTE-002] each locale of a brand has its own language, whatever cookie and browser say', async () => {
  for (const language of ['de', 'fr', 'it', 'en']) {
    const { statusCode, headers, body } = await open(`/${language}-ch`);
    expect(statusCode).toBe(200);
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<link rel="canonical" href="http://localhost/${language}-ch">`);
    expect(body).toContain('<link rel="alternate" hreflang="it-CH" href="http://localhost/it-ch">');
    expect(body).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost/de-ch">');
  }
  expect((await open('/de-de')).statusCode).toBe(404);
  expect((await open('/es-ch')).statusCode).toBe(404);
});

test('[ROUTE-004] the bare address leads to the locale that cookie or browser ask for', async () => {
  const lead = async (headers: Record<string, string>) => (await open('/', headers)).headers.location;
  expect(await lead({ cookie: 'language=it' })).toBe('/it-ch');
  expect(await lead({ cookie: '', 'accept-language': 'en-GB,fr;q=0.5' })).toBe('/en-ch');
  expect(await lead({ cookie: '', 'accept-language': 'pt' })).toBe('/de-ch');
});

test('[SHELL-021] a language of the flyout leads to the same page under its own address', async () => {
  const choose = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/de-ch/ajax/preferences',
      headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ currency: 'CHF', market: 'ch', ...fields }).toString(),
    });
  const { statusCode, headers } = await choose({ language: 'fr', return: '/de-ch/kreta?a=1' });
  expect([statusCode, headers.location]).toEqual([303, '/fr-ch/kreta?a=1']);
  expect((await choose({ language: 'en' })).headers.location).toBe('/en-ch');
});

test('[SHELL-023] the flyout offers what has an address and nothing else', async () => {
  const { body } = await open('/fr-ch');
  const flyout = /id="market-flyout"[\s\S]*?<\/ul>/.exec(body)?.[0] ?? '';
  expect(flyout).toContain('data-market="ch"');
  expect(flyout.match(/data-market=/g)).toHaveLength(1);
  // A link to the same page for each language, which search engines follow.
  const links = [...flyout.matchAll(/<a [^>]*href="([^"]*)"[^>]*hrefLang="([^"]*)"/gi)];
  expect(links.map(([, href, language]) => [href, language])).toEqual([
    ['/de-ch', 'de-CH'],
    ['/fr-ch', 'fr-CH'],
    ['/it-ch', 'it-CH'],
    ['/en-ch', 'en-CH'],
  ]);
  expect(flyout.match(/aria-current/g)).toHaveLength(1);
});
