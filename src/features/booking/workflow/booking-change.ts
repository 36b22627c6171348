import { retryDelayMs } from '../../../jobs/retry-delay.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import type { BookingLife, BookingRecord, PersonReason } from '../model/booking-record.ts';
import { type BookingState, hasUncertainOutcome, moveBooking } from '../model/booking-state.ts';
import type { BookingTimings } from '../model/booking-timings.ts';
import type { BookingFailure } from '../model/bookings.ts';
import { type HoldState, moveHold, mustBeGivenBack } from '../model/hold-state.ts';
import type { LedgerTransaction } from '../model/ledger.ts';
import { movePayment, type PaymentState } from '../model/payment-state.ts';
import type { TravelDocument } from '../model/travel-document.ts';
import type { BookingEvent } from './booking-event.ts';

/** What one answer changes, written down in one transaction or not at all. */
export interface BookingChange {
  readonly set: Partial<BookingLife>;
  readonly events: readonly BookingEvent[];
  readonly ledger: readonly LedgerTransaction[];
  readonly documents: readonly TravelDocument[];
  /** A number without gaps that the booking gets with this change. */
  readonly takesNumber: 'certificate' | 'invoice' | null;
  readonly mail: BookingMail | null;
  /** Milliseconds until the next step is due; `shopper`: when the shopper's time is up; null: nothing is due any more. */
  readonly wait: number | 'shopper' | null;
}

/** Why and until when a booking is asked after: what the rules need beside the booking. */
export interface Circumstances {
  readonly timings: BookingTimings;
  readonly now: Date;
}

type Extra = Partial<Omit<BookingChange, 'set'>>;

const nothing: BookingChange = {
  set: {},
  events: [],
  ledger: [],
  documents: [],
  takesNumber: null,
  mail: null,
  wait: 0,
};

/** The booking goes on to another state. */
export function transitionTo(
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
export function updateWithin(
  booking: BookingRecord,
  set: Partial<BookingLife>,
  extra: Extra = {},
): BookingChange {
  return { ...nothing, ...extra, set: { ...checkLives(booking, set), tries: 0 } };
}

/**
 * True where a call has just been left without an answer and enough is enough.
 * @param limit milliseconds in the present state
 */
export function hasTimedOut(
  { inState, tries }: BookingRecord,
  limit: number,
  { timings }: Circumstances,
): boolean {
  return inState >= limit && tries + 1 >= timings.minCalls;
}

/** What the timeline keeps of a step that is given up because nobody answered: where, after how many calls, after how many seconds. */
export function timeoutEvent({ state, tries, inState }: BookingRecord): BookingEvent {
  const facts = { in: state, unanswered: tries + 1, seconds: Math.round(inState / 1000) };
  return { kind: 'given-up', facts };
}

/** No answer: the same call is made again after a pause. Who waits long is told that we keep looking. */
export function retry(booking: BookingRecord, { timings }: Circumstances): BookingChange {
  const tries = booking.tries + 1;
  const isSoft =
    !booking.isDelayAnnounced && hasUncertainOutcome(booking.state) && booking.inState >= timings.softAfterMs;
  return {
    ...nothing,
    set: isSoft ? { tries, isDelayAnnounced: true } : { tries },
    events: tries === 1 ? [{ kind: 'no-answer', facts: { state: booking.state } }] : [],
    mail: isSoft ? 'soft-booked' : null,
    wait: retryDelayMs(tries, timings.retryDelaysMs),
  };
}

/** Nobody answers, or what is answered leaves no way on: staff decide. A shopper who waits is told that we keep looking. */
export function escalate(booking: BookingRecord, reason: PersonReason): BookingChange {
  const isSoft = !booking.isDelayAnnounced && hasUncertainOutcome(booking.state);
  return {
    ...nothing,
    set: {
      state: moveBooking(booking.state, 'manual-review'),
      resumeState: booking.state,
      reason,
      tries: 0,
      isDelayAnnounced: booking.isDelayAnnounced || isSoft,
    },
    events: [{ kind: 'manual-review', facts: { reason, in: booking.state } }],
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
  const mail = booking.isDelayAnnounced || booking.bookedAt !== null ? 'failed' : null;
  return transitionTo(booking, 'failed', { ...set, failure, action: null }, { ...extra, mail, wait: null });
}

/** The money is free: the trip is given back next, where one is kept. */
export function leavePayment(
  booking: BookingRecord,
  failure: BookingFailure,
  set: Partial<BookingLife> = {},
  extra: Extra = {},
): BookingChange {
  if (!mustBeGivenBack(booking.holdState)) return fail(booking, failure, set, extra);
  return transitionTo(booking, 'releasing', { ...set, failure, action: null }, extra);
}

function checkLives(booking: BookingRecord, set: Partial<BookingLife>): Partial<BookingLife> {
  if (set.holdState) moveHold(booking.holdState, set.holdState satisfies HoldState);
  if (set.paymentState) movePayment(booking.paymentState, set.paymentState satisfies PaymentState);
  return set;
}
