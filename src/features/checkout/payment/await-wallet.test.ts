import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitWallet, isPaymentRefused } from './await-wallet.ts';
import type { OrderResponse } from './decide-next.ts';

const working = {
  success: true,
  finished: false,
  messages: [],
  changes: [],
  errors: [],
  action: null,
  redirect: null,
  next: null,
  waitSeconds: null,
};
const booked = { ...working, finished: true, next: '/success' };
const refused: OrderResponse = {
  ...working,
  success: false,
  finished: true,
  next: '/fail',
  messages: [{ code: 'noPaymentSelectedError' }],
};

let replies: object[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', async () => Response.json(replies.length > 1 ? replies.shift() : replies[0]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (posted: OrderResponse, ...later: object[]) => {
  replies = later;
  const { signal } = new AbortController();
  const call = { locale: 'de-de', checkoutId: 'a_checkout-of-22-chars', signal };
  const ended = awaitWallet(call, { status: 'answered', answer: posted });
  return vi.advanceTimersByTimeAsync(60_000).then(() => ended);
};

test('an order that has ended is not asked about', async () => {
  expect(await wait(booked, refused)).toEqual({ status: 'answered', answer: booked });
});

test('an order that is still worked on is asked about until it has ended', async () => {
  expect(await wait(working, working, working, refused)).toMatchObject({ answer: { next: '/fail' } });
});

test('only an order whose payment has failed may be paid another way at once', () => {
  expect(isPaymentRefused(refused)).toBe(true);
  expect(isPaymentRefused({ ...refused, messages: [{ code: 'offerGone' }] })).toBe(false);
  expect(isPaymentRefused(working)).toBe(false);
  expect(isPaymentRefused(booked)).toBe(false);
});
