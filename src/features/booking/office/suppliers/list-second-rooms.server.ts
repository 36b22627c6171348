import type { Db } from '../../../../database/open-kysely.server.ts';
import { officeLists } from '../../../../defaults.ts';
import type { ListStaffTasks } from '../../../../domain/staff/staff-task.ts';
import { buildPath } from '../../../../url.ts';
import { formatName } from '../../documents/list-trip-facts.ts';
import { openBookingTables } from '../../store/booking-rows.server.ts';

/** Trips of which a live supplier has a room too many, until it is cancelled there: what nobody travels with is paid for. */
export function createSecondRoomTaskList(db: Db): ListStaffTasks {
  const bookings = openBookingTables(db);
  return async () => {
    const rows = await bookings
      .selectFrom('booking')
      .innerJoin('combined_trip', 'combined_trip.id', 'booking.hold_id')
      .select(['booking.booking_number', 'booking.order', 'combined_trip.rooms_counted_at'])
      .where('combined_trip.has_second_room', '=', true)
      .orderBy('combined_trip.rooms_counted_at')
      .limit(officeLists.bookingTasks)
      .execute();
    return rows.map(({ booking_number: bookingNumber, order, rooms_counted_at: countedAt }) => ({
      id: `second-room-${bookingNumber}`,
      place: 'bookings',
      path: buildPath('back_office_booking', { bookingNumber }),
      number: bookingNumber,
      toDo: 'office.task.secondRoom',
      subject: formatName(order.billing),
      dueAt: null,
      since: countedAt ?? new Date(0),
      assignedTo: null,
    }));
  };
}
