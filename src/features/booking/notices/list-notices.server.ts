import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeLists } from '../../../defaults.ts';
import { type NoticeFacts, type NoticeState, noticeStates } from '../../../domain/booking/trip-notice.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import type { ListStaffTasks, StaffTask } from '../../../domain/staff/staff-task.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { brandOfBooking, openBookingTables } from '../store/booking-rows.server.ts';
import { isLateRaise } from './late-raises.server.ts';
import type { ListedNotice, NoticeList } from './listed-notice.ts';

const statesOf: Readonly<Record<NoticeList, readonly NoticeState[]>> = {
  open: ['open'],
  late: ['expired'],
  answered: ['accepted', 'cancelled', 'rebooked'],
  all: noticeStates.states,
};

interface ListedRange {
  /** Leaves out trips that are cancelled, or over before this day, `YYYY-MM-DD`. */
  readonly onlyAheadOn?: string;
  /** The others are left out. */
  readonly limit?: number;
}

/**
 * Lists notices, the deadline that is nearest in front, of ended ones the last; of very many the others are left out.
 */
export async function listNotices(
  db: Db,
  list: NoticeList,
  brands: BrandScope,
  { onlyAheadOn, limit = officeLists.notices }: ListedRange = {},
): Promise<readonly ListedNotice[]> {
  const isAhead = list === 'open' || list === 'late';
  const rows = await openBookingTables(db)
    .selectFrom('trip_notice')
    .innerJoin('booking', 'booking.id', 'trip_notice.booking_id')
    .select([
      'trip_notice.id',
      'booking_number',
      'order',
      'facts',
      'is_significant',
      'trip_notice.state',
      'created_at',
      sql<Date>`answer_by`.as('answer_by'),
    ])
    .where('trip_notice.state', 'in', [...statesOf[list]])
    .where('answer_by', 'is not', null)
    .where(isOneOf(brandOfBooking, brands))
    .$if(onlyAheadOn !== undefined, (query) =>
      query
        .where('booking.state', 'not in', ['cancelling', 'cancelled'])
        .where('booking.supplier_fee', 'is', null)
        .where(sql<boolean>`coalesce(amended, "order") -> 'trip' ->> 'checkOut' >= ${onlyAheadOn}`),
    )
    .orderBy('answer_by', isAhead ? 'asc' : 'desc')
    .orderBy('trip_notice.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ order, ...row }) =>
    order.kind !== 'trip'
      ? []
      : [
          {
            id: row.id,
            bookingNumber: row.booking_number,
            customer: formatName(order.billing),
            phone: order.contact.phone,
            hotel: order.trip.hotel.name,
            facts: row.facts as NoticeFacts,
            isSignificant: row.is_significant,
            // Both tables have a column of this name; the one of the notice is selected.
            state: row.state as NoticeState,
            since: row.created_at,
            answerBy: row.answer_by,
          },
        ],
  );
}

/**
 * Travellers who have not answered where the deadline decides nothing: somebody calls them, as long as their trip is ahead. And raises of a price
 * that were entered in time and could not be announced in time, made or not, until staff have seen it or until check-in.
 */
export function createNoticeTaskList(db: Db, clock: Clock): ListStaffTasks {
  return async (brands) => {
    const today = formatDay(dayAt(clock.now()));
    const late = await listNotices(db, 'late', brands, { onlyAheadOn: today });
    const unanswered = late.map(({ id, bookingNumber, customer, answerBy, since }) =>
      toNoticeTask('notice-expired', { id, bookingNumber, customer, since, dueAt: answerBy }),
    );
    return [...unanswered, ...(await listLateRaises(db, brands, today))];
  };
}

async function listLateRaises(db: Db, brands: BrandScope, today: string): Promise<readonly StaffTask[]> {
  const rows = await openBookingTables(db)
    .selectFrom('trip_notice')
    .innerJoin('booking', 'booking.id', 'trip_notice.booking_id')
    .select(['trip_notice.id', 'booking_number', 'order', 'announced_late_at', 'ended_at'])
    .where(isLateRaise)
    .where(isOneOf(brandOfBooking, brands))
    .where(sql<boolean>`coalesce(amended, "order") -> 'trip' ->> 'checkIn' > ${today}`)
    .orderBy((eb) => eb.fn.coalesce('announced_late_at', 'ended_at'))
    .limit(officeLists.notices)
    .execute();
  return rows.flatMap(({ id, booking_number: bookingNumber, order, ...row }) => {
    const since = row.announced_late_at ?? row.ended_at;
    const toDo = row.announced_late_at === null ? 'raise-too-late' : 'raise-announced-late';
    const customer = formatName(order.billing);
    return since === null ? [] : toNoticeTask(toDo, { id, bookingNumber, customer, since, dueAt: null });
  });
}

function toNoticeTask(
  toDo: 'notice-expired' | 'raise-too-late' | 'raise-announced-late',
  {
    id,
    bookingNumber,
    customer,
    since,
    dueAt,
  }: Pick<ListedNotice, 'id' | 'bookingNumber' | 'customer' | 'since'> & Pick<StaffTask, 'dueAt'>,
): StaffTask {
  return {
    id: `notice-${id}`,
    place: 'bookings',
    path: buildPath(toDo === 'notice-expired' ? 'back_office_booking' : 'back_office_price_raise', {
      bookingNumber,
    }),
    number: bookingNumber,
    toDo: `office.task.${toDo}`,
    subject: customer,
    dueAt,
    since,
    assignedTo: null,
  };
}
