import { describe, expect, test } from 'vitest';
import { browserTimings } from '../../../defaults.ts';
import { type PollAnswer, readPollEvent, stepPoll } from './poll-booking.ts';

const working: PollAnswer = { success: true, finished: false, soft: false, next: null, redirect: null };
const answered = (changes: Partial<PollAnswer>) =>
  ({ kind: 'answered', answer: { ...working, ...changes } }) as const;
const lost = { kind: 'lost' } as const;

test('[POLL-003] [CONST-030] a booking is asked after every 2000 ms', () => {
  expect(browserTimings.pollIntervalMs).toBe(2000);
});

describe('what comes of a poll', () => {
  test('[POLL-007] a refusal says nothing of the booking: it counts as lost', () => {
    expect(readPollEvent({ status: 'refused', code: 'tooManyRequests' })).toEqual(lost);
    expect(readPollEvent({ status: 'lost' })).toEqual(lost);
  });

  test('[POLL-005] a checkout that is not ours any more is no booking', () => {
    expect(stepPoll(readPollEvent({ status: 'gone' }), 0, 5)).toEqual({ kind: 'empty' });
  });

  test('only what is not finished sends the shopper somewhere else', () => {
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

  test('[POLL-005] [POLL-011] that is neither successful nor finished ends with nothing', () => {
    expect(stepPoll(answered({ success: false }), 0, 5)).toEqual({ kind: 'empty' });
  });

  test('[POLL-012] that is successful and finished leads to success', () => {
    expect(stepPoll(answered({ finished: true }), 0, 0)).toEqual({ kind: 'success' });
  });

  test('[POLL-006] [POLL-013] that is finished without success is taken as it is', () => {
    expect(stepPoll(answered({ success: false, finished: true }), 0, 0)).toEqual({ kind: 'fail' });
  });

  test('[POLL-014] that is finished without success and soft leads to soft_booked', () => {
    expect(stepPoll(answered({ success: false, finished: true, soft: true }), 0, 0)).toEqual({
      kind: 'soft',
    });
  });

  test('[TDS-001] that needs the shopper leads to where they are needed', () => {
    expect(stepPoll(answered({ next: '/pay' }), 0, 0)).toEqual({ kind: 'away', path: '/pay' });
  });

  test('[PAY-019] that names a url elsewhere leads there', () => {
    const url = 'https://wallet.test/';
    expect(stepPoll(answered({ next: '/pay', redirect: url }), 0, 0)).toEqual({ kind: 'leave', url });
  });
});

describe('a network error', () => {
  test('[POLL-008] [POLL-010] without a failed-attempts setting ends with nothing', () => {
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

  test('[POLL-007] counts in a row: an answer forgets the losses before it', () => {
    expect(stepPoll(answered({}), 2, 2)).toEqual({ kind: 'again', losses: 0 });
  });
});
