import { isOneOf } from '../../../../database/is-one-of.server.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import { officeLists } from '../../../../defaults.ts';
import type { ListStaffTasks } from '../../../../domain/staff/staff-task.ts';
import { waitingStates } from '../../../../domain/states/live-trip-states.ts';
import { buildPath } from '../../../../url.ts';
import { formatName } from '../../documents/list-trip-facts.ts';
import { brandOfBooking, openBookingTables } from '../../store/booking-rows.server.ts';

/**
 * Trips of live suppliers that need staff: a room too many, until it is cancelled at its supplier, and a part that could not be given back or of which nobody
 * knows. A booking that waits for staff anyway is listed by itself.
 */
export function createSupplierTaskList(db: Db): ListStaffTasks {
  const bookings = openBookingTables(db);
  return async (brands) => {
    const rows = await bookings
      .selectFrom('booking')
      .innerJoin('combined_trip', 'combined_trip.id', 'booking.hold_id')
      .select([
        'booking.booking_number',
        'booking.order',
        'booking.entered_at',
        'combined_trip.rooms_counted_at',
        'combined_trip.has_second_room',
      ])
      .where(isOneOf(brandOfBooking, brands))
      .where((eb) =>
        eb.or([
          eb('combined_trip.has_second_room', '=', true),
          eb.and([eb('combined_trip.state', 'in', waitingStates), eb('booking.needs_staff', '=', false)]),
        ]),
      )
      .orderBy('booking.placed_at')
      .limit(officeLists.bookingTasks)
      .execute();
    return rows.map((row) => ({
      id: `supplier-${row.booking_number}`,
      place: 'bookings',
      path: buildPath('back_office_booking', { bookingNumber: row.booking_number }),
      number: row.booking_number,
      toDo: `office.task.${row.has_second_room ? 'secondRoom' : 'openAtSupplier'}`,
      subject: formatName(row.order.billing),
      dueAt: null,
      since: (row.has_second_room ? row.rooms_counted_at : null) ?? row.entered_at,
      assignedTo: null,
    }));
  };
}
