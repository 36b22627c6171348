import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent, AnalyticsPort } from './analytics-port.ts';
import { createAnalyticsQueue } from './analytics-queue.server.ts';

type Sent = Awaited<ReturnType<AnalyticsPort['send']>>;

let sent: (readonly AnalyticsEvent[])[];
let answer: Sent;
const service = () =>
  createAnalyticsQueue({
    async send(events) {
      sent.push(events);
      return answer;
    },
  });
const event = (name: string, clientId = 'one'): AnalyticsEvent => ({
  name,
  clientId,
  params: {},
  at: new Date('2026-11-22T10:00:00Z'),
});

beforeEach(() => {
  sent = [];
  answer = 'taken';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('[CTRACK-004] [CTRACK-005] [CONST-035] impressions of a browser go out together after 2000 ms', async () => {
  const { track } = service();
  track(event('view_item_list'));
  await vi.advanceTimersByTimeAsync(1500);
  track(event('view_item_list'));
  track(event('view_item_list', 'another'));
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map((events) => events.map(({ clientId }) => clientId))).toEqual([['one', 'one']]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toHaveLength(2);
});

test('[CTRACK-004] of 26 impressions the last is a batch of its own', async () => {
  const { track } = service();
  for (let count = 0; count < 26; count += 1) track(event('view_item_list'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ length }) => length)).toEqual([25, 1]);
});

test('[CTRACK-003] [CONST-036] [CONST-037] a page view without a response is sent every 1000 ms, five times in total', async () => {
  answer = 'unknown';
  service().track(event('page_view'));
  for (const count of [1, 2, 3, 4, 5, 5]) {
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(1);
  }
});

test.each<Sent>(['taken', 'refused'])(
  '[CTRACK-003] a page view that was %s is sent once',
  async (outcome) => {
    answer = outcome;
    service().track(event('page_view'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
  },
);

test('all other events are sent once, at once, even without a response', async () => {
  answer = 'unknown';
  service().track(event('search'));
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});
