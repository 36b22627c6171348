import { expect, test } from 'vitest';
import { caseTimings } from '../../../defaults.ts';
import {
  applyCaseEvent,
  type CaseEvent,
  type CaseLife,
  findCaseToDo,
  findNextDeadlineState,
  openLife,
} from './case-life.ts';
import { dutyDueAt } from './deadlines.ts';

const start = new Date('2026-03-02T12:00:00Z');
const later = (milliseconds: number, from = start) => new Date(from.getTime() + milliseconds);
const hour = 3_600_000;

/** Applies events one hour after the other. */
function live(reason: CaseLife['reason'], ...events: readonly CaseEvent[]): CaseLife {
  return events.reduce(
    (life, event, at) => {
      const next = applyCaseEvent(life, event, later((at + 1) * hour));
      if (next === null) throw new Error(`${event.kind} is not possible`);
      return next;
    },
    openLife(reason, start),
  );
}

const receipt = { kind: 'receipt-sent' } as const;
const guest = { kind: 'guest-wrote', isAutomatic: false } as const;
const answered = { kind: 'answered', isQuestion: false } as const;
const asked = { kind: 'answered', isQuestion: true } as const;
const decided = { kind: 'decided' } as const;

test('a complaint is acknowledged, answered, decided and closed', () => {
  const states = [receipt, asked, guest, answered, decided, { kind: 'moved', to: 'closed' } as const].map(
    (_, count, all) => live('complaint', ...all.slice(0, count + 1)).state,
  );
  expect(states).toEqual([
    'acknowledged',
    'waiting-for-guest',
    'in-progress',
    'in-progress',
    'decided',
    'closed',
  ]);
});

test('the deadline that ends first is pending, then near, then overdue', () => {
  const life = live('complaint', receipt);
  const due = dutyDueAt('answer', start);
  const { answerWarningMs } = caseTimings;
  expect(findNextDeadlineState(life, later(-answerWarningMs - 1, due))).toBe('pending');
  expect(findNextDeadlineState(life, later(-answerWarningMs, due))).toBe('near');
  expect(findNextDeadlineState(life, later(1, due))).toBe('overdue');
  expect(findNextDeadlineState(live('compliment', receipt), later(1, due))).toBeNull();
});

test('a compliment has no deadline and ends with thanks', () => {
  expect(findCaseToDo(live('compliment', receipt))).toEqual({
    toDo: 'thankGuest',
    dueAt: null,
    since: start,
  });
  expect(live('compliment', receipt, { kind: 'thanked' }).state).toBe('thanked');
  expect(applyCaseEvent(live('compliment'), decided, start)).toBeNull();
  expect(applyCaseEvent(live('complaint'), { kind: 'thanked' }, start)).toBeNull();
});

test('staff first answer, then decide: a decision is an answer, too', () => {
  expect(findCaseToDo(live('complaint', receipt))).toMatchObject({
    toDo: 'answerCase',
    dueAt: dutyDueAt('answer', start),
  });
  expect(findCaseToDo(live('complaint', receipt, answered))).toMatchObject({
    toDo: 'decideCase',
    dueAt: dutyDueAt('decision', start),
  });
  expect(findCaseToDo(live('complaint', receipt, asked))).toMatchObject({ toDo: 'awaitGuest' });
  expect(findCaseToDo(live('complaint', receipt, asked, guest))).toMatchObject({
    toDo: 'replyToGuest',
    dueAt: dutyDueAt('decision', start),
    since: later(3 * hour),
  });
  expect(findCaseToDo(live('complaint', receipt, decided))).toBeNull();
});

test('the receipt alone does not meet the first answer', () => {
  expect(live('complaint', receipt).answeredAt).toBeNull();
});

test('a mail reopens a case until the last millisecond of the period, with a clock of its own', () => {
  const closed = live('complaint', receipt, decided);
  const last = later(caseTimings.reopenMs, closed.endedAt ?? start);
  const reopened = applyCaseEvent(closed, guest, last);
  expect(reopened).toMatchObject({ state: 'reopened', clockStartedAt: last, answeredAt: null, notices: [] });
  const late = applyCaseEvent(closed, guest, later(1, last));
  expect(late?.state).toBe('decided');
  expect(late && findCaseToDo(late)).toEqual({ toDo: 'replyToGuest', dueAt: null, since: later(1, last) });
});

test('a mail of a program changes nothing', () => {
  const closed = live('complaint', receipt, decided);
  expect(applyCaseEvent(closed, { kind: 'guest-wrote', isAutomatic: true }, later(hour))).toEqual(closed);
});

test('a last word after the end opens nothing, and nobody asks a question then', () => {
  const closed = live('complaint', receipt, decided);
  expect(applyCaseEvent(closed, answered, later(9 * hour))?.state).toBe('decided');
  expect(applyCaseEvent(closed, asked, later(9 * hour))).toBeNull();
});
