import { type RawBuilder, sql } from 'kysely';
import type { AmendedTrip } from '../../../domain/booking/booking-order.ts';

/** True for a row of `booking` whose trip is now what a change was made for. */
export function isTripLike(before: AmendedTrip): RawBuilder<boolean> {
  return sql<boolean>`coalesce(amended, jsonb_build_object(${sql.join(parts)})) = ${JSON.stringify(before)}::jsonb`;
}

const parts = (
  [
    'offerKey',
    'trip',
    'extras',
    'insuranceMarket',
    'travellers',
    'price',
  ] as const satisfies readonly (keyof AmendedTrip)[]
).map((name) => sql`${sql.lit(name)}, "order" -> ${sql.lit(name)}`);
