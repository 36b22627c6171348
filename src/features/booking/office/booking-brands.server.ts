import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { brandOfBooking, openBookingTables } from '../store/booking-rows.server.ts';

/** The brand of a booking, notice or review, by what addresses of the office call it; null for none. */
export function createBookingBrands(db: Db) {
  const select = () => openBookingTables(db).selectFrom('booking').select(brandOfBooking.as('brand'));
  const find = async (query: ReturnType<typeof select>) => (await query.executeTakeFirst())?.brand ?? null;
  return {
    bookingNumber: (number: string) => find(select().where('booking_number', '=', number)),
    noticeId: (id: string) =>
      find(
        select().where('booking.id', 'in', (of) =>
          of.selectFrom('trip_notice').select('booking_id').where('trip_notice.id', '=', id),
        ),
      ),
    reviewId: (id: string) =>
      find(
        select().where('booking.id', 'in', (of) =>
          of
            .selectFrom('guest_review')
            .select('booking_id')
            .where(sql<boolean>`guest_review.id::text = ${id}`),
        ),
      ),
  };
}
