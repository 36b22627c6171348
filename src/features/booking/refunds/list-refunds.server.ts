import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeLists } from '../../../defaults.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { ListStaffTasks } from '../../../domain/staff/staff-task.ts';
import { dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { ListedRefund, RefundList } from '../model/refunds/listed-refund.ts';
import { brandOfBooking, openBookingTables } from '../store/booking-rows.server.ts';

interface RefundListDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Lists refunds, what was promised first in front; of very many the ones promised last are left out. */
export async function listRefunds(
  { db, clock }: RefundListDeps,
  {
    list,
    brands,
    bookingId,
    limit = officeLists.refunds,
  }: {
    readonly list: RefundList;
    readonly brands: BrandScope;
    /** Of a booking, or of later payments for its trip. */
    readonly bookingId?: string;
    readonly limit?: number;
  },
): Promise<readonly ListedRefund[]> {
  const today = formatDay(dayAt(clock.now()));
  const rows = await openBookingTables(db)
    .selectFrom('due_refund')
    .innerJoin('booking', 'booking.id', 'due_refund.booking_id')
    .select((eb) => [
      'due_refund.id',
      'booking_number',
      'order',
      'amount',
      'due_refund.reason',
      'due_refund.state',
      'note',
      'decided_by',
      'created_at',
      eb.cast<string>('promised_on', 'text').as('promised_on'),
    ])
    .where(isOneOf(brandOfBooking, brands))
    .$if(list !== 'all', (query) => query.where('due_refund.state', '<>', 'refunded'))
    .$if(list === 'late', (query) => query.where(sql<boolean>`promised_on < ${today}::date`))
    .$if(bookingId !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('booking.id', '=', bookingId ?? ''), eb('booking.trip_booking_id', '=', bookingId ?? '')]),
      ),
    )
    .orderBy('promised_on', list === 'all' ? 'desc' : 'asc')
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bookingNumber: row.booking_number,
    customer: formatName(row.order.billing),
    amount: Number(row.amount),
    currency: row.order.currency,
    // The columns of both tables have these names; the ones of the refund are selected.
    reason: row.reason as ListedRefund['reason'],
    state: row.state as ListedRefund['state'],
    note: row.note,
    decidedBy: row.decided_by,
    since: row.created_at,
    promisedOn: row.promised_on,
    isLate: row.state !== 'refunded' && row.promised_on < today,
  }));
}

/** What of refunds waits for staff: late, more than was paid, or for a second person. Bookings in manual review are a task already. */
export function createRefundTaskList(deps: RefundListDeps): ListStaffTasks {
  return async (brands) => {
    const open = await listRefunds(deps, { list: 'open', brands });
    return open
      .filter(({ state, isLate }) => isLate || state === 'failed' || state === 'proposed')
      .map(({ id, bookingNumber, customer, state, isLate, since, promisedOn }) => ({
        id: `refund-${id}`,
        place: 'bookings' as const,
        path: buildPath('back_office_booking', { bookingNumber }),
        number: bookingNumber,
        toDo: `office.task.${state === 'proposed' ? 'refund-proposed' : isLate ? 'refund-late' : 'refund-open'}`,
        subject: customer,
        dueAt: new Date(instantOf({ day: requireDay(promisedOn) + 1, minutes: 0, timeZone: SHOP_TIME_ZONE })),
        since,
        assignedTo: null,
      }));
  };
}

/** Refunds that are not made although their promised day is over: a metric, which should be 0. */
export async function countLateRefunds({ db, clock }: RefundListDeps): Promise<number> {
  const { late } = await db
    .selectFrom('due_refund')
    .select((eb) => eb.fn.countAll<string>().as('late'))
    .where('state', '<>', 'refunded')
    .where(sql<boolean>`promised_on < ${formatDay(dayAt(clock.now()))}::date`)
    .executeTakeFirstOrThrow();
  return Number(late);
}
