import { afterAll, expect, test } from 'vitest';
import { buildTestApp, cookieSecret, fromThisSite } from '../../../tests/factories/test-app.ts';

const metricsToken = 'token-for-the-metrics-of-this-test';
const { app, log } = await buildTestApp({ settings: { METRICS_TOKEN: metricsToken } });
afterAll(() => app.close());

test('no secret of a visitor or of ours reaches the log', async () => {
  const headers = { authorization: 'Bearer visitor-token-1', cookie: 'session=visitor-session-1' };
  await app.inject({ url: '/de-de?token=visitor-token-2&code=visitor-code-1&plain=seen', headers });
  await app.inject({ url: '/de-de/ajax/page-content?password=visitor-password-1', headers });
  await app.operator.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  await app.operator.inject({ url: '/metrics', headers: { authorization: 'Bearer wrong-token-1' } });
  await app.inject({
    method: 'POST',
    url: '/de-de/ajax/preferences',
    headers: { ...headers, ...fromThisSite },
    payload: { password: 'visitor-password-2' },
  });
  app.log.info({ headers }, 'a careless line');
  const written = JSON.stringify(log);
  expect(written).toContain('plain=seen');
  for (const secret of [
    /visitor-\w+-\d/,
    /wrong-token/,
    new RegExp(metricsToken),
    new RegExp(cookieSecret),
  ]) {
    expect(written).not.toMatch(secret);
  }
});

test.each(['6f1ed002-ab59-4dcb-8e92-1f8b4cbd4a36', 'abcdefgh', 'x'.repeat(64)])(
  'the request id %s of a proxy is used and returned',
  async (id) => {
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
    expect(log).toContainEqual(expect.objectContaining({ requestId: id }));
  },
);

test.each(['', 'short', 'x'.repeat(65), 'with space', 'line\tbreak', '<script>', 'ä'.repeat(10)])(
  'the request id %j is not one a log can carry and is replaced',
  async (id) => {
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  },
);

test('every request without an id gets one of its own', async () => {
  const answers = await Promise.all([app.inject('/healthz'), app.inject('/healthz')]);
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
});

test('what the route table does not know is logged without a route name', async () => {
  await app.inject('/nowhere-at-all');
  expect(log.findLast(({ url }) => url === '/nowhere-at-all')).toMatchObject({ route: 'none', status: 404 });
});
