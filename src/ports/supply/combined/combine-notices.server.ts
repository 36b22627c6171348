import { sql } from 'kysely';
import type { SupplyNotices } from '../supply-port.ts';
import type { CombinedDb } from './combined-rows.server.ts';
import { ownSupplier } from './own-part.server.ts';

/**
 * What the operator's own supplier announces, by the numbers that trips have: of what is a part of a combined trip it knows only the
 * number of that part.
 */
export function combineNotices(db: CombinedDb, own: SupplyNotices): SupplyNotices {
  return {
    async after(sequence, limit) {
      const notices = await own.after(sequence, limit);
      const tripOf = await findTrips(
        db,
        notices.map(({ bookingNumber }) => bookingNumber),
      );
      return notices.map((notice) => ({
        ...notice,
        bookingNumber: tripOf.get(notice.bookingNumber) ?? notice.bookingNumber,
      }));
    },
  };
}

/** Numbers of the booked trips that have the operator's own bookings as a part. */
async function findTrips(db: CombinedDb, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ part: string; number: string }>`
    select part ->> 'vendorId' as part, booking_number as number
    from combined_trip cross join lateral (values (room), (flights)) as parts (part)
    where (room ->> 'vendorId' = any(${numbers}) or flights ->> 'vendorId' = any(${numbers}))
      and part ->> 'supplier' = ${ownSupplier} and booking_number is not null`.execute(db);
  return new Map(rows.map(({ part, number }) => [part, number]));
}
