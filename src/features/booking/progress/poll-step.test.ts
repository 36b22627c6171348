import { describe, expect, test } from 'vitest';
import { browserTimings } from '../../../defaults.ts';
import { type PollAnswer, readPollEvent, stepPoll } from './poll-step.ts';

const working: PollAnswer = { success: true, finished: false, soft: false, next: null, redirect: null };
const answered = (changes: Partial<PollAnswer>) =>
  ({ kind: 'answered', answer: { ...working, ...changes } }) as const;
const lost = { kind: 'lost', isOffline: false } as const;

test('[POLL-003] [CONST-030] polls every 2000 ms', () => {
  expect(browserTimings.pollIntervalMs).toBe(2000);
});

describe('the result of a poll', () => {
  test('[POLL-007] an error response counts as a lost poll', () => {
    expect(readPollEvent({ status: 'refused', code: 'tooManyRequests' })).toEqual(lost);
    expect(readPollEvent({ status: 'lost', mayBeDone: true })).toEqual(lost);
  });

  test('[POLL-007] a poll without a connection is not counted, however many there were', () => {
    const offline = readPollEvent({ status: 'lost', mayBeDone: true }, false);
    expect(stepPoll(offline, 5, 5)).toEqual({ kind: 'again', losses: 5 });
    expect(stepPoll(lost, 5, 5)).toEqual({ kind: 'soft' });
    expect(stepPoll(offline, 0, 0)).toEqual({ kind: 'empty' });
  });

  test('[POLL-005] a checkout that is not found has no booking', () => {
    expect(stepPoll(readPollEvent({ status: 'gone' }), 0, 5)).toEqual({ kind: 'empty' });
  });

  test('only an unfinished booking redirects the shopper', () => {
    const next = '/pay';
    expect(readPollEvent({ status: 'answered', answer: { ...working, next } })).toEqual(answered({ next }));
    expect(readPollEvent({ status: 'answered', answer: { ...working, finished: true, next } })).toEqual(
      answered({ finished: true }),
    );
  });
});

describe('an answer', () => {
  test('[POLL-004] that is not finished is followed by another poll', () => {
    expect(stepPoll(answered({}), 0, 0)).toEqual({ kind: 'again', losses: 0 });
  });

  test('[POLL-005] [POLL-011] that is neither successful nor finished ends at the fail page', () => {
    expect(stepPoll(answered({ success: false }), 0, 5)).toEqual({ kind: 'empty' });
  });

  test('[POLL-012] that is successful and finished redirects to success', () => {
    expect(stepPoll(answered({ finished: true }), 0, 0)).toEqual({ kind: 'success' });
  });

  test('[POLL-006] [POLL-013] that is finished without success is taken as it is', () => {
    expect(stepPoll(answered({ success: false, finished: true }), 0, 0)).toEqual({ kind: 'fail' });
  });

  test('[POLL-014] that is finished without success and soft redirects to soft_booked', () => {
    expect(stepPoll(answered({ success: false, finished: true, soft: true }), 0, 0)).toEqual({
      kind: 'soft',
    });
  });

  test('[TDS-001] with a pending action redirects to its page', () => {
    expect(stepPoll(answered({ next: '/pay' }), 0, 0)).toEqual({ kind: 'away', path: '/pay' });
  });

  test('[PAY-019] with a url of another site redirects there', () => {
    const url = 'https://wallet.test/';
    expect(stepPoll(answered({ next: '/pay', redirect: url }), 0, 0)).toEqual({ kind: 'leave', url });
  });
});

describe('a network error', () => {
  test('[POLL-008] [POLL-010] without a failed-attempts setting ends at the fail page', () => {
    expect(stepPoll(lost, 0, 0)).toEqual({ kind: 'empty' });
  });

  test('[POLL-007] is followed by another poll, up to the failed-attempts count', () => {
    expect(stepPoll(lost, 0, 2)).toEqual({ kind: 'again', losses: 1 });
    expect(stepPoll(lost, 1, 2)).toEqual({ kind: 'again', losses: 2 });
  });

  test('[POLL-009] one past the failed-attempts count is a soft result', () => {
    expect(stepPoll(lost, 2, 2)).toEqual({ kind: 'soft' });
    expect(stepPoll(lost, 1, 1)).toEqual({ kind: 'soft' });
  });

  test('[POLL-007] counts failures in a row: an answer resets the count', () => {
    expect(stepPoll(answered({}), 2, 2)).toEqual({ kind: 'again', losses: 0 });
  });
});
