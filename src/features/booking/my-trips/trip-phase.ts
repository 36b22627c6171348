import { guestReviews } from '../../../defaults.ts';
import { type BookedTrip, firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';

/**
 * Where a trip is in time. `before`: days to departure, at least 1 · `today`: it begins today · `away`: the number of the day of the trip, from
 * 2 · `over`: its last day has gone by.
 */
export type TripPhase =
  | { readonly kind: 'before' | 'away'; readonly days: number }
  | { readonly kind: 'today' | 'over' };

/** First and last day of a trip: those of its flights, or of the stay without flights. */
export function spanOfTrip(trip: Pick<BookedTrip, 'checkIn' | 'checkOut' | 'outbound' | 'inbound'>): {
  readonly first: Day;
  readonly last: Day;
} {
  return {
    first: firstDayOf(trip),
    last: requireDay(trip.inbound?.arrival.slice(0, 10) ?? trip.checkOut),
  };
}

/** @param today in the seller's time zone */
export function findTripPhase(trip: Parameters<typeof spanOfTrip>[0], today: Day): TripPhase {
  const { first, last } = spanOfTrip(trip);
  if (today < first) return { kind: 'before', days: first - today };
  if (today === first) return { kind: 'today' };
  return today <= last ? { kind: 'away', days: today - first + 1 } : { kind: 'over' };
}

/** True for a trip that goes ahead and is not over: it belongs into a calendar and a wallet. */
export function liesAhead({
  phase,
  isCancelled,
}: {
  readonly phase: TripPhase;
  readonly isCancelled: boolean;
}): boolean {
  return !isCancelled && phase.kind !== 'over';
}

/** True from the last day of the stay on, for `openForDays`. */
export function isOpenForReview(checkOut: Day, today: Day): boolean {
  return today >= checkOut && today <= checkOut + guestReviews.openForDays;
}
