import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import { ownsBookedAddress } from '../store/owns-booked-address.server.ts';

/** The member whose list a trip is on. */
export interface TripMember {
  readonly id: string;
  /** Was signed in when ordering, or has had the booking's address verified since: others only read. */
  readonly mayAct: boolean;
  /** The booking's address is verified as the member's now. */
  readonly ownsAddress: boolean;
}

/** A booked trip, and the member whose list it is on; null for a guest's. */
export interface BookedTripRow {
  readonly booking: BookingRecord;
  readonly member: TripMember | null;
}

/** The booked trip of a checkout, a cancelled one as well; null where none was booked, or its people are no longer known, or had their data deleted. */
export async function findBookedTrip(db: Db, checkoutId: string): Promise<BookedTripRow | null> {
  const row = await bookedTrips(db)
    .select(['member_acts', ownsBookedAddress.as('owns_address')])
    .where('checkout_id', '=', checkoutId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { member_id: id, member_acts: mayAct, owns_address: ownsAddress } = row;
  return { booking: readBookingRow(row), member: id === null ? null : { id, mayAct, ownsAddress } };
}

/** The trips that a member has booked, cancelled ones as well. */
export async function listTripsOfMember(db: Db, memberId: string): Promise<readonly BookingRecord[]> {
  const rows = await bookedTrips(db).where('member_id', '=', memberId).execute();
  return rows.map(readBookingRow);
}

/** The booked trip with a booking number; null for any other number. */
export async function findTripByNumber(db: Db, bookingNumber: string): Promise<BookingRecord | null> {
  const row = await bookedTrips(db).where('booking_number', '=', bookingNumber).executeTakeFirst();
  return row === undefined ? null : readBookingRow(row);
}

function bookedTrips(db: Db) {
  return openBookingTables(db)
    .selectFrom('booking')
    .select(selectBooking)
    .select('member_id')
    .where('booked_at', 'is not', null)
    .where('state', '<>', 'failed')
    .where('anonymised_at', 'is', null)
    .where('guest_erased_at', 'is', null)
    .where(sql<boolean>`"order" ->> 'kind' = 'trip'`);
}
