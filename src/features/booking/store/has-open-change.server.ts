import { type RawBuilder, sql } from 'kysely';

/**
 * True while the supplier may still change a trip, and the change give money back: it is under way, or waits for staff. Meanwhile the trip is neither
 * cancelled nor is anything else of its payments given back. For a query of a transaction that has locked the trip: a change that begins locks it, too.
 */
export const hasOpenChange = (tripBookingId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from booking later
    where later.trip_booking_id = ${tripBookingId} and later."order" ->> 'kind' = 'change'
      and later.state not in ('booked', 'failed', 'cancelled'))`;
