import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingLimits, liveSupplyPolicy } from '../../../defaults.ts';
import type { LiveTripState } from '../../../domain/states/live-trip-states.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import { type BookingChange, transitionTo } from './booking-change.ts';
import type { BookingRunner } from './booking-runner.server.ts';

/** Steps whose call the supplier has to answer. */
const openSteps = ['confirming', 'releasing'] as const satisfies readonly BookingState[];
/** What becomes of a trip at its suppliers in the end. */
const settledStates = ['booked', 'released', 'refused'] as const satisfies readonly LiveTripState[];

interface Options {
  readonly db: Db;
  readonly store: Pick<BookingStore, 'find'>;
  readonly runner: Pick<BookingRunner, 'change'>;
  readonly report: (error: unknown) => void;
}

/**
 * Goes on with bookings that wait for staff because live suppliers did not say what they have of the trip, once the upkeep has found out: the trip is
 * booked, or nothing of it is left. The call that had no answer is repeated and ends the booking, money included.
 */
export function createSettledTrips({ db, store, runner, report }: Options) {
  /** @returns once every booking that can go on has begun to */
  async function resumeSettled(): Promise<void> {
    const rows = await db
      .selectFrom('booking')
      .innerJoin('combined_trip', 'combined_trip.id', 'booking.hold_id')
      .select('booking.id')
      .where('booking.state', '=', 'manual-review')
      .where('booking.reason', '=', 'supplier-silent')
      .where('booking.resume_state', 'in', openSteps)
      .where('combined_trip.state', 'in', settledStates)
      .orderBy('booking.placed_at')
      .limit(bookingLimits.bookingsAtOnce)
      .execute();
    for (const { id } of rows) await resumeOne(id).catch(report);
  }

  async function resumeOne(id: string): Promise<void> {
    const booking = await store.find(id);
    const change = booking === null ? null : resumeSettledTrip(booking);
    // Another process may have been faster.
    if (booking !== null && change !== null) await runner.change(booking, change);
  }

  const repeating = startInterval({
    intervalMs: liveSupplyPolicy.upkeepIntervalMs,
    run: resumeSettled,
    report,
  });
  return { resumeSettled, close: () => repeating.close() };
}

/** Null where the booking waits for something else than its supplier. */
function resumeSettledTrip(booking: BookingRecord): BookingChange | null {
  const { state, reason, resumeState } = booking;
  const step = openSteps.find((open) => open === resumeState);
  if (state !== 'manual-review' || reason !== 'supplier-silent' || step === undefined) return null;
  const events = [{ kind: 'supplier-settled', facts: {} } as const];
  return transitionTo(booking, step, { reason: null, resumeState: null }, { events });
}
