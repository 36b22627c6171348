import { sql } from 'kysely';

/**
 * Day on which a trip begins, `YYYY-MM-DD`, as it was changed last: of the outbound flight where it starts, or of the check-in where there is
 * none. In these words it is the index `booking_by_departure`. Null for what is no trip.
 */
export const departureOf = sql<
  string | null
>`left(coalesce(coalesce(amended, "order") -> 'trip' -> 'outbound' ->> 'departure', coalesce(amended, "order") -> 'trip' ->> 'checkIn'), 10)`;

/**
 * What the invoice of an order said when it was placed, minor units: `invoiceTotalOf` of the price in it. What changes and raises have made of a
 * trip since then is in `amended`.
 */
export const orderedTotal = sql<string>`greatest(0,
  ("order" -> 'price' ->> 'base')::bigint
  + (select coalesce(sum(part::bigint), 0) from jsonb_array_elements_text("order" -> 'price' -> 'extras') as part)
  + ("order" -> 'price' ->> 'paymentFee')::bigint
  - ("order" -> 'price' ->> 'memberDiscount')::bigint
  - ("order" -> 'price' ->> 'promotion')::bigint
  - ("order" -> 'price' ->> 'cardDiscount')::bigint)`;
