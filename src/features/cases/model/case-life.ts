import { caseTimings } from '../../../defaults.ts';
import type { CaseReason } from '../../../domain/cases/complaint.ts';
import { type CaseState, canMoveCase, canStaffMoveCase, isOpenCase } from './case-state.ts';
import { type Deadline, type DeadlineState, type Duty, dutyDueAt, findDeadlineState } from './deadlines.ts';

/** How long before its end staff are reminded of a deadline. */
const warningMs: Readonly<Record<Duty, number>> = {
  answer: caseTimings.answerWarningMs,
  decision: caseTimings.decisionWarningMs,
};

/** What staff are reminded of: each once between an opening and its end. */
export const CASE_NOTICES = ['answer-near', 'answer-overdue', 'decision-near', 'decision-overdue'] as const;
export type CaseNotice = (typeof CASE_NOTICES)[number];

/** The fields of a case that its events change. */
export interface CaseLife {
  readonly reason: CaseReason;
  readonly state: CaseState;
  /** When its deadlines began: its receipt, or the mail that has reopened it. */
  readonly clockStartedAt: Date;
  /** First answer of staff since then. */
  readonly answeredAt: Date | null;
  readonly decidedAt: Date | null;
  /** When it ended: decided, closed or thanked; null while it is open. */
  readonly endedAt: Date | null;
  /** The first mail of the guest that nobody has answered yet. */
  readonly guestWaitsSince: Date | null;
  /** Reminders that were sent since the clock began. */
  readonly notices: readonly CaseNotice[];
}

export type CaseEvent =
  | { readonly kind: 'receipt-sent' }
  /** `isAutomatic`: a mail program has written, such as an out-of-office notice. */
  | { readonly kind: 'guest-wrote'; readonly isAutomatic: boolean }
  | { readonly kind: 'answered'; readonly isQuestion: boolean }
  | { readonly kind: 'decided' }
  | { readonly kind: 'thanked' }
  | { readonly kind: 'moved'; readonly to: 'in-progress' | 'closed' }
  | { readonly kind: 'reminded'; readonly notices: readonly CaseNotice[] };

/** A case as it begins. */
export function openLife(reason: CaseReason, at: Date): CaseLife {
  return {
    reason,
    state: 'new',
    clockStartedAt: at,
    answeredAt: null,
    decidedAt: null,
    endedAt: null,
    guestWaitsSince: null,
    notices: [],
  };
}

/** The case after an event; null where its state does not allow it. */
export function applyCaseEvent(life: CaseLife, event: CaseEvent, at: Date): CaseLife | null {
  switch (event.kind) {
    case 'receipt-sent':
      return life.state === 'new' ? { ...life, state: 'acknowledged' } : life;
    case 'guest-wrote':
      return event.isAutomatic ? life : takeGuestMail(life, at);
    case 'answered':
      return answer(life, event.isQuestion, at);
    case 'decided':
      return life.reason === 'complaint' ? end(life, 'decided', at) : null;
    case 'thanked':
      return life.reason === 'compliment' ? end(life, 'thanked', at) : null;
    case 'moved':
      if (!canStaffMoveCase(life.state, event.to)) return null;
      if (event.to === 'in-progress') return { ...life, state: event.to };
      // Staff close what waits for no answer; it keeps the time of its decision.
      return { ...life, state: 'closed', endedAt: life.endedAt ?? at, guestWaitsSince: null };
    case 'reminded':
      return { ...life, notices: [...life.notices, ...event.notices] };
  }
}

function takeGuestMail(life: CaseLife, at: Date): CaseLife {
  const guestWaitsSince = life.guestWaitsSince ?? at;
  if (life.state === 'waiting-for-guest') return { ...life, state: 'in-progress', guestWaitsSince };
  if (life.endedAt === null || at.getTime() - life.endedAt.getTime() > caseTimings.reopenMs)
    return { ...life, guestWaitsSince };
  return { ...openLife(life.reason, at), state: 'reopened', guestWaitsSince };
}

function answer(life: CaseLife, isQuestion: boolean, at: Date): CaseLife | null {
  const answered = { ...life, answeredAt: life.answeredAt ?? at, guestWaitsSince: null };
  // A last word after the end opens nothing again.
  if (!isOpenCase(life.state)) return isQuestion ? null : answered;
  return { ...answered, state: isQuestion ? 'waiting-for-guest' : 'in-progress' };
}

function end(life: CaseLife, state: 'decided' | 'thanked', at: Date): CaseLife | null {
  if (!canMoveCase(life.state, state)) return null;
  return {
    ...life,
    state,
    answeredAt: life.answeredAt ?? at,
    decidedAt: state === 'decided' ? at : null,
    endedAt: at,
    guestWaitsSince: null,
  };
}

/** The deadlines of a case since its clock began: a request is answered, a complaint decided, too; a compliment has none. */
export function listDeadlines(life: CaseLife): readonly Deadline[] {
  if (life.reason === 'compliment') return [];
  const { clockStartedAt: startedAt, answeredAt, decidedAt } = life;
  const answer: Deadline = {
    duty: 'answer',
    startedAt,
    dueAt: dutyDueAt('answer', startedAt),
    metAt: answeredAt,
  };
  if (life.reason === 'accessible-room') return [answer];
  return [answer, { duty: 'decision', startedAt, dueAt: dutyDueAt('decision', startedAt), metAt: decidedAt }];
}

/** The deadlines that are still to be met. */
export function listRunningDeadlines(life: CaseLife): readonly Deadline[] {
  return isOpenCase(life.state) ? listDeadlines(life).filter(({ metAt }) => metAt === null) : [];
}

/** How close the deadline is that ends first; null where none runs. */
export function findNextDeadlineState(life: CaseLife, now: Date): DeadlineState | null {
  const [next] = listRunningDeadlines(life);
  return next === undefined ? null : findDeadlineState(next, now, warningMs[next.duty]);
}

/** The reminders that staff have not got yet; of a deadline that is over only that it is. */
export function listDueNotices(life: CaseLife, now: Date): readonly CaseNotice[] {
  return listRunningDeadlines(life)
    .flatMap((deadline): CaseNotice[] => {
      const state = findDeadlineState(deadline, now, warningMs[deadline.duty]);
      return state === 'near' || state === 'overdue' ? [`${deadline.duty}-${state}`] : [];
    })
    .filter((notice) => !life.notices.includes(notice));
}

/** What staff have to do about a case, and until when; null where nobody waits. */
export interface CaseToDo {
  readonly toDo: 'answerCase' | 'replyToGuest' | 'decideCase' | 'awaitGuest' | 'thankGuest' | 'closeRequest';
  /** Null without a deadline. */
  readonly dueAt: Date | null;
  readonly since: Date;
}

export function findCaseToDo(life: CaseLife): CaseToDo | null {
  const { guestWaitsSince, clockStartedAt } = life;
  const [next] = listRunningDeadlines(life);
  if (next === undefined) {
    if (guestWaitsSince !== null) return { toDo: 'replyToGuest', dueAt: null, since: guestWaitsSince };
    if (!isOpenCase(life.state)) return null;
    if (life.reason === 'compliment') return { toDo: 'thankGuest', dueAt: null, since: clockStartedAt };
    const toDo = life.state === 'waiting-for-guest' ? 'awaitGuest' : 'closeRequest';
    return { toDo, dueAt: null, since: clockStartedAt };
  }
  if (next.duty === 'answer') return { toDo: 'answerCase', dueAt: next.dueAt, since: clockStartedAt };
  if (guestWaitsSince !== null) return { toDo: 'replyToGuest', dueAt: next.dueAt, since: guestWaitsSince };
  const toDo = life.state === 'waiting-for-guest' ? 'awaitGuest' : 'decideCase';
  return { toDo, dueAt: next.dueAt, since: clockStartedAt };
}
