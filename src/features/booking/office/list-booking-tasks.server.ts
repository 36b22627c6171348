import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeLists } from '../../../defaults.ts';
import type { ListStaffTasks } from '../../../domain/staff/staff-task.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { claimOf } from '../../../domain/vouchers/sold-voucher.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { owedNow } from '../model/settlement.ts';
import { noVoucherSales, type VoucherSales } from '../model/voucher-sales.server.ts';
import {
  type BookingExpressions,
  brandOfBooking,
  openBookingTables,
  readBookingRow,
  selectBooking,
} from '../store/booking-rows.server.ts';
import type { BookingEventKind } from '../workflow/booking-event.ts';
import { toBookingTask, toOwedTask } from './booking-task.ts';

/**
 * Lists the bookings that wait for staff: in manual review, with a refund that came back, with a report of the payment provider. The
 * index `booking_for_staff` has them first. Of more than `officeLists.bookingTasks` the ones placed last are left to the list.
 */
export function createBookingTaskList(
  db: Db,
  sales: Pick<VoucherSales, 'find'> = noVoucherSales,
): ListStaffTasks {
  const bookings = openBookingTables(db);
  return async (brands) => {
    const rows = await bookings
      .selectFrom('booking')
      .select((eb) => [
        'id',
        'charged_back',
        'booking_number',
        'order',
        'state',
        'resume_state',
        'reason',
        'attention',
        'to_refund',
        lastEvent(eb, ['cancelling', 'voiding', 'failed', 'charged-back']).as('ended_at'),
        sql<Date>`coalesce(${lastEvent(eb, needsStaff)}, ${eb.ref('entered_at')})`.as('since'),
      ])
      .where('needs_staff', '=', true)
      .where(isOneOf(brandOfBooking, brands))
      .orderBy('placed_at')
      .limit(officeLists.bookingTasks)
      .execute();
    const sold = await sales.find(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) =>
      toBookingTask({
        bookingNumber: row.booking_number,
        customer: formatName(row.order.billing),
        state: row.state,
        resumeState: row.resume_state,
        reason: row.reason,
        attention: row.attention ?? [],
        toRefund: Number(row.to_refund),
        claim: claimOf(sold.get(row.id) ?? { redeemed: 0 }, Number(row.charged_back)),
        since: row.since,
        endedAt: row.ended_at,
      }),
    );
  };
}

/**
 * Trips of which money is owed and nothing collects it: a balance that is overdue and was withdrawn or could not cancel its trip, a raise of the
 * price that is overdue, and a fee that a deposit does not cover.
 */
export function createOwedTaskList(
  db: Db,
  clock: Clock,
  limit: number = officeLists.bookingTasks,
): ListStaffTasks {
  const bookings = openBookingTables(db);
  return async (brands) => {
    const now = clock.now();
    const rows = await bookings
      .selectFrom('booking')
      .select((eb) => [
        ...selectBooking(eb),
        lastEvent(eb, ['cancelled']).as('cancelled_at'),
        overdueSince(now).as('overdue_since'),
      ])
      .where('state', 'in', ['booked', 'cancelled'])
      .where(isOneOf(brandOfBooking, brands))
      .where((eb) =>
        eb.or([eb.and([eb('state', '=', 'cancelled'), isPaidLater]), eb(overdueSince(now), 'is not', null)]),
      )
      // Most cancelled trips owe nothing: however many there are, they leave a place to what is overdue.
      .orderBy(overdueSince(now), (order) => order.asc().nullsLast())
      .orderBy('placed_at', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap((row) => {
      const booking = readBookingRow(row);
      const since = row.cancelled_at ?? row.overdue_since;
      return since === null || owedNow(booking) === 0 ? [] : [toOwedTask(booking, since)];
    });
  };
}

/** True for a trip that was not paid at once as it is: the others owe nothing once they are cancelled. */
const isPaidLater = sql<boolean>`(
  "order" ? 'instalments' or amended -> 'price' ? 'raise' or amended -> 'price' ? 'askedByLink'
)`;

/** When what a trip asks for by itself, its balance or a raise, has become overdue; null where it has not. What staff ask for is theirs. */
const overdueSince = (now: Date) => sql<Date | null>`(
  select (min(due_on) + 1)::timestamp at time zone ${SHOP_TIME_ZONE} from payment_request r
  where r.booking_id = booking.id and r.requested_by is null and r.state <> 'paid' and r.due_on < ${formatDay(dayAt(now))}::date
)`;

/** What a timeline notes when a booking begins to need staff. */
const needsStaff: readonly BookingEventKind[] = [
  'manual-review',
  'charged-back',
  'refund-failed',
  'chargeback-reversed',
  'dispute',
  'paid-twice',
  'mismatch',
  'unsettled',
];

const lastEvent = (eb: BookingExpressions, kinds: readonly BookingEventKind[]) =>
  eb
    .selectFrom('booking_event')
    .select((of) => of.fn.max<Date | null>('booking_event.at').as('at'))
    .whereRef('booking_event.booking_id', '=', 'booking.id')
    .where('booking_event.kind', 'in', kinds);
