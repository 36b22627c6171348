import { dayAt } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';

/** What we owe somebody who complains: a first answer, then a decision with its reasons. */
export const DUTIES = ['answer', 'decision'] as const;
export type Duty = (typeof DUTIES)[number];

/** A deadline of the law, or our own promise as long as no law is in force. */
export interface DutyRule {
  readonly duty: Duty;
  /** Calendar days after the day of receipt. */
  readonly days: number;
  readonly source: string;
  /** First day on which it binds, `YYYY-MM-DD`; null as long as it is only our promise. */
  readonly inForceFrom: string | null;
}

/**
 * The deadlines of directive (EU) 2026/1024, which amends the package travel directive (EU) 2015/2302. A directive binds traders only
 * through the law of their country: until the transposition of a market is in force, both are our own promise.
 */
export const DUTY_RULES: readonly DutyRule[] = [
  { duty: 'answer', days: 7, source: 'Directive (EU) 2026/1024', inForceFrom: null },
  { duty: 'decision', days: 60, source: 'Directive (EU) 2026/1024', inForceFrom: null },
];

/**
 * The last millisecond in which a duty is met: the day of receipt does not count, the last day counts to its end in the shop's time zone
 * (regulation (EEC, Euratom) No 1182/71, article 3).
 */
export function dutyDueAt(duty: Duty, startedAt: Date): Date {
  const rule = DUTY_RULES.find((each) => each.duty === duty);
  if (rule === undefined) throw new Error(`There is no rule for ${duty}`);
  const day = dayAt(startedAt) + rule.days + 1;
  return new Date(instantOf({ day, minutes: 0, timeZone: SHOP_TIME_ZONE }) - 1);
}

/** A duty towards one guest. */
export interface Deadline {
  readonly duty: Duty;
  readonly startedAt: Date;
  readonly dueAt: Date;
  /** When it was met; null as long as it is not. */
  readonly metAt: Date | null;
}

/** `near`: inside the time of warning · `late`: met after its end. */
export type DeadlineState = 'pending' | 'near' | 'overdue' | 'met' | 'late';

/** @param warningMs how long before its end a deadline is near */
export function findDeadlineState({ dueAt, metAt }: Deadline, now: Date, warningMs: number): DeadlineState {
  if (metAt !== null) return metAt <= dueAt ? 'met' : 'late';
  if (now > dueAt) return 'overdue';
  return now.getTime() >= dueAt.getTime() - warningMs ? 'near' : 'pending';
}
