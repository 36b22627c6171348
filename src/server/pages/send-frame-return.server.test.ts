import { expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/factories/test-app.ts';

const path = '/de-de/booking/checkout-of-a-test-123/payment?result=passed';

test('[TDS-004] the frame of a challenge ends at a page that only this site may frame', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ url: path, headers: { 'sec-fetch-dest': 'iframe' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; frame-ancestors 'self'$/,
  );
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(answer.body).toContain('parent.postMessage');
  expect(answer.body).not.toContain('passed');
  await app.close();
});

test('the same address as a document is the page itself', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ url: path, headers: { 'sec-fetch-dest': 'document' } });
  expect(answer.body).not.toContain('postMessage');
  expect(answer.headers['x-frame-options']).toBe('DENY');
  await app.close();
});

test('a page that leads elsewhere is a redirect as a document, and data in the page-content call', async () => {
  const { app } = await buildTestApp({
    shop: {
      loaders: {
        checkout_info: async () => ({
          code: 302,
          route: null,
          view: 'failure',
          props: {},
          redirectTo: '/de-de/booking/x/process',
          pageMetaContent: { title: '', description: '' },
        }),
      },
    },
  });
  const page = '/de-de/booking/checkout-of-a-test-123/info';
  const answer = await app.inject({ url: page });
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    '/de-de/booking/x/process',
    'no-store',
  ]);
  const content = await app.inject({ url: `/de-de/ajax/page-content?path=${page}` });
  expect(content.json()).toMatchObject({ redirectTo: '/de-de/booking/x/process' });
  expect(content.headers['cache-control']).toBe('private, no-store');
  await app.close();
});
