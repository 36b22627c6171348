import { afterAll, expect, test } from 'vitest';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';
import type { AnalyticsEvent } from '../../ports/analytics/analytics-port.ts';

const { app, log } = await buildTestApp();
afterAll(() => app.close());

const event = {
  stack: 'Error: x\n    at y',
  msg: 'x',
  level: 'INFO',
  context: { view: 'content', tries: 2 },
};

function report(payload: unknown, url = '/de-de/event_logger/log') {
  return app.inject({ method: 'POST', url, headers: fromThisSite, payload: payload as object });
}

test.each(['/de-de/event_logger/log', '/event_logger/log'])(
  '[SAPI-053] [CAPI-027] POST %s writes an event to the log',
  async (url) => {
    const answer = await report(event, url);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(log).toContainEqual(
      expect.objectContaining({
        msg: 'browser event',
        requestId: answer.headers['x-request-id'],
        event: { stack: event.stack, msg: event.msg, context: event.context },
      }),
    );
  },
);

test.each(['stack', 'msg', 'level'])(
  '[SAPI-054] [CAPI-028] an event without %s is refused',
  async (field) => {
    const { [field]: _left, ...rest } = event as Record<string, unknown>;
    expect((await report(rest)).statusCode).toBe(400);
  },
);

test('[SAPI-054] the context may be left out', async () => {
  const { context: _left, ...rest } = event;
  expect((await report(rest)).statusCode).toBe(204);
});

test.each(['info', 'ERROR', 'WARN', '', null])(
  "[SAPI-055] [CTRACK-007] the level %j is not 'INFO' and refused",
  async (level) => {
    expect((await report({ ...event, level })).statusCode).toBe(400);
  },
);

test.each([
  ['a stack of 8000 characters', { stack: 'x'.repeat(8000) }, 204],
  ['one more', { stack: 'x'.repeat(8001) }, 400],
  ['a message of 2000 characters', { msg: 'x'.repeat(2000) }, 204],
  ['one more', { msg: 'x'.repeat(2001) }, 400],
  [
    '20 context entries',
    { context: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, i])) },
    204,
  ],
  ['one more', { context: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i])) }, 400],
  ['a context entry of 500 characters', { context: { a: 'x'.repeat(500) } }, 204],
  ['one more', { context: { a: 'x'.repeat(501) } }, 400],
  ['a context four deep', { context: { a: { b: { c: { d: { e: 1 } } } } } }, 204],
  ['one deeper', { context: { a: { b: { c: { d: { e: { f: 1 } } } } } } }, 400],
])('%s: %s', async (_what, part, status) => {
  expect((await report({ ...event, ...(part as object) })).statusCode).toBe(status);
});

test('an event cannot write a line of its own into the log', async () => {
  await report({ ...event, msg: 'x\n{"level":60,"msg":"forged"}' });
  expect(log.filter(({ msg }) => msg === 'forged')).toEqual([]);
});

test('[TRACK-005] an event may carry its package, lists of items included', async () => {
  const context = {
    action: 'view_item',
    time: '2026-11-21T12:00:00Z',
    hotelId: 7,
    items: [{ item_id: '7' }],
  };
  expect((await report({ ...event, context })).statusCode).toBe(204);
  expect(log).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ context }) as unknown }),
  );
});

test('[TRACK-005] [CONSENT-001] a shopper’s event goes to the analytics of the site after consent only', async () => {
  const sent: AnalyticsEvent[] = [];
  const counted = await buildTestApp({
    shop: {
      analytics: { track: (each) => void sent.push(each) },
    },
  });
  const track = (cookie: string, context: object) =>
    counted.app.inject({
      method: 'POST',
      url: '/de-de/event_logger/log',
      headers: { ...fromThisSite, cookie },
      payload: { ...event, context },
    });
  const context = { action: 'view_item', time: '2026-11-21T12:00:00Z', hotelId: 7 };
  await track('', context);
  await track('consents=maps', context);
  await track('consents=maps.analytics', { tries: 2 });
  expect(sent).toEqual([]);
  const answer = await track('consents=maps.analytics', context);
  expect(sent).toMatchObject([{ name: 'view_item', params: { hotelId: 7 } }]);
  expect(sent[0]?.clientId).toMatch(/^[\w-]{22}$/);
  expect(answer.cookies.map(({ name }) => name)).toContain('visitor');
  await counted.app.close();
});
