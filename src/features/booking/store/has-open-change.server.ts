import { type RawBuilder, sql } from 'kysely';

/**
 * True until a trip says what a change makes of it, as in the index `one_open_change`: it is under way, or waits for staff, and may give money back. Meanwhile
 * the trip is neither cancelled nor is anything else of its payments given back. For a transaction that has locked the trip: a change that begins locks it, too.
 */
export const hasOpenChange = (tripBookingId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from booking later
    where later.trip_booking_id = ${tripBookingId} and later."order" ->> 'kind' = 'change'
      and later.state not in ('booked', 'failed', 'cancelled')
      and (later.booked_at is null or later.state = 'writing' or (later.state = 'manual-review' and later.resume_state = 'writing')))`;
