import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeLists } from '../../../defaults.ts';
import type { ListStaffTasks } from '../../../domain/staff/staff-task.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { type BookingExpressions, openBookingTables } from '../store/booking-rows.server.ts';
import type { BookingEventKind } from '../workflow/booking-event.ts';
import { toBookingTask } from './booking-task.ts';

/**
 * Lists the bookings that wait for staff: in manual review, with a refund that came back, with a report of the payment provider. The
 * index `booking_for_staff` has them first. Of more than `officeLists.bookingTasks` the ones placed last are left to the list.
 */
export function createBookingTaskList(db: Db): ListStaffTasks {
  const bookings = openBookingTables(db);
  return async () => {
    const rows = await bookings
      .selectFrom('booking')
      .select((eb) => [
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
      .orderBy('placed_at')
      .limit(officeLists.bookingTasks)
      .execute();
    return rows.map((row) =>
      toBookingTask({
        bookingNumber: row.booking_number,
        customer: formatName(row.order.billing),
        state: row.state,
        resumeState: row.resume_state,
        reason: row.reason,
        attention: row.attention ?? [],
        toRefund: Number(row.to_refund),
        since: row.since,
        endedAt: row.ended_at,
      }),
    );
  };
}

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
