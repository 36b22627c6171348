import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

const url = '/de-de/ajax/cookie-notice-close';
const thirtyDays = 2_592_000;

test('[CONSENT-004] a form closes the notice for 30 days and redirects back', async () => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'return=%2Fde-de%2Fkreta',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de-de/kreta']);
  expect(answer.cookies).toEqual([
    {
      name: 'cookie_notice',
      value: 'closed',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: thirtyDays,
    },
  ]);
});

test('[CONSENT-004] a call closes the notice without a redirect', async () => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...fromThisSite, accept: 'application/json' },
  });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.cookies[0]).toMatchObject({ name: 'cookie_notice', maxAge: thirtyDays });
});

test('[SHELL-037] a closed notice is not shown any more', async () => {
  const shown = await app.inject('/de-de');
  const closed = await app.inject({ url: '/de-de', cookies: { cookie_notice: 'closed' } });
  expect(shown.body).toContain('data-cookie-notice');
  expect(closed.body).not.toContain('data-cookie-notice');
});

test('the return path never leaves the site', async () => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'return=//evil.example',
  });
  expect(answer.headers.location).toBe('/de-de');
});
