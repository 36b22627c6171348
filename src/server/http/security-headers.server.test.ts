import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';
import { pagePolicy } from './security-headers.server.ts';

const { app } = await buildTestApp({ shop: { clientFolder: '/tmp' } });
const secure = await buildTestApp({ settings: { BASE_URL: 'https://shop.test' } });
afterAll(() => Promise.all([app.close(), secure.app.close()]));

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
};

test.each([
  ['a page', '/de-de'],
  ['a page that is not found', '/de-de/nowhere'],
  ['a redirect', '/'],
  ['a call', '/de-de/ajax/page-content?path=/de-de'],
  ['a call with bad input', '/de-de/ajax/page-content'],
  ['a call that does not exist', '/de-de/ajax/preferences'],
  ['a picture', '/image/420x300/coast.aegean.summer.golden.warm.kreta.webp'],
  ['a probe', '/healthz'],
  ['an address that cannot be decoded', '/%E0%A4%A'],
])('%s carries all security headers', async (_what, url) => {
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject(everyAnswer);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test('a response that is not a page may load nothing and not be framed', async () => {
  const { headers } = await app.inject('/healthz');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('a page allows scripts by a nonce of its own and nothing inline', async () => {
  const pages = await Promise.all(['/de-de', '/de-de', '/de-de/nowhere'].map((url) => app.inject(url)));
  const nonces = pages.map((page) => {
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    const nonce = /script-src 'self' 'nonce-([\w-]{22})';/.exec(policy)?.[1];
    expect(page.body).toContain(`nonce="${nonce}"`);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(3);
});

test('the policy of a page names every directive once', () => {
  const directives = pagePolicy('n', { isHttps: true, isDevelopment: false }).split('; ');
  expect(directives).toEqual([
    "default-src 'none'",
    "script-src 'self' 'nonce-n'",
    "style-src 'self' 'nonce-n'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    'upgrade-insecure-requests',
  ]);
});

test('the pages where one pays take the payment provider in, and no other page does', async () => {
  const origin = 'https://pay.test';
  const open = { script: [origin], frame: [origin], connect: [origin] };
  const options = { isHttps: false, isDevelopment: false };
  const policy = pagePolicy('n', options, open).split('; ');
  expect(policy).toContain(`script-src 'self' 'nonce-n' ${origin}`);
  expect(policy).toContain(`frame-src 'self' ${origin}`);
  expect(policy).toContain(`connect-src 'self' ${origin}`);
  expect(policy).toContain(`form-action 'self' ${origin}`);
  expect(pagePolicy('n', options)).not.toContain('frame-src');

  const checkout = '/de-de/booking/abcdefghijklmnopqrstuv';
  const policies = await Promise.all(
    ['customer_payment', 'payment', 'ancillaries', 'info', 'process', 'success'].map(async (step) => {
      const { headers } = await app.inject(`${checkout}/${step}`);
      return String(headers['content-security-policy']).includes('https://payment.test');
    }),
  );
  expect(policies).toEqual([true, true, false, false, false, false]);
});

test('only the development server relaxes the policy', () => {
  expect(pagePolicy('n', { isHttps: false, isDevelopment: true })).toContain(
    "style-src 'self' 'unsafe-inline'",
  );
  expect(pagePolicy('n', { isHttps: false, isDevelopment: false })).not.toContain('unsafe-inline');
});

test('browsers stay on https where the site is reached over it', async () => {
  const header = 'strict-transport-security';
  expect((await secure.app.inject('/de-de')).headers[header]).toBe('max-age=31536000; includeSubDomains');
  expect((await app.inject('/de-de')).headers).not.toHaveProperty(header);
});
