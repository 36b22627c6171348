import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../tests/factories/test-app.ts';
import { createVendorMapTiles } from '../ports/map-tiles/vendor/vendor-map-tiles.server.ts';
import { type RouteName, routes } from '../routes.ts';

const { app, log } = await buildTestApp();
afterAll(() => app.close());

test('[ROUTE-006] the home page is a document', async () => {
  const answer = await app.inject('/de-de');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<title>Home | Abendmeer</title>');
});

test.each(['/de-de/nowhere', '/de-de/search', '/nowhere', '/de-de/a/b/c/d/e', '/de-de/a.html/b'])(
  '[ROUTE-045] [SHELL-044] %s is not found with status 404 and noindex',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  },
);

test.each(['/en-gb', '/de-at', '/en-gb/ajax/page-content?path=/en-gb'])(
  '[ROUTE-002] [ROUTE-004] %s is under a locale segment that is not served: 404',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('[ROUTE-004] [CONST-040] the root redirects to the site in its first locale', async () => {
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/de-de']);
});

test('an extra slash redirects to the address of the page, with its query', async () => {
  const answer = await app.inject('/de-de/?a=1');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/de-de?a=1']);
});

test('[ROUTE-002] a page varies by language and cookies', async () => {
  const answer = await app.inject({ url: '/de-de', headers: { 'accept-language': 'it' } });
  expect(answer.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
  expect(answer.headers['content-language']).toBe('it');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

const notYetServed: readonly RouteName[] = [
  'complaint_form',
  'newsletter_subscribe',
  'newsletter_unsubscribe',
  'newsletter_get_customer_id',
  'newsletter_get_customer_data',
  'newsletter_update_customer',
];

const endpoints = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].kind === 'endpoint');

test('[API-002] every call that is served is described in the API document, with its method, a summary and a tag', async () => {
  const { paths, openapi } = (await app.inject('/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  const served = endpoints.filter(
    // This shop takes no complaints.
    (name) => !notYetServed.includes(name) && !name.startsWith('complaint_'),
  );
  expect(served.length).toBeGreaterThan(3);
  for (const name of served) {
    const route = routes[name];
    for (const shape of route.paths) {
      for (const method of 'methods' in route ? route.methods : []) {
        expect(paths[shape]?.[method.toLowerCase()], `${method} ${shape}`).toMatchObject({
          summary: expect.stringMatching(/\w/),
          tags: [expect.stringMatching(/^(shop|operation)$/)],
        });
      }
    }
  }
});

test('the API document describes the operation of the site and hides pages', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/healthz',
      '/readyz',
      '/openapi.json',
      '/image/{width}x{height}/{scene}.{format}',
    ]),
  );
  expect(Object.keys(paths).filter((path) => path.includes('*') || path === '/')).toEqual([]);
});

test('the API document describes requests, responses and errors', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  const { post } = paths['/{_locale}/event_logger/log'];
  expect(post.requestBody.content['application/json'].schema.required).toEqual(['stack', 'msg', 'level']);
  expect(Object.keys(post.responses)).toEqual(['204', '4XX']);
  const { get } = paths['/{_locale}/ajax/page-content'];
  expect(get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
    'path',
    'query',
    '_locale',
  ]);
});

test.each(notYetServed)('the call %s is not implemented and answers in the error shape', async (name) => {
  const route = routes[name];
  const method = 'methods' in route ? route.methods[0] : 'GET';
  const answer = await app.inject({
    method,
    url: route.paths[0].replace('{_locale}', 'de-de'),
    headers: { ...fromThisSite, 'content-type': 'application/json' },
    ...(method === 'POST' ? { payload: '{}' } : {}),
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    error: { code: 'not-found', message: expect.any(String), requestId: answer.headers['x-request-id'] },
  });
});

test('a failed request gets the failure page; only the log has the reason', async () => {
  const failing = await buildTestApp({
    shop: { loaders: { homepage: () => Promise.reject(new Error('secret inside of the shop')) } },
  });
  const answer = await failing.app.inject({ url: '/de-de', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('lang="en"');
  expect(answer.body).not.toMatch(/secret inside|at .*\.ts/);
  expect(JSON.stringify(failing.log)).toContain('secret inside of the shop');
  await failing.app.close();
});

test('the failure page renders without the content that every page has around it', async () => {
  const failing = await buildTestApp({ shop: { loadFrame: () => Promise.reject(new Error('no database')) } });
  const answer = await failing.app.inject({ url: '/de-de', headers: { 'accept-language': 'fr' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('lang="fr"');
  await failing.app.close();
});

test('a plain document reports a failure page that cannot be rendered', async () => {
  const failing = await buildTestApp({
    shop: {
      assets: {
        forPage: () => {
          throw new Error('no assets');
        },
        forEditor: () => ({ scripts: [], styles: [], fonts: [] }),
        forOffice: () => ({ scripts: [] }),
      },
    },
  });
  const answer = await failing.app.inject('/de-de');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('Etwas ist schiefgegangen');
  expect(answer.body).not.toContain('no assets');
  await failing.app.close();
});

test('a call that fails answers in the error shape', async () => {
  const failing = await buildTestApp({
    shop: { loaders: { homepage: () => Promise.reject(new Error('secret inside of the shop')) } },
  });
  const answer = await failing.app.inject('/de-de/ajax/page-content?path=/de-de');
  expect(answer.statusCode).toBe(500);
  expect(answer.json().error).toMatchObject({
    code: 'internal-error',
    requestId: answer.headers['x-request-id'],
  });
  expect(answer.body).not.toContain('secret');
  await failing.app.close();
});

test('one line per request logs the request and its status', async () => {
  await app.inject('/de-de?campaign=summer');
  const line = log.findLast(({ msg }) => msg === 'answered');
  expect(line).toMatchObject({
    method: 'GET',
    url: '/de-de?campaign=summer',
    route: 'homepage',
    status: 200,
    ms: expect.any(Number),
  });
});

test('a cookie signed by this site is distinguished from a forged one', () => {
  const signed = app.signCookie('visitor-1');
  expect(app.unsignCookie(signed)).toEqual({ valid: true, renew: false, value: 'visitor-1' });
  expect(app.unsignCookie(signed.replace('visitor-1', 'visitor-2')).valid).toBe(false);
});

test.each([
  [{ kind: 'none' }, false],
  [{ kind: 'proof-of-work' }, false],
  [{ kind: 'recaptcha', siteKey: '6LcEXAMPLE-site-key_0123456789' }, true],
] as const)(
  '[CONSENT-002] the cookie settings of a shop with the captcha %o ask about it: %s',
  async (browser, asks) => {
    const guarded = await buildTestApp({
      shop: {
        captcha: { browser, origins: [], verify: async () => 'passed', createChallenge: async () => null },
      },
    });
    const { body } = await guarded.app.inject('/de-de');
    await guarded.app.close();
    expect(body).toContain('name="service" value="analytics"');
    expect(body.includes('name="service" value="captcha"')).toBe(asks);
    expect(body.includes('Schutz der Formulare')).toBe(asks);
  },
);

test.each([
  [[], false],
  [['https://maps.test'], true],
])(
  '[CONSENT-002] the cookie settings of a shop whose map comes from %j ask about it: %s',
  async (origins, asks) => {
    const mapped = await buildTestApp({
      shop: { mapTiles: { ...createVendorMapTiles('https://maps.test/style.json'), origins } },
    });
    const { body } = await mapped.app.inject('/de-de');
    await mapped.app.close();
    expect(body.includes('name="service" value="maps"')).toBe(asks);
  },
);
