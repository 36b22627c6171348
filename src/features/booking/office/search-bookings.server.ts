import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeLists } from '../../../defaults.ts';
import { findListPage, type ListSort } from '../../../design/staff/list-sort.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import {
  type BookingExpressions,
  brandOfBooking,
  openBookingTables,
  readBookingRow,
  selectBooking,
} from '../store/booking-rows.server.ts';
import { departureOf, orderedTotal } from './figures/order-columns.server.ts';
import type { BookingQuery, BookingSort, FoundBookings } from './found-bookings.ts';

const orders: Readonly<Record<BookingSort, readonly RawBuilder<unknown>[]>> = {
  number: [sql.ref('booking_number')],
  departure: [departureOf],
  total: [sql`"order" ->> 'currency'`, orderedTotal],
  placed: [sql.ref('placed_at')],
};

/**
 * Finds bookings. Words are found by the index `booking_by_words`, the list's own order by `booking_for_staff`, days and order of
 * placing by `booking_by_time`, numbers by their unique index; the other filters and orders read what these leave.
 */
export async function searchBookings(db: Db, query: BookingQuery): Promise<FoundBookings> {
  const bookings = openBookingTables(db);
  const fitting = bookings.selectFrom('booking').where((eb) => eb.and(listConditions(eb, query)));
  const { count } = await bookings
    .selectFrom(
      fitting
        .select('id')
        .limit(officeLists.maxCountedBookings + 1)
        .as('found'),
    )
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const page = findListPage(query.page ?? 1, query.limit, count);
  const rows = await fitting
    .select(selectBooking)
    .orderBy(listOrder(query.sort ?? null))
    .offset((page.page - 1) * query.limit)
    .limit(query.limit)
    .execute();
  return { page, bookings: rows.map(readBookingRow) };
}

function listConditions(eb: BookingExpressions, query: BookingQuery): Expression<SqlBool>[] {
  const { state, brand, departureFrom, departureTo, placedFrom, placedTo } = query;
  const asked = query.text.trim();
  const words = sql<boolean>`list_booking_words(${eb.ref('booking_number')}, ${eb.ref('order')}) @@ ask_for_words(${asked})`;
  const midnight = (day: string, later: number) =>
    sql<Date>`(${day}::date + ${sql.lit(later)})::timestamp at time zone ${sql.lit(SHOP_TIME_ZONE)}`;
  return [
    isOneOf(brandOfBooking, query.brands),
    ...(asked === ''
      ? []
      : [
          eb.or([
            words,
            eb('invoice_number', '=', asked.toUpperCase()),
            eb('certificate_number', '=', asked.toUpperCase()),
            eb('checkout_id', '=', asked),
          ]),
        ]),
    ...(state === undefined ? [] : [eb('state', '=', state)]),
    ...(brand === undefined ? [] : [sql<boolean>`${brandOfBooking} = ${brand}`]),
    ...(departureFrom === undefined ? [] : [sql<boolean>`${departureOf} >= ${departureFrom}`]),
    ...(departureTo === undefined ? [] : [sql<boolean>`${departureOf} <= ${departureTo}`]),
    ...(placedFrom === undefined ? [] : [eb('placed_at', '>=', midnight(placedFrom, 0))]),
    ...(placedTo === undefined ? [] : [eb('placed_at', '<', midnight(placedTo, 1))]),
    ...(query.needsDecision === true ? [eb('needs_staff', '=', true)] : []),
  ];
}

/** Equal ones by their number, so that no booking is on two pages. */
function listOrder(sort: ListSort<BookingSort> | null): RawBuilder<unknown> {
  if (sort === null) return sql`needs_staff desc, placed_at desc, booking_number`;
  const direction = sql.raw(sort.isDescending ? 'desc' : 'asc');
  return sql.join([...orders[sort.by].map((value) => sql`${value} ${direction}`), sql`booking_number`]);
}
