import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTimings } from '../../../defaults.ts';
import { askOrder } from './ask-order.ts';

const working = {
  success: true,
  finished: false,
  messages: [],
  changes: [],
  action: null,
  redirect: null,
  next: null,
};
const noBooking = { ...working, success: false, messages: [{ code: 'noBooking' }] };
const refused = {
  ...noBooking,
  finished: true,
  messages: [{ code: 'noPaymentSelectedError' }],
  next: '/fail',
};

type Reply = object | 'offline' | 404 | 503;
let replies: Reply[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === 'offline') throw new TypeError('offline');
    return typeof reply === 'number' ? new Response('', { status: reply }) : Response.json(reply);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ask = (mayBeDone: boolean, ...given: readonly Reply[]) => {
  replies = [...given];
  const { signal } = new AbortController();
  const found = askOrder({ locale: 'de-de', checkoutId: 'a_checkout-of-22-chars', signal }, mayBeDone);
  return vi.advanceTimersByTimeAsync(30_000).then(() => found);
};

test('an order that arrived is followed, after the connection is back', async () => {
  const found = await ask(true, 'offline', 503, working);
  expect(found).toMatchObject({ status: 'answered', answer: { success: true, next: null } });
  expect(asked).toBe(3);
});

test('without an answer, nothing counts as ordered only when the order cannot arrive any more', async () => {
  const polls = Math.ceil(browserTimings.orderArrivalMs / browserTimings.pollIntervalMs);
  expect(await ask(true, noBooking)).toEqual({ status: 'not-ordered' });
  expect(asked).toBe(polls + 1);
});

test('an order that arrives meanwhile replaces the failure of an earlier one', async () => {
  expect(await ask(true, refused, refused, working)).toMatchObject({ answer: { messages: [] } });
});

test('an order that the server failed to take is asked for once', async () => {
  expect(await ask(false, noBooking)).toEqual({ status: 'not-ordered' });
  expect(asked).toBe(1);
});

test('[ERR-018] a payment that was refused is the answer', async () => {
  expect(await ask(false, refused)).toMatchObject({ status: 'answered', answer: { next: '/fail' } });
});

test('a session that has ended is the answer', async () => {
  expect(await ask(true, 404)).toEqual({ status: 'gone' });
});

test('an aborted question ends without an answer', async () => {
  replies = ['offline'];
  const leaving = new AbortController();
  const found = askOrder(
    { locale: 'de-de', checkoutId: 'a_checkout-of-22-chars', signal: leaving.signal },
    true,
  );
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  expect(await found).toBeNull();
});
