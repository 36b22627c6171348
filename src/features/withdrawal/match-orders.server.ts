import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../database/is-one-of.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { withdrawalPolicy } from '../../defaults.ts';
import type { BrandScope } from '../../domain/staff/brand-scope.ts';
import type { CandidateOrder } from './withdrawal.ts';
import { orderLetters } from './withdrawal-rows.server.ts';
import { tidyOrderNumber } from './withdrawal-rules.ts';

/** Trips and vouchers that were booked; changes and later payments have no contract of their own. */
const isContract = sql<boolean>`(booking."order" ->> 'kind' in ('trip', 'voucher') and booking.booked_at is not null)`;

const selectOrders = (db: Db) =>
  db
    .selectFrom('booking')
    .select([
      'booking_number as bookingNumber',
      sql<string>`booking."order" ->> 'brand'`.as('brand'),
      sql<CandidateOrder['kind']>`booking."order" ->> 'kind'`.as('kind'),
      sql<string>`concat_ws(' ', booking."order" -> 'billing' ->> 'firstName', booking."order" -> 'billing' ->> 'lastName')`.as(
        'customer',
      ),
      sql<string>`coalesce(booking."order" -> 'contact' ->> 'email', '')`.as('email'),
    ])
    .where(isContract);

const selectPairs = (isMeant: RawBuilder<unknown>) => sql`
  select withdrawal.id as withdrawal_id, booking.id as booking_id from withdrawal join booking on ${isMeant}
  where withdrawal.outcome = 'unknown' and ${isContract}`;

/**
 * Open withdrawals with the orders that each may mean: with its number, or from its address. All at once: one look at the bookings, however many
 * withdrawals somebody sends.
 */
const meantPairs = sql`
  ${selectPairs(sql`booking.booking_number = left(${orderLetters}, 4) || '-' || substr(${orderLetters}, 5)`)}
  union ${selectPairs(sql`lower(booking."order" -> 'contact' ->> 'email') = lower(withdrawal.email)`)}`;

/** Whether a row of `withdrawal`, an open one, may mean an order of ours. */
export const mayMeanOrder = sql<boolean>`withdrawal.id = any(array(select withdrawal_id from (${meantPairs}) as pair))`;

/** The orders that open withdrawals may mean, by the id of the withdrawal; the newest first: mostly the number is mistyped, not the address. */
export async function matchOrders(
  db: Db,
  withdrawalIds: readonly string[],
  brands: BrandScope,
): Promise<ReadonlyMap<string, readonly CandidateOrder[]>> {
  const rows = await selectOrders(db)
    .innerJoin(
      sql<{ withdrawal_id: string; booking_id: string; place: string }>`(
        select withdrawal_id, booking_id,
          row_number() over (partition by withdrawal_id order by meant.placed_at desc) as place
        from (${meantPairs}) as pair join booking as meant on meant.id = booking_id
        where withdrawal_id = any(${withdrawalIds}::text[])
          and ${isOneOf(sql`meant."order" ->> 'brand'`, brands)})`.as('pair'),
      'pair.booking_id',
      'booking.id',
    )
    .select('pair.withdrawal_id')
    .where('pair.place', '<=', String(withdrawalPolicy.candidates))
    .orderBy('placed_at', 'desc')
    .execute();
  return Map.groupBy(rows, ({ withdrawal_id }) => withdrawal_id);
}

/** The trip or voucher of some brands with a number, however it is typed; null for none. */
export async function findOrder(
  db: Db,
  bookingNumber: string,
  brands: BrandScope,
): Promise<CandidateOrder | null> {
  const order = await selectOrders(db)
    .where('booking_number', '=', tidyOrderNumber(bookingNumber))
    .where(isOneOf(sql`booking."order" ->> 'brand'`, brands))
    .executeTakeFirst();
  return order ?? null;
}
