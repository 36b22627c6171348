import { instalmentPolicy } from '../../../defaults.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import type { PaymentPurpose } from '../model/payment-request.ts';

/**
 * What follows while a payment is missing:
 * - `request`: staff ask for it · `early`: some days before it is due · `due`: on the day · `last`: with the last day
 * - `cancel`: the balance has not come, and the trip is cancelled
 */
export type ReminderKind = 'request' | 'early' | 'due' | 'last' | 'cancel';

const { earlyDays, lastReminderDays, graceDays } = instalmentPolicy;

/** The steps of each purpose, with the days after the due day; a balance has its first link in the confirmation. */
const stages: Readonly<Record<PaymentPurpose, readonly (readonly [ReminderKind, number | null])[]>> = {
  balance: [
    ['early', -earlyDays],
    ['due', 0],
    ['last', lastReminderDays],
    ['cancel', graceDays + 1],
  ],
  request: [
    ['request', null],
    ['due', 0],
    ['last', lastReminderDays],
  ],
};

/** A step, and when it is due: a number of the list, and a moment in the morning of the shop's time zone. */
export interface PlannedReminder {
  readonly stage: number;
  readonly at: Date;
}

/** The kind of a step; null where there is none. */
export function reminderAt(purpose: PaymentPurpose, stage: number): ReminderKind | null {
  return stages[purpose][stage]?.[0] ?? null;
}

/**
 * The next step from a number on; null where none is left. Reminders whose day has come already are left out, a cancellation never is.
 * @param dueOn the last day to pay
 */
export function planReminder(
  purpose: PaymentPurpose,
  dueOn: Day,
  from: number,
  now: Date,
): PlannedReminder | null {
  for (const [stage, [kind, days]] of stages[purpose].entries()) {
    if (stage < from) continue;
    if (days === null) return { stage, at: now };
    const at = morningOf(dueOn + days);
    if (kind === 'cancel' || at > now) return { stage, at };
  }
  return null;
}

/** True once the time of a step has come: the day of its payment may have moved since the step was planned. */
export function isReminderDue(purpose: PaymentPurpose, dueOn: Day, stage: number, now: Date): boolean {
  const days = stages[purpose][stage]?.[1] ?? null;
  return days === null || morningOf(dueOn + days) <= now;
}

/** The last day on which the balance may still come; the trip is cancelled on the next one. */
export function lastPaymentDay(dueOn: Day): Day {
  return dueOn + graceDays;
}

function morningOf(day: Day): Date {
  return new Date(instantOf({ day, minutes: instalmentPolicy.reminderMinutes, timeZone: SHOP_TIME_ZONE }));
}
