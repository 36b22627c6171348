import { expect, test } from 'vitest';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { lastPaymentDay, planReminder, reminderAt } from './plan-reminders.ts';

const dueOn = requireDay('2027-04-03');

/** All steps from a moment on, each taken when it is due. */
function listSteps(purpose: 'balance' | 'request', from: string): readonly string[] {
  const steps: string[] = [];
  let now = new Date(from);
  for (let stage = 0; ; stage += 1) {
    const next = planReminder(purpose, dueOn, stage, now);
    if (next === null) return steps;
    stage = next.stage;
    if (next.at > now) now = next.at;
    steps.push(`${reminderAt(purpose, stage)} ${next.at.toISOString()}`);
  }
}

test('a balance is asked for seven days before, on the day and three days after it, then the trip is cancelled', () => {
  expect(listSteps('balance', '2026-11-28T12:00:00Z')).toEqual([
    'early 2027-03-27T08:00:00.000Z',
    'due 2027-04-03T07:00:00.000Z',
    'last 2027-04-06T07:00:00.000Z',
    'cancel 2027-04-11T07:00:00.000Z',
  ]);
});

test('reminders whose day has come before the order are left out, a cancellation never is', () => {
  expect(listSteps('balance', '2027-03-29T12:00:00Z')[0]).toMatch(/^due /);
  expect(listSteps('balance', '2027-05-01T12:00:00Z')).toEqual(['cancel 2027-04-11T07:00:00.000Z']);
});

test('what staff ask for is mailed at once, and nothing is cancelled for it', () => {
  expect(listSteps('request', '2027-03-29T12:00:00Z')).toEqual([
    'request 2027-03-29T12:00:00.000Z',
    'due 2027-04-03T07:00:00.000Z',
    'last 2027-04-06T07:00:00.000Z',
  ]);
});

test('the last mail names the last day on which the balance may come, a day before the cancellation', () => {
  expect(formatDay(lastPaymentDay(dueOn))).toBe('2027-04-10');
});
