import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, fromThisSite, sessionCookie, type TestApp } from '../../tests/factories/test-app.ts';
import { pollTimeout } from '../../tests/poll-timeout.ts';
import { admission } from '../defaults.ts';
import type { PageData } from '../site/page-data.ts';

let shop: TestApp;
const underWay: ((page: null) => void)[] = [];
const requests: Promise<unknown>[] = [];

/** A shop whose pages are all under way, and in whose queue for pages is no place left. */
beforeAll(async () => {
  const homepage = () => new Promise<PageData | null>((resolve) => underWay.push(resolve));
  shop = await buildTestApp({ shop: { loaders: { homepage } } });
  // What waits is not refused as too late while the tests run.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let count = 0; count < admission.pagesAtOnce + admission.pagesWaiting; count += 1)
    requests.push(shop.app.inject('/de-de'));
  const untilFull = async () => expect(await readMetric('waiting', 'pages')).toBe(admission.pagesWaiting);
  await vi.waitFor(untilFull, pollTimeout);
});
afterAll(async () => {
  vi.useRealTimers();
  const timer = setInterval(() => {
    for (const answer of underWay.splice(0)) answer(null);
  }, 5);
  await Promise.all(requests);
  clearInterval(timer);
  await shop.app.close();
});

async function readMetric(figure: 'running' | 'waiting', name: string): Promise<number> {
  const { body } = await shop.app.operator.inject('/metrics');
  const [, value = ''] =
    new RegExp(`^http_requests_${figure}\\{class="${name}"\\} (\\d+)$`, 'm').exec(body) ?? [];
  return Number(value);
}

test.each([
  ['de', 'Gleich geht es weiter | Abendmeer', 'Noch einmal versuchen'],
  ['en', 'We’ll be right with you | Abendmeer', 'Try again'],
  ['fr', 'Encore un petit instant | Abendmeer', 'Réessayer'],
])(
  'a page that is refused says so in %s, with the name of the brand and a way to try again',
  async (language, title, retry) => {
    const page = await shop.app.inject({
      url: '/de-de',
      headers: { 'accept-language': language, accept: 'text/html' },
    });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<title>${title}</title>`);
    expect(page.body).toContain(`<a href="">${retry}</a>`);
    // It loads itself again when the answer says so, by a script that the content policy of this answer allows.
    expect(page.body).toContain(`location.reload(),${Number(page.headers['retry-after']) * 1000})`);
    const [, nonce] = /<script nonce="([\w-]+)">/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  },
);

test('a page-content call that is refused answers as every call does', async () => {
  const call = await shop.app.inject('/de-de/ajax/page-content?path=/de-de');
  expect([call.statusCode, call.json().error.code]).toEqual([503, 'busy']);
  expect(Number(call.headers['retry-after'])).toBeGreaterThanOrEqual(admission.retryAfterSeconds);
});

test('calls and pages of a checkout are answered while pages are refused', async () => {
  const session = { cookie: sessionCookie(shop.app, 'A'.repeat(22)) };
  const call = await shop.app.inject({
    method: 'POST',
    url: '/de-de/ajax/booking/AAAAAAAAAAAAAAAAAAAAAA/get-payment',
    headers: { ...fromThisSite, ...session },
    payload: {},
  });
  // Nobody's checkout: the handler has said so.
  expect(call.statusCode).toBe(404);
  const page = '/de-de/booking/AAAAAAAAAAAAAAAAAAAAAA/info';
  expect((await shop.app.inject({ url: page, headers: session })).statusCode).toBe(404);
  const content = `/de-de/ajax/page-content?path=${page}`;
  expect((await shop.app.inject({ url: content, headers: session })).statusCode).toBe(200);
});

test('a made-up session does not get ahead of those who browse', async () => {
  const page = '/de-de/booking/AAAAAAAAAAAAAAAAAAAAAA/info';
  for (const cookie of ['', 'session=AAAAAAAAAAAAAAAAAAAAAA.c2lnbmVk', `session=${'A'.repeat(22)}`])
    expect((await shop.app.inject({ url: page, headers: { cookie } })).statusCode).toBe(503);
});

test('the probes answer while pages are refused', async () => {
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
});

test('the metrics count what was refused by its class', async () => {
  await shop.app.inject('/de-de');
  const { body } = await shop.app.operator.inject('/metrics');
  expect(body).toMatch(/^http_admissions_total\{class="pages",admission="full"\} [1-9]/m);
  expect(await readMetric('running', 'pages')).toBe(admission.pagesAtOnce);
});
