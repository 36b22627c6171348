import { retryDelayMs } from '../../../jobs/retry-delay.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import type { BookingPace } from '../model/booking-pace.ts';
import type { BookingLife, BookingRecord, PersonReason } from '../model/booking-record.ts';
import { type BookingState, mayBeBound, moveBooking } from '../model/booking-state.ts';
import type { BookingFailure } from '../model/bookings.ts';
import { type HoldState, moveHold, mustBeGivenBack } from '../model/hold-state.ts';
import type { LedgerTransaction } from '../model/ledger.ts';
import type { Paper } from '../model/papers.ts';
import { movePayment, type PaymentState } from '../model/payment-state.ts';
import type { BookingEvent } from './booking-event.ts';

/** What one answer changes, written down in one transaction or not at all. */
export interface BookingChange {
  readonly set: Partial<BookingLife>;
  readonly events: readonly BookingEvent[];
  readonly ledger: readonly LedgerTransaction[];
  readonly papers: readonly Paper[];
  /** A number without gaps that the booking gets with this change. */
  readonly takesNumber: 'certificate' | 'invoice' | null;
  readonly mail: BookingMail | null;
  /** Milliseconds until the next step is due; `shopper`: when the shopper's time is up; null: nothing is due any more. */
  readonly wait: number | 'shopper' | null;
}

/** Why and until when a booking is asked after: what the rules need beside the booking. */
export interface Circumstances {
  readonly pace: BookingPace;
  readonly now: Date;
}

type Extra = Partial<Omit<BookingChange, 'set'>>;

const nothing: BookingChange = {
  set: {},
  events: [],
  ledger: [],
  papers: [],
  takesNumber: null,
  mail: null,
  wait: 0,
};

/** The booking goes on to another state. */
export function goTo(
  booking: BookingRecord,
  to: BookingState,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  const facts = set.failure ? { failure: set.failure } : {};
  return {
    ...nothing,
    ...extra,
    set: { ...checkLives(booking, set), state: moveBooking(booking.state, to), tries: 0 },
    events: [...(extra.events ?? []), { kind: to, facts }],
  };
}

/** The same state has another thing to do now. */
export function stayIn(booking: BookingRecord, set: Partial<BookingLife>, extra: Extra = {}): BookingChange {
  return { ...nothing, ...extra, set: { ...checkLives(booking, set), tries: 0 } };
}

/**
 * True where a call has just been left without an answer and enough is enough.
 * @param limit milliseconds in the present state
 */
export function isSilent({ inState, tries }: BookingRecord, limit: number, { pace }: Circumstances): boolean {
  return inState >= limit && tries + 1 >= pace.leastCalls;
}

/** What the timeline keeps of a step that is given up because nobody answered: where, after how many calls, after how many seconds. */
export function noteSilence({ state, tries, inState }: BookingRecord): BookingEvent {
  const facts = { in: state, unanswered: tries + 1, seconds: Math.round(inState / 1000) };
  return { kind: 'given-up', facts };
}

/** No answer: the same call is made again after a pause. Who waits long is told that we keep looking. */
export function askAgain(booking: BookingRecord, { pace }: Circumstances): BookingChange {
  const tries = booking.tries + 1;
  const isSoft = !booking.isSoftTold && mayBeBound(booking.state) && booking.inState >= pace.softAfter;
  return {
    ...nothing,
    set: isSoft ? { tries, isSoftTold: true } : { tries },
    events: tries === 1 ? [{ kind: 'no-answer', facts: { state: booking.state } }] : [],
    mail: isSoft ? 'soft-booked' : null,
    wait: retryDelayMs(tries, pace.retryDelaysMs),
  };
}

/** Nobody answers, or what is answered leaves no way on: staff decide. A shopper who waits is told that we keep looking. */
export function callPerson(booking: BookingRecord, reason: PersonReason): BookingChange {
  const isSoft = !booking.isSoftTold && mayBeBound(booking.state);
  return {
    ...nothing,
    set: {
      state: moveBooking(booking.state, 'needs-person'),
      resumeState: booking.state,
      reason,
      tries: 0,
      isSoftTold: booking.isSoftTold || isSoft,
    },
    events: [{ kind: 'needs-person', facts: { reason, in: booking.state } }],
    mail: isSoft ? 'soft-booked' : null,
    wait: null,
  };
}

/** No booking comes about and nothing is bound any more. Who was told of one, or that we keep looking, is told of its end. */
export function fail(
  booking: BookingRecord,
  failure: BookingFailure,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  const mail = booking.isSoftTold || booking.bookedAt !== null ? 'failed' : null;
  return goTo(booking, 'failed', { ...set, failure, action: null }, { ...extra, mail, wait: null });
}

/** The money is free: the trip is given back next, where one is kept. */
export function leavePayment(
  booking: BookingRecord,
  failure: BookingFailure,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  if (!mustBeGivenBack(booking.holdState)) return fail(booking, failure, set, extra);
  return goTo(booking, 'releasing', { ...set, failure, action: null }, extra);
}

function checkLives(booking: BookingRecord, set: Partial<BookingLife>): Partial<BookingLife> {
  if (set.holdState) moveHold(booking.holdState, set.holdState satisfies HoldState);
  if (set.paymentState) movePayment(booking.paymentState, set.paymentState satisfies PaymentState);
  return set;
}
