import { afterAll, describe, expect, it, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';
import { changeConsents } from './consent.server.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

const url = '/de-de/ajax/consent';
const halfAYear = 15_552_000;
const form = { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' };
const call = { ...fromThisSite, accept: 'application/json' };

describe('consent', () => {
  it('[CONSENT-005] [API-029] is stored for 180 days and redirects a form back', async () => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: form,
      payload: 'service=maps&accepted=1&return=%2Fde-de%2Fkreta',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de-de/kreta']);
    expect(answer.cookies).toEqual([
      { name: 'consents', value: 'maps', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: halfAYear },
    ]);
  });

  it('is returned to a call along with all others', async () => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: call,
      cookies: { consents: 'analytics' },
      payload: { service: 'maps', accepted: true },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { consents: ['maps', 'analytics'] }]);
    expect(answer.cookies[0]?.value).toBe('maps.analytics');
  });

  it('[CONSENT-006] is withdrawn; the cookie is deleted with the last one', async () => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: call,
      cookies: { consents: 'maps' },
      payload: { service: 'maps', accepted: false },
    });
    expect(answer.json()).toEqual({ consents: [] });
    expect(answer.cookies[0]).toMatchObject({ name: 'consents', value: '', maxAge: 0 });
  });

  it.each([
    ['a page of this site', 'http://localhost/de-de/search?adults=1', '/de-de/search?adults=1'],
    ['another site', 'http://evil.example/de-de/search', '/de-de'],
    ['nothing that is an address', '???', '/de-de'],
  ])('a form without a return path redirects to its referrer: %s', async (_what, referer, to) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...form, host: 'localhost', referer },
      payload: 'service=maps&accepted=0',
    });
    expect(answer.headers.location).toBe(to);
  });

  it.each(['service=nobody&accepted=1', 'service=maps', 'service=maps&accepted=2', 'accepted=1'])(
    'without a known service and a clear answer is refused: %s',
    async (payload) => {
      expect((await app.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(400);
    },
  );

  it('[CONSENT-001] is accepted from our own pages only', async () => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { ...form, 'sec-fetch-site': 'cross-site' },
      payload: 'service=maps&accepted=1',
    });
    expect(answer.statusCode).toBe(403);
  });
});

test('consents are stored in order, each service once', () => {
  expect(changeConsents(['analytics'], 'maps', true)).toEqual(['maps', 'analytics']);
  expect(changeConsents(['maps', 'analytics'], 'maps', true)).toEqual(['maps', 'analytics']);
  expect(changeConsents(['maps', 'analytics'], 'analytics', false)).toEqual(['maps']);
});
