import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PostResult, postJson } from './post-json.ts';
import { readRetryAfter } from './retry-after.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = (retryAfter = '3') =>
  Response.json({ error: { code: 'busy' } }, { status: 503, headers: { 'retry-after': retryAfter } });

/** Answers one after the other; `sent` counts the requests. */
function answerWith(...answers: readonly Response[]) {
  const left = [...answers];
  const fetched = vi.fn(async () => left.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetched);
  return { sent: () => fetched.mock.calls.length };
}

const post = (signal = new AbortController().signal) => postJson('/call', {}, signal);

test('what was refused under load is sent once more after Retry-After, and not earlier', async () => {
  const server = answerWith(busy(), Response.json({ success: true }));
  const posted = post();
  await vi.advanceTimersByTimeAsync(2999);
  expect(server.sent()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.sent()).toBe(2);
  expect(await posted).toEqual({ status: 'answered', answer: { success: true } });
});

test('what is refused under load twice was not done, and is not sent a third time', async () => {
  const server = answerWith(busy(), busy());
  const posted = post();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await posted).toEqual({ status: 'refused', code: 'busy' });
  expect(server.sent()).toBe(2);
});

test.each<[what: string, answer: Response, expected: PostResult<never>]>([
  ['503 without Retry-After failed', new Response('', { status: 503 }), { status: 'lost', mayBeDone: false }],
  ['502 may have been done', new Response('', { status: 502 }), { status: 'lost', mayBeDone: true }],
  ['404 is a session that is over', new Response('', { status: 404 }), { status: 'gone' }],
  [
    '409 is refused',
    Response.json({ error: { code: 'being-booked' } }, { status: 409 }),
    { status: 'refused', code: 'being-booked' },
  ],
  ['200 that cannot be read is lost', new Response('<html>'), { status: 'lost', mayBeDone: true }],
])('%s, and it is sent once', async (_what, answer, expected) => {
  const server = answerWith(answer);
  expect(await post()).toEqual(expected);
  expect(server.sent()).toBe(1);
});

test('a caller that leaves while waiting sends nothing more', async () => {
  const server = answerWith(busy(), Response.json({}));
  const leaving = new AbortController();
  const posted = post(leaving.signal);
  await vi.advanceTimersByTimeAsync(1000);
  leaving.abort();
  expect(await posted).toEqual({ status: 'lost', mayBeDone: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.sent()).toBe(1);
});

test.each<[status: number, retryAfter: string | null, expected: number | null]>([
  [503, '0', 0],
  [503, '10', 10_000],
  [503, '11', 10_000],
  [503, 'Wed, 21 Oct 2026 07:28:00 GMT', null],
  [503, null, null],
  [429, '3', null],
])('status %d with Retry-After %s waits %s ms', (status, retryAfter, expected) => {
  const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
  expect(readRetryAfter({ status, headers })).toBe(expected);
});
