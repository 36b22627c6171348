import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp();
const secure = await buildTestApp({ settings: { BASE_URL: 'https://shop.test' } });
afterAll(() => Promise.all([app.close(), secure.app.close()]));

function choose(
  fields: Record<string, string>,
  { app: asked, host }: { app: typeof app; host?: string } = { app },
) {
  return asked.inject({
    method: 'POST',
    url: '/de-de/ajax/preferences',
    headers: {
      ...fromThisSite,
      ...(host === undefined ? {} : { host }),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('[SHELL-021] a choice sets language and currency for 180 days and redirects back', async () => {
  const answer = await choose({ language: 'it', currency: 'CHF', return: '/de-de/kreta?a=1' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de-de/kreta?a=1']);
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 180 * 86_400 };
  expect(answer.cookies).toEqual([
    { name: 'language', value: 'it', ...cookie },
    { name: 'currency', value: 'CHF', ...cookie },
  ]);
});

test('[ROUTE-002] the chosen language wins over what the browser asks for', async () => {
  const { cookies } = await choose({ language: 'fr', currency: 'EUR' });
  const page = await app.inject({
    url: '/de-de',
    headers: { 'accept-language': 'es' },
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
  });
  expect(page.headers['content-language']).toBe('fr');
});

/** The visit of a page, as the browser gets it, for a visitor with these cookies. */
async function readVisitWith(cookies: Record<string, string>) {
  const { body } = await app.inject({ url: '/de-de', headers: { 'accept-language': 'en' }, cookies });
  const [, payload = ''] = /id="page-payload"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(payload).visit;
}

test('[SHELL-023] the chosen market is stored with language and currency, and the next page is in it', async () => {
  const { cookies } = await choose({ language: 'en', currency: 'EUR', market: 'ie' });
  expect(cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['market', 'ie', 180 * 86_400],
    ['language', 'en', 180 * 86_400],
    ['currency', 'EUR', 180 * 86_400],
  ]);
  const visit = await readVisitWith(Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
  expect([visit.market, visit.brand.market]).toEqual(['ie', 'de']);
});

test('the hotline is that of the chosen market where it has one, else the brand’s', async () => {
  const hotlines = [{ market: 'ie' }, { market: 'at' }, {}].map(async (cookies) => {
    const { brand } = await readVisitWith(cookies as Record<string, string>);
    return brand.hotline.number.slice(0, 4);
  });
  expect(await Promise.all(hotlines)).toEqual(['+353', '+493', '+493']);
});

test('on an https site the cookies are for https alone', async () => {
  const answer = await choose({ language: 'it', currency: 'EUR' }, { ...secure, host: 'shop.test' });
  expect(answer.cookies.map(({ secure: isSecure }) => isSecure)).toEqual([true, true]);
});

test.each([
  ['a language we do not speak', { language: 'nl', currency: 'EUR' }, 'language'],
  ['a currency no market shows', { language: 'de', currency: 'SEK' }, 'currency'],
  ['a currency that does not exist', { language: 'de', currency: 'XXX' }, 'currency'],
  ['a market we do not have', { language: 'de', currency: 'EUR', market: 'fr' }, 'market'],
  ['no language', { currency: 'EUR' }, 'language'],
  ['no currency', { language: 'de' }, 'currency'],
])('%s is refused and sets nothing', async (_what, fields, culprit) => {
  const answer = await choose(fields as Record<string, string>);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toEqual([culprit]);
  expect(answer.cookies).toEqual([]);
});

test('two values for one field are refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/de-de/ajax/preferences',
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'language=de&language=en&currency=EUR',
  });
  expect(answer.statusCode).toBe(400);
});

test.each([
  '',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/de-de/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '@evil.example',
  ' //evil.example',
  `/${'x'.repeat(3999)}x`,
])('the way back %j is not on the site, so it redirects to the home page', async (back) => {
  const answer = await choose({ language: 'de', currency: 'EUR', return: back });
  const isTooLong = back.length > 4000;
  expect([answer.statusCode, answer.headers.location]).toEqual(
    isTooLong ? [400, undefined] : [303, '/de-de'],
  );
});

test.each([
  ['/de-de/%2F%2Fevil.example', '/de-de/%2F%2Fevil.example'],
  ['/de-de/a\r\nSet-Cookie: x=y', '/de-de/aSet-Cookie:%20x=y'],
  ['/de-de/kreta#top', '/de-de/kreta'],
])('the way back %j stays on the site as %s', async (back, location) => {
  expect((await choose({ language: 'de', currency: 'EUR', return: back })).headers.location).toBe(location);
});
