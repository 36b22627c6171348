import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const { app, log } = await buildTestApp();
afterAll(() => app.close());

const report = { stack: '', msg: 'hello', level: 'INFO', context: {} };

function sendReport(headers: Record<string, string>) {
  return app.inject({ method: 'POST', url: '/de-de/event_logger/log', payload: report, headers });
}

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }],
  ['the visitor alone', { 'sec-fetch-site': 'none' }],
  ['this site, by an older browser', { origin: 'http://shop.test', host: 'shop.test' }],
  [
    'this site under the requested host name',
    { origin: 'http://shop.localhost:3000', host: 'shop.localhost:3000' },
  ],
])('a changing call made by %s is taken', async (_who, headers) => {
  expect((await sendReport(headers)).statusCode).toBe(204);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://shop.test:81', host: 'shop.test' }],
  ['another scheme', { origin: 'https://shop.test', host: 'shop.test' }],
  ['another host of this server', { origin: 'http://shop.test', host: 'tagwind.localhost' }],
  ['an origin that hides', { origin: 'null' }],
  ['nobody who says so', {}],
])('a changing call made by %s is refused', async (_who, headers) => {
  const answer = await sendReport(headers as Record<string, string>);
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error.code).toBe('cross-site');
});

test('refused calls from other sites are counted and logged', async () => {
  const count = async () =>
    Number(/refused_total (\d+)/.exec((await app.operator.inject('/metrics')).body)?.[1]);
  const before = await count();
  await sendReport({ 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' });
  expect(await count()).toBe(before + 1);
  expect(log).toContainEqual(expect.objectContaining({ origin: 'http://evil.example', level: 40 }));
});

test('reading is open to every site', async () => {
  const answer = await app.inject({ url: '/de-de', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['POST', '/de-de', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/de-de/nowhere', 'GET, HEAD, OPTIONS'],
  ['PUT', '/healthz', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/image/420x300/a.webp', 'GET, HEAD, OPTIONS'],
  ['GET', '/de-de/ajax/preferences', 'POST, OPTIONS'],
  ['HEAD', '/de-de/event_logger/log', 'POST, OPTIONS'],
  ['GET', '/event_logger/log', 'POST, OPTIONS'],
  ['POST', '/de-de/ajax/page-content', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/de-de', 'GET, HEAD, OPTIONS'],
])('%s %s is answered with 405 and what is allowed', async (method, url, allow) => {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
});

test.each([
  ['/de-de', 'GET, HEAD, OPTIONS'],
  ['/de-de/ajax/preferences', 'POST, OPTIONS'],
])('OPTIONS %s says what is allowed', async (url, allow) => {
  const answer = await app.inject({ method: 'OPTIONS', url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([204, allow]);
});

test('HEAD gives the headers of a page without its body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/de-de' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(100);
});

test('an address of 4096 characters is read, one more is too long', async () => {
  const longest = `/de-de?q=${'x'.repeat(4096 - 9)}`;
  expect(longest).toHaveLength(4096);
  expect((await app.inject(longest)).statusCode).toBe(200);
  const answer = await app.inject({ url: `${longest}x`, cookies: { language: 'fr' } });
  expect(answer.statusCode).toBe(414);
  expect(answer.body).toContain('Cette adresse ne peut pas être ouverte');
  // Asking again would not help: the first way on is the home page.
  const [, first] = /<main.*?<a [^>]*href="([^"]*)"/s.exec(answer.body) ?? [];
  expect(first).toBe('/de-de');
});

test.each([
  '[::1',
  'a b',
  'shop.test:99999999',
  '%%%',
  'a"b',
  'user@shop.test',
  'a/b',
  'shop.test:',
  'shop.test:65536',
  'shop.1',
  '999.1.1.1',
])('a host %j that is none is refused', async (host) => {
  expect((await app.inject({ url: '/de-de', headers: { host } })).statusCode).toBe(400);
});
