import { isOneOf } from '../../../../database/is-one-of.server.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import type { BrandScope } from '../../../../domain/staff/brand-scope.ts';
import type { Departures } from '../../../../domain/staff/daily-sales.ts';
import { type DayRange, formatDay, listDays, requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatName } from '../../documents/list-trip-facts.ts';
import { currentOrder } from '../../model/booking-record.ts';
import { brandOfBooking, openBookingTables } from '../../store/booking-rows.server.ts';
import { departureOf } from './order-columns.server.ts';

/**
 * Trips that are booked and begin on these days, the first in front.
 * @param limit of those that are listed; the counts are of all
 */
export async function listDepartures(
  db: Db,
  range: DayRange,
  { brands, limit }: { readonly brands: BrandScope; readonly limit: number },
): Promise<Departures> {
  const leaving = openBookingTables(db)
    .selectFrom('booking')
    .where(departureOf, '>=', formatDay(range.from))
    .where(departureOf, '<=', formatDay(range.to))
    .where('booked_at', 'is not', null)
    .where(isOneOf(brandOfBooking, brands))
    .where('state', 'not in', ['cancelling', 'cancelled', 'failed'])
    // The refund of a cancelled trip may wait for its time.
    .where('supplier_fee', 'is', null)
    .where((eb) => eb(eb.ref('order', '->>').key('kind'), '=', 'trip'));
  const counts = await leaving
    .select((eb) => [departureOf.as('day'), eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy('day')
    .execute();
  const rows = await leaving
    .select(['booking_number', 'order', 'amended', departureOf.as('day')])
    .orderBy('day')
    .orderBy('booking_number')
    .limit(limit)
    .execute();
  const countOf = new Map(counts.map(({ day, count }) => [day, count]));
  return {
    days: listDays(range).map((day) => ({ day, count: countOf.get(formatDay(day)) ?? 0 })),
    first: rows.flatMap(({ booking_number: bookingNumber, day, ...row }) => {
      const order = currentOrder(row);
      if (order.kind !== 'trip' || day === null) return [];
      return {
        bookingNumber,
        day: requireDay(day),
        customer: formatName(order.billing),
        hotel: order.trip.hotel.name,
        travellers: order.travellers.length,
      };
    }),
  };
}
