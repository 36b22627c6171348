import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';

const { app } = await buildTestApp();
afterAll(() => app.close());

const reports = { method: 'POST', url: '/de-de/event_logger/log' } as const;
const json = { ...fromThisSite, 'content-type': 'application/json' };

test.each([
  ['no JSON', json, '{"stack":', 400, 'invalid-input'],
  ['empty', json, '', 400, 'invalid-input'],
  ['not an object', json, '[1]', 400, 'invalid-input'],
  ['null', json, 'null', 400, 'invalid-input'],
  [
    'poisoned',
    json,
    '{"__proto__":{"isEditor":true},"stack":"","msg":"","level":"INFO"}',
    400,
    'invalid-input',
  ],
  ['XML', { ...fromThisSite, 'content-type': 'text/xml' }, '<a/>', 415, 'unsupported-media-type'],
  ['plain text', { ...fromThisSite, 'content-type': 'text/plain' }, 'hello', 415, 'unsupported-media-type'],
  ['of a garbled type', { ...fromThisSite, 'content-type': ';;;' }, 'hello', 415, 'unsupported-media-type'],
  [
    'multipart',
    { ...fromThisSite, 'content-type': 'multipart/form-data; boundary=x' },
    '--x--',
    415,
    'unsupported-media-type',
  ],
  ['too large', json, JSON.stringify({ msg: 'x'.repeat(20_000) }), 413, 'body-too-large'],
])('a body that is %s is refused in the error shape', async (_what, headers, payload, status, code) => {
  const answer = await app.inject({ ...reports, headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json().error).toMatchObject({ code, requestId: answer.headers['x-request-id'] });
});

test('invalid input names each field and what is wrong with it', async () => {
  const answer = await app.inject({
    ...reports,
    headers: json,
    payload: '{"stack":1,"msg":"a","level":"WARN"}',
  });
  const { fields } = answer.json().error;
  expect(Object.keys(fields).sort()).toEqual(['level', 'stack']);
  expect(fields.level).toMatch(/INFO/);
});

test('a form that a person sent is answered with a page when it is refused', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/de-de/ajax/preferences',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,application/xhtml+xml',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'language=de&currency=EUR',
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('an error is never cached', async () => {
  for (const url of ['/de-de/ajax/page-content', '/image/11x11/a.webp', '/de-de/ajax/preferences']) {
    expect((await app.inject(url)).headers['cache-control'], url).toBe('no-store');
  }
});
