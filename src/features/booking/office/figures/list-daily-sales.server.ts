import { sql } from 'kysely';
import type { Db } from '../../../../database/open-kysely.server.ts';
import type { DailySales } from '../../../../domain/staff/daily-sales.ts';
import { type DayRange, requireDay } from '../../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../../domain/time/shop-time-zone.ts';
import { openBookingTables } from '../../store/booking-rows.server.ts';
import { orderedTotal } from './order-columns.server.ts';

/**
 * Trips that were ordered on these days and booked, by brand, market and currency, oldest first. Changes and payments that follow are
 * orders of their own and not part of it, and neither are gift vouchers.
 */
export async function listDailySales(db: Db, { from, to }: DayRange): Promise<readonly DailySales[]> {
  const midnight = (day: number) => new Date(instantOf({ day, minutes: 0, timeZone: SHOP_TIME_ZONE }));
  const rows = await openBookingTables(db)
    .selectFrom('booking')
    .select((eb) => [
      sql<string>`(placed_at at time zone ${sql.lit(SHOP_TIME_ZONE)})::date::text`.as('day'),
      sql<string>`"order" ->> 'brand'`.as('brand'),
      sql<string>`coalesce("order" ->> 'chosenMarket', "order" ->> 'market')`.as('market'),
      sql<DailySales['currency']>`"order" ->> 'currency'`.as('currency'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('bookings'),
      sql<string>`sum(${orderedTotal})`.as('revenue'),
    ])
    .where('placed_at', '>=', midnight(from))
    .where('placed_at', '<', midnight(to + 1))
    .where('booked_at', 'is not', null)
    .where(sql<boolean>`"order" ->> 'kind' = 'trip'`)
    .groupBy(['day', 'brand', 'market', 'currency'])
    .orderBy('day')
    .orderBy('brand')
    .orderBy('market')
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, day: requireDay(row.day), revenue: Number(row.revenue) }));
}
