import { expect, test } from 'vitest';
import { DUTY_RULES, dutyDueAt, findDeadlineState } from './deadlines.ts';

const at = (text: string) => new Date(text);

test('an answer is due until the end of the seventh day in Berlin, whatever the hour of receipt', () => {
  for (const receipt of ['2026-03-02T00:00:00+01:00', '2026-03-02T23:59:59.999+01:00'])
    expect(dutyDueAt('answer', at(receipt))).toEqual(at('2026-03-09T23:59:59.999+01:00'));
  expect(dutyDueAt('answer', at('2026-03-03T00:00:00+01:00'))).toEqual(at('2026-03-10T23:59:59.999+01:00'));
});

test('a decision is due until the end of the sixtieth day, also where the clocks change in between', () => {
  expect(dutyDueAt('decision', at('2026-03-02T12:00:00+01:00'))).toEqual(at('2026-05-01T23:59:59.999+02:00'));
  expect(dutyDueAt('decision', at('2026-09-10T12:00:00+02:00'))).toEqual(at('2026-11-09T23:59:59.999+01:00'));
});

test('a duty is met in the last millisecond and late in the next', () => {
  const startedAt = at('2026-03-02T12:00:00Z');
  const dueAt = dutyDueAt('answer', startedAt);
  const next = new Date(dueAt.getTime() + 1);
  const deadline = { duty: 'answer', startedAt, dueAt } as const;
  const warningMs = 1_000;
  const stateAt = (now: Date) => findDeadlineState({ ...deadline, metAt: null }, now, warningMs);
  expect(findDeadlineState({ ...deadline, metAt: dueAt }, next, warningMs)).toBe('met');
  expect(findDeadlineState({ ...deadline, metAt: next }, next, warningMs)).toBe('late');
  expect(stateAt(dueAt)).toBe('near');
  expect(stateAt(next)).toBe('overdue');
  expect(stateAt(new Date(dueAt.getTime() - 1_000))).toBe('near');
  expect(stateAt(new Date(dueAt.getTime() - 1_001))).toBe('pending');
});

test('both deadlines are our own promise until a transposition of directive (EU) 2026/1024 is in force', () => {
  expect(DUTY_RULES.map(({ duty, days, inForceFrom }) => [duty, days, inForceFrom])).toEqual([
    ['answer', 7, null],
    ['decision', 60, null],
  ]);
});
