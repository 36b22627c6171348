import { bookingTimings } from '../../../defaults.ts';
import type { StaffTask } from '../../../domain/staff/staff-task.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { Attention, BookingLife, BookingRecord } from '../model/booking-record.ts';

/** A booking that needs staff: it is in manual review, or the payment provider has reported something. */
export interface BookingToDecide
  extends Pick<BookingLife, 'state' | 'resumeState' | 'reason' | 'attention' | 'toRefund'> {
  readonly bookingNumber: string;
  /** Name of the customer; '' once it is erased. */
  readonly customer: string;
  /** Needs staff since. */
  readonly since: Date;
  /** What its buyer owes of a gift voucher whose payment the bank has taken back, minor units; 0 for nothing. */
  readonly claim: number;
  /** When the contract ended, by cancellation or because the booking was given up; null while it stands. */
  readonly endedAt: Date | null;
}

/**
 * The task that a booking is for staff, one for each. Money that is owed has the time of the law, another booking in manual review
 * the one that we give ourselves; a report of the provider has none, as its deadline is known to the bank alone.
 */
export function toBookingTask(booking: BookingToDecide): StaffTask {
  const { bookingNumber, customer, since } = booking;
  return {
    id: `booking-${bookingNumber}`,
    place: 'bookings',
    path: buildPath('back_office_booking', { bookingNumber }),
    number: bookingNumber,
    toDo: `office.task.${findToDo(booking)}`,
    subject: customer,
    dueAt: findDue(booking),
    since,
    assignedTo: null,
  };
}

/**
 * The task of a trip of which money is owed: what is overdue is late from that moment on, the fee of a cancelled trip has no limit.
 * @param since when the balance was overdue, or the trip was cancelled
 */
export function toOwedTask({ bookingNumber, order, state }: BookingRecord, since: Date): StaffTask {
  const isCancelled = state === 'cancelled';
  return {
    id: `owed-${bookingNumber}`,
    place: 'bookings',
    path: buildPath('back_office_booking', { bookingNumber }),
    number: bookingNumber,
    toDo: `office.task.${isCancelled ? 'feeOwed' : 'balanceOverdue'}`,
    subject: formatName(order.billing),
    dueAt: isCancelled ? null : since,
    since,
    assignedTo: null,
  };
}

function findToDo({ state, reason, attention, claim }: BookingToDecide): string {
  if (state === 'manual-review') return reason ?? 'review';
  const [first] = attention;
  if (first === 'chargeback' && claim > 0) return 'chargeback-redeemed';
  return first ?? 'review';
}

function findDue(booking: BookingToDecide): Date | null {
  const { state, since, endedAt } = booking;
  if (owesRefund(booking)) return later(endedAt ?? since, bookingTimings.refundDueMs);
  return state === 'manual-review' ? later(since, bookingTimings.reviewLimitMs) : null;
}

/** True when a refund waits for staff. */
function owesRefund({ state, resumeState, attention, toRefund }: BookingToDecide): boolean {
  const cameBack: Attention = 'refund-failed';
  if (toRefund === 0) return false;
  return (state === 'manual-review' && resumeState === 'refunding') || attention.includes(cameBack);
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
